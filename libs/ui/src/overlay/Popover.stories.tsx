import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  args: { trigger: <Button>Synced 2 min ago</Button>, label: 'Sync', children: 'Everything is up to date.' },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('dialog', { name: 'Sync' })).toHaveTextContent('Everything is up to date.')
  },
}

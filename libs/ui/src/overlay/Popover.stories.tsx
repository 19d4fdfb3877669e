import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  parameters: {
    guide: {
      use: 'A small panel beside its button: details or a few controls.',
      avoid: ['For a list of actions: use `MenuButton`.', 'For a hint: use `Tooltip`.'],
      keys: [
        ['Enter, Space', 'On the button: opens it.'],
        ['Tab', 'Moves inside it.'],
        ['Escape', 'Closes it and returns to the button.'],
      ],
    },
  },
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

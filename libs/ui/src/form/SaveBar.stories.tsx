import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SaveBar } from './SaveBar.tsx'

const meta = { component: SaveBar, args: { onSave: fn(), onDiscard: fn() } } satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Unchanged: Story = {}
export const Pending: Story = { args: { changes: '3 fields changed', pending: true } }
export const Failed: Story = {
  args: { changes: '3 fields changed', error: 'The server did not answer. Nothing you typed is lost.' },
}

export const ByKeyboard: Story = {
  args: { changes: 'Name, Selling price' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDiscard).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  parameters: {
    guide: {
      use: 'A question before something that cannot be undone, or before changes are lost.',
      avoid: ['For something that can be undone: do it, and offer Undo in a toast.', 'To ask for input: use `Dialog`.'],
      keys: [
        ['Tab', 'Moves between the answers.'],
        ['Enter, Space', 'Gives the focused answer.'],
        ['Escape', 'Cancels.'],
      ],
    },
    docs: { story: { inline: false, height: '320px' } },
  },
  args: { title: 'Leave without saving?', open: true, confirm: 'Leave', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  args: { cancel: 'Stay', children: '3 fields were changed. They will be lost.' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Leave' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalled()
  },
}

export const Danger: Story = {
  args: { title: 'Delete 12 items?', confirm: 'Delete', danger: true, children: 'This cannot be undone.' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

export const Pending: Story = { args: { pending: true, children: 'Saving takes a moment.' } }

export const ThreeAnswers: Story = {
  args: {
    title: 'Unsaved changes',
    confirm: 'Discard',
    cancel: 'Stay',
    danger: true,
    other: { text: 'Save and leave', onPress: fn() },
    children: '3 fields were changed.',
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
    await expect(args.other!.onPress).toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

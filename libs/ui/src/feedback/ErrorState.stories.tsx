import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  parameters: {
    guide: {
      use: 'A list or a screen that could not be loaded.',
      avoid: [
        'For a refused save: the form shows it.',
        'For a missing permission: the screen says which one is missing.',
      ],
      keys: [['Enter, Space', 'On Retry: loads again.']],
    },
  },
  args: {
    title: 'The products could not be loaded',
    children: 'The server did not answer. Your filters and saved views are kept.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Retry: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const Retrying: Story = { args: { retrying: true } }

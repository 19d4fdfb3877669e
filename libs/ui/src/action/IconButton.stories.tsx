import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  parameters: {
    guide: {
      use: 'Frequent actions in toolbars, rows and headers, where the icon is well known.',
      avoid: [
        'For the main action of a screen: use `Button` with text.',
        'For an action whose icon needs explaining: use `Button` with text.',
      ],
      keys: [
        ['Enter, Space', 'Presses the button.'],
        ['Tab', 'Moves to it and shows its label as a tooltip.'],
        ['Escape', 'Hides the tooltip.'],
      ],
    },
  },
  args: { label: 'Refresh', icon: <RefreshCw />, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Pending: Story = { args: { pending: true } }
export const Disabled: Story = { args: { disabled: true, variant: 'secondary' } }

export const TooltipOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchButton } from './SearchButton.tsx'

const meta = {
  component: SearchButton,
  parameters: {
    guide: {
      use: 'Opening the command palette from the top bar.',
      avoid: ['To search the list of a screen: use `SearchField`.'],
      keys: [['Enter, Space', 'Presses the button.']],
    },
  },
  args: { label: 'Search or jump to', shortcut: 'Ctrl K', onPress: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360, containerType: 'inline-size' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SearchButton>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search or jump to' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

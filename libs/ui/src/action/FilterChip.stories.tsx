import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterChip } from './FilterChip.tsx'

const meta = {
  component: FilterChip,
  parameters: {
    guide: {
      use: 'Showing each filter that narrows a list, with a way to drop it.',
      avoid: [
        'For a state or a count: use `Badge`.',
        'To choose a filter: use `MultiSelect`, and show the choice as a chip.',
      ],
      keys: [['Enter, Space', 'On the cross: removes the filter.']],
    },
  },
  args: { label: 'Brand', value: 'Harbour, Northlight', onRemove: fn() },
} satisfies Meta<typeof FilterChip>
export default meta
type Story = StoryObj<typeof meta>

export const Removed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalled()
  },
}

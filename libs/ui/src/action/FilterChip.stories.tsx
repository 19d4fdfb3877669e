import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterChip } from './FilterChip.tsx'

const meta = {
  component: FilterChip,
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

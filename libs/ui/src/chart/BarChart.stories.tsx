import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarChart } from './BarChart.tsx'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const VALUES = [120, 0, 340, 95.5, 810, 1240, -60]

const meta = {
  component: BarChart,
  parameters: {
    guide: {
      use: 'Amounts over time, with or without the period before.',
      avoid: ['For exact values: show a table beside it.', 'For parts of a whole: use a table with percentages.'],
      keys: [
        ['Left, Right', 'Moves to the previous or next bar and announces it.'],
        ['Home, End', 'Moves to the first or last bar.'],
      ],
    },
  },
  args: {
    label: 'Net sales by day, USD',
    points: DAYS.map((label, index) => ({
      label,
      title: `${label}, ${index + 2} March 2026`,
      value: VALUES[index]!,
      compared: VALUES[(index + 3) % 7]!,
      comparedTitle: `${label}, ${index + 23} February 2026`,
    })),
    format: (value) => `$${value.toFixed(2)}`,
    formatTick: (value) => `$${value}`,
    legend: { value: 'This week', compared: 'Week before' },
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Compared: Story = {}

export const Alone: Story = {
  args: {
    points: DAYS.map((label, index) => ({ label, title: label, value: VALUES[index]! })),
    legend: { value: 'This week' },
  },
}

export const NothingSold: Story = {
  args: { points: DAYS.map((label) => ({ label, title: label, value: 0 })), legend: { value: 'This week' } },
}

export const ManyPoints: Story = {
  args: {
    points: Array.from({ length: 90 }, (_, day) => ({
      label: `${(day % 30) + 1}`,
      title: `Day ${day + 1}`,
      value: (day * 37) % 83,
    })),
    legend: { value: 'Last quarter' },
  },
}

export const ReadByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText(/Mon, 2 March 2026: \$120\.00 \(Mon, 23 February 2026: \$95\.50\)/)).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText(/Sun, 8 March 2026: \$-60\.00/)).toBeVisible()
  },
}

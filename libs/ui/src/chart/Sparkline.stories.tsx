import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  component: Sparkline,
  parameters: {
    guide: {
      use: 'Beside a figure and its change, to show how it came about.',
      avoid: ['Alone, or where values are read: use `BarChart`.'],
    },
  },
  args: { values: [12, 0, 34, 30, 81, 124, 60], compared: [20, 10, 24, 40, 61, 84, 90] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Compared: Story = {}

export const Below: Story = { args: { values: [4, -6, 0, 8, 2, -3, 5] } }

/** Without a value both lines lie on the ground. */
export const Nothing: Story = {
  args: { values: [0, 0, 0], compared: [0, 0, 0] },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    await expect(paths).toEqual(['M0 30L50 30L100 30', 'M0 30L50 30L100 30'])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  component: Tabs,
  args: {
    label: 'Item',
    value: 'main',
    onChange: () => {},
    tabs: [
      { id: 'main', label: 'Main Info', content: <p>Main fields</p> },
      { id: 'variants', label: 'Variants', count: 24, content: <p>Sizes and colours</p> },
      { id: 'media', label: 'Media', content: <p>Pictures</p>, disabled: true },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Variants/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Sizes and colours')).toBeVisible()
  },
}

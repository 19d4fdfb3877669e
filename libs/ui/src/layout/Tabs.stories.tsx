import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  component: Tabs,
  parameters: {
    guide: {
      use: 'Parts of one screen, of which one is shown at a time.',
      avoid: ['For pages with a URL of their own: use `TabLinks`.', 'For steps in a fixed order: use `Steps`.'],
      keys: [
        ['Left, Right', 'Shows the previous or next tab, also one from the menu.'],
        ['Home, End', 'Shows the first or last tab.'],
        ['Tab', 'Moves into the content.'],
      ],
    },
  },
  args: {
    label: 'Item',
    value: 'main',
    onChange: () => {},
    tabs: [
      { id: 'main', label: 'Main Info', content: <p>Main fields</p> },
      { id: 'variants', label: 'Variants', count: 24, content: <p>Sizes and colors</p> },
      { id: 'rejected', label: 'Rejected', count: 3, tone: 'danger', content: <p>Rows</p> },
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
    await expect(await canvas.findByRole('tab', { name: /Variants/, selected: true })).toHaveFocus()
    await expect(await canvas.findByText('Sizes and colors')).toBeVisible()
  },
}

export const Fourteen: Story = {
  args: {
    value: 'Tab 1',
    tabs: Array.from({ length: 14 }, (_, at) => ({
      id: `Tab ${at + 1}`,
      label: `Some part ${at + 1}`,
      content: <p>Content {at + 1}</p>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Some part 12' }))
    const chosen = await canvas.findByRole('tab', { name: 'Some part 12', selected: true })
    await waitFor(() => expect(chosen).not.toHaveAttribute('data-unfit'))
    await expect(await canvas.findByText('Content 12')).toBeVisible()
    chosen.focus()
    await userEvent.keyboard('{ArrowRight}')
    const next = await canvas.findByRole('tab', { name: 'Some part 13', selected: true })
    await waitFor(() => expect(next).not.toHaveAttribute('data-unfit'))
  },
}

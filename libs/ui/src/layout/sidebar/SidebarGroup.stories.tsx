import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Sidebar } from './Sidebar.tsx'
import { SidebarEntry } from './SidebarEntry.tsx'
import { SidebarGroup } from './SidebarGroup.tsx'

const meta = {
  component: SidebarGroup,
  parameters: {
    guide: {
      use: 'The entries of one area of the app, under a heading that folds.',
      avoid: ['For one entry: put it directly into the `Sidebar`.', 'Inside another group: use `SidebarSection`.'],
      keys: [
        ['Up, Down', 'Moves through headings and entries.'],
        ['Home, End', 'Moves to the first or last one.'],
        ['Enter', 'Follows an entry, or folds a heading.'],
      ],
    },
  },
  args: {
    label: 'Catalog',
    icon: <Tag />,
    expanded: true,
    onExpandedChange: () => {},
    children: ['Products', 'Import', 'Price changes'].map((label) => (
      <SidebarEntry key={label} label={label} href={`#${label}`} />
    )),
  },
  render: function Render(args) {
    const [expanded, setExpanded] = useState(args.expanded)
    return <SidebarGroup {...args} expanded={expanded} onExpandedChange={setExpanded} />
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 'var(--sidebar)', blockSize: 240 }}>
      <Sidebar mark="G" name="Greenroom">
        <Story />
      </Sidebar>
    </div>
  ),
} satisfies Meta<typeof SidebarGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Folds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('link', { name: 'Products' })).toBeNull()
  },
}

export const FoldedWithCurrent: Story = { args: { expanded: false, current: true } }

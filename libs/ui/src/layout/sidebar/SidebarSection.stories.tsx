import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from 'lucide-react'
import { expect } from 'storybook/test'
import { Sidebar } from './Sidebar.tsx'
import { SidebarEntry } from './SidebarEntry.tsx'
import { SidebarGroup } from './SidebarGroup.tsx'
import { SidebarSection } from './SidebarSection.tsx'

const meta = {
  component: SidebarSection,
  parameters: {
    guide: {
      use: 'Related entries of a long group, under a heading of their own.',
      avoid: ['For a whole area: use `SidebarGroup`, which has an icon.'],
      keys: [
        ['Up, Down', 'Moves through headings and entries.'],
        ['Home, End', 'Moves to the first or last one.'],
        ['Enter', 'Follows an entry, or folds a heading.'],
      ],
    },
  },
  args: {
    label: 'Classifications',
    children: ['Departments', 'Categories'].map((label) => (
      <SidebarEntry key={label} label={label} href={`#${label}`} />
    )),
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 'var(--sidebar)', blockSize: 240 }}>
      <Sidebar mark="G" name="Greenroom">
        <SidebarGroup label="Catalog" icon={<Tag />} expanded onExpandedChange={() => {}}>
          <Story />
        </SidebarGroup>
      </Sidebar>
    </div>
  ),
} satisfies Meta<typeof SidebarSection>
export default meta
type Story = StoryObj<typeof meta>

export const Folds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Classifications' }))
    await expect(canvas.queryByRole('link', { name: 'Departments' })).toBeNull()
  },
}

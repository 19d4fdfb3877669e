import type { Meta, StoryObj } from '@storybook/react-vite'
import { House } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../../feedback/Badge.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SidebarCollapsed } from './sidebar-context.ts'
import { SidebarEntry } from './SidebarEntry.tsx'

const meta = {
  component: SidebarEntry,
  parameters: {
    guide: {
      use: 'A link to a page of the app, in a `Sidebar` or one of its groups.',
      avoid: ['For an action: use a button in the top bar or on the screen.'],
      keys: [
        ['Up, Down', 'Moves through headings and entries.'],
        ['Home, End', 'Moves to the first or last one.'],
        ['Enter', 'Follows an entry, or folds a heading.'],
      ],
    },
  },
  args: { label: 'Products', href: '#products' },
  decorators: (Story) => (
    <div style={{ inlineSize: 'var(--sidebar)', blockSize: 120 }}>
      <Sidebar mark="G" name="Greenroom">
        <Story />
      </Sidebar>
    </div>
  ),
} satisfies Meta<typeof SidebarEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Current: Story = { args: { current: true, icon: <House />, label: 'Home' } }
export const WithCount: Story = { args: { label: 'Import', extra: <Badge>1</Badge> } }

export const Narrow: Story = {
  args: { icon: <House />, label: 'Home' },
  decorators: (Story) => (
    <SidebarCollapsed value>
      <Story />
    </SidebarCollapsed>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible()
  },
}

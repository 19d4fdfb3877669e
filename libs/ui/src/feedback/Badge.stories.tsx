import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  parameters: {
    guide: {
      use: 'A state or a count in a table, a tab or beside a title.',
      avoid: [
        'For the state of a document: use `Status`.',
        'For something that can be pressed or removed: use `FilterChip` or a button.',
      ],
    },
  },
  args: { children: 'Active' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge>24</Badge>
      <Badge tone="success">Active</Badge>
      <Badge tone="info">New</Badge>
      <Badge tone="warning">Low stock</Badge>
      <Badge tone="danger">2 issues</Badge>
    </div>
  ),
}

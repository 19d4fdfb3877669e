import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { children: 'Active' } } satisfies Meta<typeof Badge>
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

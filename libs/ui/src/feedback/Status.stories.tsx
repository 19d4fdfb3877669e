import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status } from './Status.tsx'

const meta = {
  component: Status,
  parameters: {
    guide: {
      use: 'How far a document or a record is: draft, submitted, approved.',
      avoid: [
        'For a count or a property: use `Badge`.',
        'As a color without a word: nobody can read it in print or without color vision.',
      ],
    },
  },
  args: { children: 'Draft' },
} satisfies Meta<typeof Status>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Status>Draft</Status>
      <Status tone="info">Submitted</Status>
      <Status tone="warning">Approved</Status>
      <Status tone="success">Applied</Status>
      <Status tone="danger">Failed</Status>
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageOpen } from 'lucide-react'
import { Button } from '../action/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  parameters: {
    guide: {
      use: 'A list or a panel with nothing in it: what will be here, and how to get it.',
      avoid: [
        'For a failed load: use `ErrorState`. A failure must not look like an empty list.',
        'While loading: use `Skeleton`.',
      ],
    },
  },
  args: { title: 'No products yet' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = {
  args: {
    icon: <PackageOpen />,
    children: 'Import a file from your old system, or add the first item by hand.',
    action: (
      <>
        <Button>New item</Button>
        <Button variant="primary">Import</Button>
      </>
    ),
  },
}
export const NothingMatches: Story = {
  args: {
    title: 'Nothing matches',
    children: 'Take a filter off to see more.',
    action: <Button>Clear filters</Button>,
  },
}

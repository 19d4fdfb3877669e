import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    guide: {
      use: 'The first load, in the shape of what will appear.',
      avoid: ['For a reload: keep the old rows and dim them, as `Grid` does.', 'For long work: use `ProgressBar`.'],
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const Grid: Story = { args: { shape: 'grid', rows: 8, columns: 6, label: 'Loading products' } }

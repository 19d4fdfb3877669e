import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  parameters: {
    guide: {
      use: 'Showing how far the user is in a task with a fixed order, such as an import.',
      avoid: ['To move between pages: use `TabLinks`.', 'For the progress of work: use `ProgressBar`.'],
    },
  },
  args: { label: 'Import', steps: ['File', 'Columns', 'Dry run', 'Apply'], current: 2 },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Third: Story = {}

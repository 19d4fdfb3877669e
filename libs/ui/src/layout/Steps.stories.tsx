import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './Steps.tsx'

const meta = {
  component: Steps,
  args: { label: 'Import', steps: ['File', 'Columns', 'Dry run', 'Apply'], current: 2 },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Third: Story = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { GridStatus } from './GridStatus.tsx'

const meta = {
  component: GridStatus,
  parameters: {
    guide: {
      use: 'Telling how many rows a list shows, of how many, and how many are selected.',
      avoid: ['For a count in a tab or beside a title: use `Badge`.'],
    },
  },
  args: { shown: 4070, total: 4070, noun: 'items' },
} satisfies Meta<typeof GridStatus>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Narrowed: Story = { args: { shown: 200 } }
export const Capped: Story = { args: { shown: 200, total: '10,000+' } }
export const Selected: Story = { args: { selected: 3 } }

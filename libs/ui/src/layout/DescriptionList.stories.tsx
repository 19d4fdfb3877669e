import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../feedback/Badge.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  component: DescriptionList,
  parameters: {
    guide: {
      use: 'The fields of a record that are only read.',
      avoid: ['For fields that can be edited: use fields, which have a read-only state.', 'For rows: use `Grid`.'],
    },
  },
  args: {
    entries: [
      { term: 'Item ID', value: 'TOUR-TEE-BLK' },
      { term: 'Status', value: <Badge tone="success">Active</Badge> },
      { term: 'Selling price', value: '$24.00', numeric: true },
      { term: 'Brand' },
      { term: 'Description', value: 'A soft tee from the first leg of the tour, in black, printed on both sides.' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Item: Story = {}

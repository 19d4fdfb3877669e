import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateField } from './DateField.tsx'

const meta = {
  component: DateField,
  parameters: {
    guide: {
      use: 'A day, or a day with its time.',
      avoid: ['For a named range of days: use `RangePicker`.'],
      keys: [
        ['Tab', 'Moves to the next part.'],
        ['Digits, arrows', 'Change a part.'],
      ],
    },
  },
  args: { label: 'Expected', value: '' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <DateField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'Leave it empty for no date.' } }
export const Day: Story = { args: { value: '2027-03-08' } }
export const WithTime: Story = { args: { value: '2027-03-08T18:30', time: true } }
export const Invalid: Story = { args: { value: '2027-03-08', error: 'The date is in the past.' } }
export const ReadOnly: Story = { args: { value: '2027-03-08', readOnly: true } }

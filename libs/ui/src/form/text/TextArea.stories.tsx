import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  parameters: {
    guide: {
      use: 'A text of several lines, such as a description or a remark.',
      avoid: ['For one line: use `TextField`.'],
      keys: [
        ['Enter', 'Starts a new line; it never submits.'],
        ['Tab', 'Leaves the field.'],
      ],
    },
  },
  args: { label: 'Description', value: '' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { limit: 250, placeholder: 'What a buyer should know' } }
export const NearLimit: Story = { args: { limit: 50, value: 'A soft tee from the first leg of the tour, in black' } }
export const ReadOnly: Story = { args: { readOnly: true, value: 'Printed on both sides.\nWash cold.' } }
export const Disabled: Story = { args: { disabled: true, value: 'Printed on both sides.' } }

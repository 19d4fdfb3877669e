import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  parameters: {
    guide: {
      use: 'One line of text: a name, a code, a date.',
      avoid: [
        'For amounts: use `MoneyField`.',
        'For whole numbers: use `NumberField`.',
        'For several lines: use `TextArea`.',
      ],
      keys: [
        ['Tab', 'Moves to it.'],
        ['Enter', 'Submits the form, unless the form turns that off.'],
      ],
    },
  },
  args: { label: 'Name', value: '' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <TextField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true, description: 'As it stands on the receipt.' } }
export const Invalid: Story = { args: { value: 'Tour #1', error: 'The name holds a character that is not allowed: #' } }
export const ReadOnly: Story = { args: { value: 'TOUR-TEE-BLK', label: 'Item ID', readOnly: true } }
export const Disabled: Story = { args: { value: 'Not for this role', disabled: true } }

export const NearLimit: Story = {
  args: { limit: 10 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    const height = () => input.closest('[data-rac]')!.getBoundingClientRect().height
    await userEvent.type(input, '1234567')
    await expect(canvas.queryByText('7 / 10')).toBeNull()
    const before = height()
    await userEvent.type(input, '8')
    await expect(canvas.getByText('8 / 10')).toBeVisible()
    await expect(height()).toBe(before)
  },
}

export const LongerThanAllowed: Story = {
  args: { limit: 12 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(input)
    await userEvent.paste('Fourteen chars')
    await expect(input).toHaveValue('Fourteen chars')
    await expect(canvas.getByText('14 / 12')).toBeVisible()
    await expect(canvas.getByText('2 characters too many')).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { MoneyField } from './MoneyField.tsx'

const meta = {
  component: MoneyField,
  parameters: {
    guide: {
      use: 'An amount in the currency of the company.',
      avoid: ['For a quantity: use `NumberField`.', 'For an amount that cannot be edited: use `DescriptionList`.'],
      keys: [['Tab', 'Moves to it. What is typed is kept as it is until the form reads it.']],
    },
  },
  args: { label: 'Selling price', currency: 'USD', value: '' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <MoneyField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const KeepsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('1,200.50')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Selling price' })).toHaveValue('1,200.50')
  },
}
export const DecimalsOfTheCurrency: Story = {
  args: { value: '12' },
  render: ({ value }) => (
    <>
      <MoneyField label="In dollars" currency="USD" value={value} readOnly />
      <MoneyField label="In yen" currency="JPY" value={value} readOnly />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'In dollars' })).toHaveValue('12.00')
    await expect(canvas.getByRole('textbox', { name: 'In yen' })).toHaveValue('12')
  },
}
export const Invalid: Story = { args: { value: '12.345', error: 'A price has at most two decimals.' } }
export const ReadOnly: Story = { args: { value: '18.00', currency: 'EUR', readOnly: true } }
export const Disabled: Story = { args: { value: '18.00', currency: 'GBP', disabled: true } }

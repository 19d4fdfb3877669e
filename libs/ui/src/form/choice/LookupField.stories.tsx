import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { LookupField } from './LookupField.tsx'

const OPTIONS = [
  { id: 'TEE', label: 'Tour Tee', hint: 'TPL-T1' },
  { id: 'MUG', label: 'Mug', hint: 'JNV-MG1' },
  { id: 'OLD', label: 'Old mug', hint: 'Discontinued', disabled: true },
]

const meta = {
  component: LookupField,
  args: { label: 'Add an item', text: '', options: [], onType: fn(), onPick: fn(), placeholder: 'ID, UPC or name' },
  render: function Typed(args) {
    const [text, setText] = useState(args.text)
    const found = OPTIONS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    return <LookupField {...args} text={text} onType={setText} options={found} />
  },
} satisfies Meta<typeof LookupField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true } }

export const PicksOneAfterTheOther: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'tee')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith('TEE')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'mug')
    await userEvent.click(await screen.findByRole('option', { name: 'Mug' }))
    await expect(args.onPick).toHaveBeenLastCalledWith('MUG')
  },
}

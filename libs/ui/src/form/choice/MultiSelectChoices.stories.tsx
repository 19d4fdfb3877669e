import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { MultiSelectChoices } from './MultiSelectChoices.tsx'

const meta = {
  component: MultiSelectChoices,
  parameters: {
    guide: {
      use: 'The choices of one filter inside a `FilterMenu`.',
      avoid: ['With a button of its own: use `MultiSelect`.'],
      keys: [
        ['Letters', 'Narrow the choices.'],
        ['Up, Down', 'Moves through them.'],
        ['Enter', 'Chooses or drops the focused one.'],
      ],
    },
  },
  args: {
    label: 'Season',
    value: [],
    onChange: fn(),
    options: ['Spring', 'Summer', 'Fall', 'Winter'].map((label, index) => ({ id: label, label, hint: String(index) })),
  },
  render: function Render(args) {
    const [value, setValue] = useState<string[]>([...args.value])
    const choose = (chosen: string[]) => {
      setValue(chosen)
      args.onChange(chosen)
    }
    return <MultiSelectChoices {...args} value={value} onChange={choose} />
  },
} satisfies Meta<typeof MultiSelectChoices>
export default meta
type Story = StoryObj<typeof meta>

export const KeepsWhatTheSearchHides: Story = {
  args: { value: ['Winter'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'fal')
    await userEvent.click(await canvas.findByRole('option', { name: 'Fall' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Winter', 'Fall'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  component: RadioGroup,
  parameters: {
    guide: {
      use: 'One of two to five choices that are worth reading side by side.',
      avoid: ['For more: use `Select`.', 'For yes or no: use `Checkbox`.'],
      keys: [
        ['Tab', 'Moves to the chosen one.'],
        ['Arrows', 'Choose the previous or next one.'],
      ],
    },
  },
  args: {
    label: 'Rows without a name',
    value: 'skip',
    options: [
      { id: 'skip', label: 'Skip them', hint: 'They are listed as rejected.' },
      { id: 'code', label: 'Use the code as the name' },
      { id: 'stop', label: 'Stop the import', disabled: true },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Use the code as the name' })).toBeChecked()
  },
}
export const Row: Story = { args: { layout: 'row', label: 'Status' } }
export const Invalid: Story = { args: { value: '', error: 'Choose one.' } }
export const ReadOnly: Story = { args: { readOnly: true } }

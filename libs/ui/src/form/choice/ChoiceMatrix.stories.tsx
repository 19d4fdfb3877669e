import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '../../feedback/Badge.tsx'
import { ChoiceMatrix } from './ChoiceMatrix.tsx'

const meta = {
  component: ChoiceMatrix,
  parameters: {
    guide: {
      use: 'The same few choices for many rows, such as the access levels of a role.',
      avoid: ['For one row: use `RadioGroup`.', 'For values that are typed: use `Sheet`.'],
      keys: [
        ['Tab', 'Moves to the next row.'],
        ['Left, Right', 'Chooses the previous or next option of the row.'],
      ],
    },
  },
  args: {
    label: 'Deliveries',
    rowHeader: 'Place',
    choices: [
      { id: 'never', label: 'Never' },
      { id: 'weekly', label: 'Weekly' },
      { id: 'daily', label: 'Daily' },
    ],
    groups: [
      {
        label: 'Stands',
        rows: [
          { id: 'main', label: 'Main stand', hint: 'HB-MAIN', value: 'daily' },
          { id: 'yard', label: 'Yard cart', hint: 'FD-YARD', value: 'never', note: <Badge>Usually weekly</Badge> },
        ],
      },
      { label: 'Warehouses', rows: [{ id: 'river', label: 'River Street', value: 'weekly', disabled: ['daily'] }] },
    ],
    onChange: () => {},
  },
  render: function Render(args) {
    const [chosen, setChosen] = useState<Record<string, string>>({})
    const groups = args.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, value: chosen[row.id] ?? row.value, changed: row.id in chosen })),
    }))
    return (
      <ChoiceMatrix {...args} groups={groups} onChange={(row, choice) => setChosen({ ...chosen, [row]: choice })} />
    )
  },
} satisfies Meta<typeof ChoiceMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Main stand: Daily' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Main stand: Weekly' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'River Street: Daily' })).toBeDisabled()
  },
}
export const ReadOnly: Story = { args: { readOnly: true } }

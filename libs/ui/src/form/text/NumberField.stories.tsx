import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './NumberField.tsx'

const meta = {
  component: NumberField,
  parameters: {
    guide: {
      use: 'A quantity, a level or a limit in whole numbers.',
      avoid: ['For money: use `MoneyField`.', 'For codes such as a UPC: use `TextField`, which keeps leading zeros.'],
      keys: [['Tab', 'Moves to it. The arrows move the caret: they never change the number by accident.']],
    },
  },
  args: { label: 'Reorder point', value: '24' },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { description: 'In units of the item.' } }
export const Invalid: Story = { args: { value: '2 dozen', error: 'Enter a whole number.' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './NumberField.tsx'

const meta = { component: NumberField, args: { label: 'Reorder point', value: '24' } } satisfies Meta<
  typeof NumberField
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { description: 'In units of the item.' } }
export const Invalid: Story = { args: { value: '2 dozen', error: 'Enter a whole number.' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldGrid } from './FieldGrid.tsx'
import { TextField } from './text/TextField.tsx'

const fields = ['Name', 'Item ID', 'UPC', 'Brand', 'Department'].map((label) => (
  <TextField key={label} label={label} value="" />
))

const meta = {
  component: FieldGrid,
  parameters: {
    guide: {
      use: 'Placing the fields of a form side by side where the window is wide enough.',
      avoid: ['For values that cannot be edited: use `DescriptionList`.', 'For rows of the same fields: use `Sheet`.'],
    },
  },
  args: { children: fields },
} satisfies Meta<typeof FieldGrid>
export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {}
export const ThreeColumns: Story = { args: { columns: 3 } }
export const OneColumn: Story = { args: { columns: 1 } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  component: CheckboxGroup,
  parameters: {
    guide: {
      use: 'Several yes-or-no choices under one label, all visible.',
      avoid: ['For more than about eight: use `MultiSelect`.', 'For exactly one choice: use `RadioGroup`.'],
      keys: [
        ['Tab', 'Moves through the checkboxes.'],
        ['Space', 'Checks or unchecks the focused one.'],
      ],
    },
  },
  args: {
    label: 'Sold in',
    value: ['store'],
    children: (
      <>
        <Checkbox value="store">Stores</Checkbox>
        <Checkbox value="web">Online</Checkbox>
        <Checkbox value="venue" disabled>
          Venues
        </Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = { args: { description: 'Where the item may be rung up.' } }
export const Invalid: Story = { args: { value: [], required: true, error: 'Choose at least one.' } }
export const ReadOnly: Story = { args: { readOnly: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  parameters: {
    guide: {
      use: 'One of a few choices, when space matters more than seeing all of them.',
      avoid: [
        'For more than about twenty: use `ComboBox`.',
        'For two to five that differ in detail: use `RadioGroup`.',
      ],
      keys: [
        ['Enter, Space, Down', 'Opens the choices.'],
        ['Up, Down', 'Moves through them.'],
        ['Letters', 'Moves to the choice that begins with them.'],
        ['Enter', 'Takes it.'],
        ['Escape', 'Closes without a change.'],
      ],
    },
  },
  args: {
    label: 'Department',
    value: '',
    placeholder: 'Choose a department',
    options: [
      { id: 'app', label: 'Apparel', hint: 'APP' },
      { id: 'mus', label: 'Music', hint: 'MUS' },
      { id: 'old', label: 'Closed department', hint: 'OLD', disabled: true },
      { id: 'acc', label: 'Accessories and other small things with a long name', hint: 'ACC' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <Select {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { required: true } }
export const Invalid: Story = { args: { error: 'Choose a department.' } }
export const ReadOnly: Story = { args: { value: 'mus', readOnly: true } }
export const Disabled: Story = { args: { value: 'acc', disabled: true } }

export const ChosenByKeyboard: Story = {
  args: { none: 'No department' },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.keyboard('{Enter}')
      const list = await screen.findByRole('listbox')
      await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement))
    }
    const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await open()
    await userEvent.keyboard('mus{Enter}')
    await closed()
    await expect(button).toHaveTextContent('Music')
    // The focus comes back in the next frame.
    await waitFor(() => expect(button).toHaveFocus())
    await open()
    await userEvent.keyboard('{Home}{Enter}')
    await closed()
    await expect(button).toHaveTextContent('No department')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Form } from '../Form.tsx'
import { SuggestField } from './SuggestField.tsx'

const DEPARTMENTS = [
  { id: 'HATS', label: 'Hats and caps', hint: 'HATS' },
  { id: 'MUGS', label: 'Mugs', hint: 'MUGS' },
  { id: 'SHIRTS', label: 'Shirts', hint: 'SHIRTS' },
]

const meta = {
  component: SuggestField,
  parameters: {
    guide: {
      use: 'A text that is nearly always one of a list, such as the cell of a file that names a department.',
      avoid: ['If only what is listed is valid: use `ComboBox`, or `Select` for fewer than about twenty choices.'],
      keys: [
        ['Letters', 'Open the list and narrow the suggestions.'],
        ['Up, Down', 'Moves through the suggestions.'],
        ['Enter, Tab', 'Takes the suggestion.'],
        ['Escape', 'Closes the list and keeps the text.'],
      ],
    },
  },
  args: { label: 'Department', value: 'HATZ', options: DEPARTMENTS, onBlur: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [saved, setSaved] = useState('')
    return (
      <Form aria-label="Cell" onSubmit={() => setSaved(value)}>
        <SuggestField {...args} value={value} onChange={setValue} />
        <output data-testid="saved">{saved}</output>
      </Form>
    )
  },
} satisfies Meta<typeof SuggestField>
export default meta
type Story = StoryObj<typeof meta>

export const Invalid: Story = { args: { error: 'Department HATZ does not exist' } }
export const Disabled: Story = { args: { disabled: true } }

/** Enter takes the first match, and submits once the list is closed. */
export const Suggested: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Department' })
    await userEvent.tab()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(input)
    await userEvent.keyboard('caps')
    await screen.findByRole('option', { name: 'Hats and caps' })
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('HATS')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('saved')).toHaveTextContent('HATS')
  },
}

export const OpenedByArrow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await userEvent.click(screen.getByRole('option', { name: 'Mugs' }))
    await expect(canvas.getByRole('combobox', { name: 'Department' })).toHaveValue('MUGS')
  },
}

/** A suggestion that is typed in full is submitted at once. */
export const TypedInFull: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Department' })
    await userEvent.clear(input)
    await userEvent.type(input, 'HATS')
    await screen.findByRole('option', { name: 'Hats and caps' })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('saved')).toHaveTextContent('HATS')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** Any other text is taken as it is. */
export const AnyText: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Department' })
    await userEvent.clear(input)
    await userEvent.type(input, 'Nothing like it{Enter}')
    await expect(canvas.getByTestId('saved')).toHaveTextContent('Nothing like it')
    await userEvent.clear(input)
    await userEvent.type(input, 'Mug')
    await screen.findByRole('option', { name: 'Mugs' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('saved')).toHaveTextContent('Mug')
    await userEvent.tab()
    await expect(input).toHaveValue('Mug')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { MultiSelect } from './MultiSelect.tsx'

const meta = {
  component: MultiSelect,
  parameters: {
    guide: {
      use: 'The filters above a list.',
      avoid: ['In a form with few choices: use `CheckboxGroup`.', 'For texts that are typed: use `TagField`.'],
      keys: [
        ['Enter, Space', 'On the button: opens the choices.'],
        ['Letters', 'Narrow the choices.'],
        ['Up, Down', 'Moves through them.'],
        ['Enter', 'Chooses or drops the focused one.'],
        ['Escape', 'Closes the choices.'],
      ],
    },
  },
  args: {
    label: 'Brand',
    value: [],
    onChange: () => {},
    options: ['Northlight', 'Harbour', 'Paper Moon', 'Café Métro', 'Stagehand'].map((label, index) => ({
      id: label,
      label,
      hint: String(12 * index),
    })),
  },
  render: function Render(args) {
    const [value, setValue] = useState<string[]>([...args.value])
    return <MultiSelect {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Disabled: Story = { args: { disabled: true } }

export const ChosenByKeyboard: Story = {
  args: { value: ['Harbour'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Brand 1 chosen' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('metro')
    await screen.findByRole('option', { name: /Café Métro/ })
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveTextContent('Brand2 chosen')
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = {
  args: { value: ['Harbour', 'Stagehand'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const count = await screen.findByText('2 of 5')
    await waitFor(() => expect(count).toBeVisible())
  },
}

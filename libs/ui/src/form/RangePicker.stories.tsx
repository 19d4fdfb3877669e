import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { RangePicker } from './RangePicker.tsx'

const meta = {
  component: RangePicker,
  parameters: {
    guide: {
      use: 'The time range of a report or a list.',
      avoid: ['For one date: use a `TextField` of type `date`.', 'For a time of day: use a `TextField`.'],
      keys: [
        ['Enter, Space', 'Opens the ranges.'],
        ['Up, Down', 'Moves through the named ranges.'],
        ['Enter', 'Chooses the range, or in a date field applies both days.'],
        ['Escape', 'Closes without a change.'],
      ],
    },
  },
  args: {
    label: 'Range',
    options: [
      { id: 'TODAY', label: 'Today' },
      { id: 'WEEK', label: 'This week' },
      { id: 'YEAR', label: 'Last year' },
    ],
    value: 'WEEK',
    onChange: () => {},
    daysInWords: ({ from, to }) => `${from} to ${to}`,
    checkDays: ({ from, to }) => (from && to && from <= to ? undefined : 'The last day comes before the first.'),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <RangePicker {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RangePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const Days: Story = { args: { value: { from: '2026-03-01', to: '2026-03-15' } } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Range: This week' }))
    await expect(await screen.findByRole('option', { name: 'This week' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Range: Last year' })).toHaveFocus())
  },
}

export const WrongDays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
    await screen.findByText('The last day comes before the first.')
  },
}

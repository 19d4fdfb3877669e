import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { LookupField } from './LookupField.tsx'

const OPTIONS = [
  { id: 'TEE', label: 'Tour Tee', hint: 'TPL-T1' },
  { id: 'MUG', label: 'Mug', hint: 'JNV-MG1' },
  { id: 'OLD', label: 'Old mug', hint: 'Discontinued', disabled: true },
]

const meta = {
  component: LookupField,
  parameters: {
    guide: {
      use: 'Adding records to a list one after the other, by name or by scan.',
      avoid: ['For a field with one value: use `ComboBox`.', 'For a search of a list: use `SearchField`.'],
      keys: [
        ['Letters, scans', 'Search.'],
        ['Up, Down', 'Moves through the results.'],
        ['Enter', 'Takes the result, or the only one with exactly that code.'],
        ['Escape', 'Closes the results.'],
      ],
    },
  },
  args: { label: 'Add an item', text: '', options: [], onType: fn(), onPick: fn(), placeholder: 'ID, UPC or name' },
  render: function Typed(args) {
    const [text, setText] = useState(args.text)
    const found = OPTIONS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    return <LookupField {...args} text={text} onType={setText} options={found} />
  },
} satisfies Meta<typeof LookupField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true } }

export const PicksOneAfterTheOther: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'tee')
    await screen.findByRole('option', { name: 'Tour Tee' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith('TEE')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'mug')
    await userEvent.click(await screen.findByRole('option', { name: 'Mug' }))
    await expect(args.onPick).toHaveBeenLastCalledWith('MUG')
    await userEvent.type(input, 'tee')
    await userEvent.tab()
    await expect(args.onPick).toHaveBeenCalledTimes(2)
  },
}

/** The reason why an option can't be chosen is a sentence, and shows as a whole. */
export const Refused: Story = {
  render: function Typed(args) {
    const [text, setText] = useState('')
    const hint = 'DONATE System generated item and cannot be modified'
    const options = [{ id: 'DONATE', label: 'Donation at the register', hint, disabled: true }]
    return <LookupField {...args} text={text} onType={setText} options={options} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'don')
    const reason = await screen.findByText(/cannot be modified/)
    await expect(reason.scrollWidth).toBeLessThanOrEqual(reason.clientWidth)
    await expect(screen.getByText('Donation at the register').scrollWidth).toBeLessThanOrEqual(
      screen.getByText('Donation at the register').clientWidth,
    )
  },
}

/** Enter hands the text over at once, unless an option is chosen. */
export const EnterTakesTheText: Story = {
  args: { onEnter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mug{Enter}')
    await expect(args.onEnter).toHaveBeenLastCalledWith('mug')
    await expect(args.onPick).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith('MUG')
    await expect(args.onEnter).toHaveBeenCalledTimes(1)
  },
}

/** A scanner's Enter comes before the results. */
export const EnterWaitsForTheResults: Story = {
  render: function Late(args) {
    const [text, setText] = useState('')
    const [answered, setAnswered] = useState('')
    const options = answered === '' ? [] : OPTIONS
    const exact = OPTIONS.find(({ hint }) => hint === text)?.id
    return (
      <>
        <LookupField
          {...args}
          text={text}
          onType={setText}
          options={options}
          exact={exact}
          pending={text !== answered}
        />
        <button
          type="button"
          tabIndex={-1}
          style={{ background: 'var(--surface)', color: 'var(--text)' }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAnswered(text)}
        >
          Answer
        </button>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'JNV-MG1{Enter}')
    await expect(args.onPick).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Answer'))
    await expect(args.onPick).toHaveBeenLastCalledWith('MUG')
    await userEvent.type(input, 'NONE{Enter}')
    await userEvent.click(canvas.getByText('Answer'))
    await expect(input).toHaveValue('NONE')
    await expect(args.onPick).toHaveBeenCalledTimes(1)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ComboBox } from './ComboBox.tsx'

const VENDORS = Array.from({ length: 5000 }, (_, index) => ({
  id: `v${index}`,
  label: `Vendor ${String(index).padStart(4, '0')}`,
}))

const meta = {
  component: ComboBox,
  parameters: {
    guide: {
      use: 'One of many choices that are known by name, such as a vendor.',
      avoid: ['For fewer than about twenty: use `Select`.', 'For records on the server: use `LookupField`.'],
      keys: [
        ['Letters', 'Open the list and narrow the choices.'],
        ['Up, Down', 'Moves through the matches.'],
        ['Enter, Tab', 'Takes the match.'],
        ['Escape', 'Closes the list and restores the choice.'],
      ],
    },
  },
  args: { label: 'Vendor', value: '', options: VENDORS },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <ComboBox {...args} value={value} onChange={setValue} />
        <output data-testid="value">{value}</output>
      </>
    )
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Invalid: Story = { args: { value: 'v7', error: 'This vendor is inactive.' } }
export const ReadOnly: Story = { args: { value: 'v7', readOnly: true } }
export const Disabled: Story = { args: { value: 'v7', disabled: true } }

const SIZES = [
  { id: 'XS', label: 'Extra small', hint: 'XS' },
  { id: 'S', label: 'Small', hint: 'S' },
  { id: 'XL', label: 'Extra large', hint: 'XL' },
  { id: 'XXL', label: 'Double extra large', hint: 'Inactive', disabled: true },
]

/** The first match has the focus; the list opens on typing, not on Tab. */
export const FoundByTyping: Story = {
  args: { value: 'v4999' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    await expect(input).toHaveValue('Vendor 4999')
    await userEvent.tab()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(input)
    await userEvent.keyboard('4321')
    await screen.findByRole('option', { name: 'Vendor 4321' })
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Vendor 4321')
    await expect(canvas.getByTestId('value')).toHaveTextContent('v4321')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('Vendor 4321')
  },
}

/** What is typed after a click, on the text or on the arrow, replaces the choice, as after Tab. */
export const ReplacedAfterAClick: Story = {
  args: { value: 'v4999' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    for (const clicked of [input, canvas.getByRole('button')]) {
      await userEvent.click(clicked)
      await userEvent.keyboard('vendor 0007')
      await expect(input).toHaveValue('vendor 0007')
      await userEvent.keyboard('{Escape}')
      await expect(input).toHaveValue('Vendor 4999')
      await userEvent.click(document.body)
    }
  },
}

export const FoundByCode: Story = {
  args: { label: 'Size', options: SIZES },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Size' })
    await userEvent.tab()
    for (const [typed, label, id] of [
      ['s', 'Small', 'S'],
      ['xl', 'Extra large', 'XL'],
      ['ext', 'Extra small', 'XS'],
    ]) {
      await userEvent.clear(input)
      await userEvent.keyboard(typed!)
      await screen.findByRole('option', { name: label })
      await userEvent.tab()
      await expect(input).toHaveValue(label)
      await expect(canvas.getByTestId('value')).toHaveTextContent(new RegExp(`^${id}$`))
      input.focus()
    }
  },
}

export const OpenedByArrow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByText('4,950 more, type to narrow')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('v1')
  },
}

/** What names no option stays in sight as an error, and what was chosen stays chosen. */
export const Unmatched: Story = {
  args: { value: 'v7' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    await userEvent.tab()
    await userEvent.keyboard('nobody')
    await screen.findByText('No results for “nobody”')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveValue('nobody')
    await expect(input).toHaveAccessibleDescription("“nobody” isn't in the list. Choose an entry or clear the field.")
    await expect(canvas.getByTestId('value')).toHaveTextContent('v7')
    input.focus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('Vendor 0007')
    await expect(input).toBeValid()
    await userEvent.clear(input)
    await userEvent.keyboard('vendor 00{Escape}')
    await expect(input).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('Vendor 0042')
    await userEvent.click(document.body)
    await expect(canvas.getByTestId('value')).toHaveTextContent('v42')
  },
}

/** The last option creates what the text names; Tab never does. */
export const Creates: Story = {
  args: { label: 'Size', options: SIZES, create: { label: 'Create size', onPick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Size' })
    await userEvent.tab()
    await userEvent.keyboard('small')
    await screen.findByRole('option', { name: 'Small' })
    await expect(screen.queryByRole('option', { name: /Create/ })).toBeNull()
    await userEvent.keyboard('er')
    await screen.findByRole('option', { name: 'Create size “smaller”' })
    await userEvent.tab()
    await expect(args.create!.onPick).not.toHaveBeenCalled()
    await expect(input).toBeInvalid()
    input.focus()
    await userEvent.keyboard('!')
    await screen.findByRole('option', { name: 'Create size “smaller!”' })
    await userEvent.keyboard('{Enter}')
    await expect(args.create!.onPick).toHaveBeenLastCalledWith('smaller!')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('smaller!')
  },
}

/** A section above that loads late moves nothing, although the browser scrolls; a scroll by the user closes the list. */
export const AsAPageLoads: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ blockSize: 320, overflow: 'auto' }}>
        <div data-testid="above" style={{ blockSize: 100 }} />
        <div style={{ blockSize: 1200, paddingBlockStart: 120 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page')
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    page.scrollTop = 110
    await scrolled(page)
    await userEvent.click(input)
    await userEvent.keyboard('432')
    await screen.findByRole('option', { name: 'Vendor 4321' })
    const { top } = input.getBoundingClientRect()
    canvas.getByTestId('above').style.blockSize = '400px'
    await scrolled(page)
    await expect(page.scrollTop).toBe(410)
    await expect(input.getBoundingClientRect().top).toBe(top)
    await expect(screen.getByRole('option', { name: 'Vendor 4321' })).toBeVisible()
    page.scrollTop = 380
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

function scrolled(page: HTMLElement) {
  return new Promise((resolve) => page.addEventListener('scroll', () => setTimeout(resolve, 100), { once: true }))
}

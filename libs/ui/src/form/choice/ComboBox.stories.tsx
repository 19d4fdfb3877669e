import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { ComboBox } from './ComboBox.tsx'

const VENDORS = Array.from({ length: 5000 }, (_, index) => ({
  id: `v${index}`,
  label: `Vendor ${String(index).padStart(4, '0')}`,
}))

const meta = {
  component: ComboBox,
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

export const FoundByTyping: Story = {
  args: { value: 'v4999' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    await expect(input).toHaveValue('Vendor 4999')
    await userEvent.tab()
    await userEvent.clear(input)
    await userEvent.keyboard('4321')
    await expect(await screen.findByRole('option', { name: 'Vendor 4321' })).toBeVisible()
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Vendor 4321')
    await expect(canvas.getByTestId('value')).toHaveTextContent('v4321')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('Vendor 4321')
  },
}

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    await userEvent.click(input)
    await expect(await screen.findByText('4,800 more, type to narrow')).toBeVisible()
    await userEvent.keyboard('nobody')
    await expect(await screen.findByText('No results for “nobody”')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
  },
}

export const KeepsItsChoice: Story = {
  args: { value: 'v7' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' })
    await userEvent.tab()
    await userEvent.clear(input)
    await expect(canvas.getByTestId('value')).toBeEmptyDOMElement()
    await userEvent.keyboard('0007{ArrowDown}{Enter}')
    await expect(canvas.getByTestId('value')).toHaveTextContent('v7')
    await userEvent.keyboard('{Backspace}{Backspace}99')
    await expect(await screen.findByRole('option', { name: 'Vendor 0099' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('Vendor 0007')
    await userEvent.keyboard('nobody')
    await userEvent.tab()
    await expect(input).toHaveValue('Vendor 0007')
    await expect(canvas.getByTestId('value')).toHaveTextContent('v7')
  },
}

import {
  allocate,
  type CurrencyDecimals,
  extractPercent,
  marginPercent,
  minorUnit,
  multiplyAmount,
  readAmount,
  readPercent,
  readQuantity,
  type Rounding,
  takePercent,
  toText,
} from '@greenroom/money'
import { Card, DescriptionList, FieldGrid, Select, TextField } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/money', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const CURRENCIES = [
  { id: '2', label: 'US dollar, 2 decimals' },
  { id: '0', label: 'Japanese yen, none' },
  { id: '3', label: 'Kuwaiti dinar, 3' },
]
const ROUNDINGS = [
  { id: 'HALF_UP', label: 'Halves away from zero' },
  { id: 'HALF_EVEN', label: 'Halves to even' },
]

/** A decimal; if the text isn't one, 0 and the reason. */
function read<T extends bigint>(decimal: T | string): [T, string | undefined] {
  return typeof decimal === 'string' ? [0n as T, decimal] : [decimal, undefined]
}

function TryOut() {
  const [texts, setTexts] = useState({ price: '100', cost: '62.5', quantity: '1', tax: '8.25', weights: '1 1 1' })
  const [decimals, setDecimals] = useState('2')
  const [rounding, setRounding] = useState<Rounding>('HALF_UP')

  const set = (name: keyof typeof texts) => (text: string) => setTexts({ ...texts, [name]: text })
  const step = minorUnit(Number(decimals) as CurrencyDecimals)
  const [price, priceFault] = read(readAmount(texts.price))
  const [cost, costFault] = read(readAmount(texts.cost))
  const [quantity, quantityFault] = read(readQuantity(texts.quantity))
  const [tax, taxFault] = read(readPercent(texts.tax))
  const weights = texts.weights.split(' ').flatMap((text) => read(readQuantity(text))[0])
  const line = multiplyAmount(price, quantity, rounding, step)
  const margin = marginPercent(cost, price)
  return (
    <Parts>
      <FieldGrid columns={3}>
        <TextField label="Price" value={texts.price} onChange={set('price')} error={priceFault} />
        <TextField label="Cost" value={texts.cost} onChange={set('cost')} error={costFault} />
        <TextField label="Quantity" value={texts.quantity} onChange={set('quantity')} error={quantityFault} />
        <TextField label="Tax rate (%)" value={texts.tax} onChange={set('tax')} error={taxFault} />
        <Select label="Currency" options={CURRENCIES} value={decimals} onChange={setDecimals} />
        <Select
          label="Rounding"
          options={ROUNDINGS}
          value={rounding}
          onChange={(value) => setRounding(value as Rounding)}
        />
        <TextField label="Weights" value={texts.weights} onChange={set('weights')} />
      </FieldGrid>
      <Card title="Results">
        <DescriptionList
          entries={[
            { term: 'Price x quantity', value: toText(line), numeric: true },
            { term: 'Tax on top', value: toText(takePercent(line, tax, rounding, step)), numeric: true },
            { term: 'Tax included', value: toText(extractPercent(line, tax, rounding, step)), numeric: true },
            { term: 'Margin', value: margin === undefined ? 'none' : `${toText(margin)}%`, numeric: true },
            { term: 'Split by the weights', value: allocate(line, weights, step).map(toText).join(' + ') },
          ]}
        />
      </Card>
    </Parts>
  )
}

/** A line with its tax, margin and split, exact to the smallest unit of the currency. */
export const Amounts: Story = {
  render: () => <TryOut />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('33.34 + 33.33 + 33.33')).toBeVisible()
    await expect(canvas.getByText('37.5%')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '.00001')
    await expect(canvas.getByText('tooPrecise')).toBeVisible()
  },
}

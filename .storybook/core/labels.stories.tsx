import {
  dots,
  type LabelElement,
  layOutLabel,
  newElement,
  newTemplate,
  SYMBOLOGIES,
  SYMBOLOGY_LABELS,
  type Symbology,
  toSvg,
  toZpl,
} from '@greenroom/labels'
import { grantsOf } from '@greenroom/permissions'
import { Badge, Card, Checkbox, FieldGrid, NumberField, Select, TextField } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Code } from './Code.tsx'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/labels', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const SYMBOLOGY_OPTIONS = SYMBOLOGIES.map((id) => ({ id, label: SYMBOLOGY_LABELS[id] }))
const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const

function elementsOf(symbology: Symbology, barcodeX: number): LabelElement[] {
  const barcode = newElement('Barcode', 'barcode', { x: dots(barcodeX), y: dots(90) })
  return [
    newElement('Item Name', 'name', { x: dots(16), y: dots(16) }),
    newElement('Selling Price', 'price', { x: dots(16), y: dots(48) }),
    barcode.type === 'barcode' ? { ...barcode, symbology } : barcode,
  ]
}

function TryOut() {
  const [name, setName] = useState('Tour shirt ^XZ black')
  const [upc, setUpc] = useState('012345678905')
  const [price, setPrice] = useState('30')
  const [symbology, setSymbology] = useState<Symbology>('upca')
  const [barcodeX, setBarcodeX] = useState('40')
  const [maySeePrice, setMaySeePrice] = useState(true)

  const grants = grantsOf([{ key: 'CATALOG_PRODUCT_PRICE', access: maySeePrice ? ['READ'] : ['NOACCESS'] }])
  const context = { locale: 'en-US', currency: 'USD', date: '2026-11-21', grants }
  const template = { ...newTemplate('Try-out', 25), elements: elementsOf(symbology, Math.round(Number(barcodeX)) || 0) }
  const layout = layOutLabel(template, { itemID: 'TS-1', upc, name, sellingPrice: Number(price) || 0 }, context)
  return (
    <Parts>
      <FieldGrid columns={3}>
        <TextField label="Item name" value={name} onChange={setName} />
        <TextField label="UPC" value={upc} onChange={setUpc} />
        <NumberField label="Selling price" value={price} onChange={setPrice} />
        <Select
          label="Barcode"
          options={SYMBOLOGY_OPTIONS}
          value={symbology}
          onChange={(id) => setSymbology(id as Symbology)}
        />
        <NumberField label="Barcode position from the left, in dots" value={barcodeX} onChange={setBarcodeX} />
        <Checkbox checked={maySeePrice} onChange={setMaySeePrice}>
          The user may see prices
        </Checkbox>
      </FieldGrid>
      <Card title="The label">
        <img
          alt={`Label of ${layout.placed.length} parts`}
          src={`data:image/svg+xml,${encodeURIComponent(toSvg(layout))}`}
          style={{ inlineSize: '100%', maxInlineSize: '28rem', border: '1px solid var(--line-strong)' }}
        />
      </Card>
      <Card title={`${layout.issues.length} issues`}>
        <ul>
          {layout.issues.map(({ severity, elementID, message }, index) => (
            <li key={index}>
              <Badge tone={TONES[severity]}>{severity}</Badge> {elementID}: {message}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="ZPL">
        <Code label="ZPL">{toZpl([{ layout, copies: 1 }])}</Code>
      </Card>
    </Parts>
  )
}

/** An item on a label: the printed label, its problems, and the commands for the printer. */
export const Label: Story = {
  render: () => <TryOut />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The user may see prices' }))
    await expect(canvas.getByText(/you don't have access to it/)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'ZPL' })).not.toHaveTextContent('$30')
  },
}

import {
  type Component,
  componentsOf,
  configure,
  type OptionGroup,
  previewInWords,
  PRICE_RULES,
  type PriceRule,
  restrictionsBut,
} from '@greenroom/cto'
import { Card, Checkbox, DescriptionList, FieldGrid, NumberField, Select, TextField } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Code } from './Code.tsx'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/cto', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const JERSEY = { itemID: 'JERSEY', name: 'Home jersey', costPrice: 20, sellingPrice: 80 }
const DARN = { kind: 'WORD', text: 'DARN', alsoReversed: true } as const
const RULES = Object.entries(PRICE_RULES).map(([id, label]) => ({ id, label }))

function nameGroup(priceRule: PriceRule): OptionGroup {
  return {
    id: 'NAME',
    name: 'Back name',
    type: 'TEXT',
    minLength: 1,
    maxLength: 12,
    characters: '',
    componentSetIDs: ['WHITE'],
    picks: [],
    maxPicks: 1,
    priceRule,
    sellingPrice: 0.5,
    place: 'BACK_TOP',
    required: true,
    rules: [],
    status: 'Active',
  }
}

function letters(qoh: number): Component[] {
  return componentsOf({ id: 'WHITE', name: 'White letter', kind: 'LETTERS' }).map((letter) => ({
    ...letter,
    componentSetID: 'WHITE',
    status: 'Active',
    itemStatus: 'Active',
    costPrice: 0.4,
    sellingPrice: 2,
    qoh,
  }))
}

function TryOut() {
  const [text, setText] = useState('Elle')
  const [left, setLeft] = useState('1')
  const [priceRule, setPriceRule] = useState<PriceRule>('PER_CHARACTER')
  const [allows, setAllows] = useState(false)

  const allowances = allows ? [{ ...DARN, reason: 'A family name' }] : []
  const blacklist = restrictionsBut([DARN], allowances)
  const result = configure(JERSEY, [nameGroup(priceRule)], { NAME: { text } }, letters(Number(left) || 0), blacklist)
  return (
    <Parts>
      <FieldGrid columns={3}>
        <TextField label="Back name" value={text} onChange={setText} />
        <NumberField label="Stock of each letter" value={left} onChange={setLeft} />
        <Select
          label="Charged, $0.50"
          options={RULES}
          value={priceRule}
          onChange={(rule) => setPriceRule(rule as PriceRule)}
        />
        <Checkbox checked={allows} onChange={setAllows}>
          This item allows DARN
        </Checkbox>
      </FieldGrid>
      <Card title="Result">
        <DescriptionList
          entries={[
            { term: 'Price', value: result.price, numeric: true },
            { term: 'Cost', value: result.cost, numeric: true },
            { term: 'Preview', value: previewInWords(JERSEY, result.preview) },
          ]}
        />
      </Card>
      <Card title={`${result.issues.length} issues`}>
        <ul>
          {result.issues.map(({ code, message }) => (
            <li key={message}>
              {code}: {message}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Lines">
        <Code label="Lines">{result.lines}</Code>
      </Card>
    </Parts>
  )
}

/** A name on a jersey: refused characters, components from stock, and the price. */
export const Configure: Story = {
  render: () => <TryOut />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/needs 2 x E, 1 left/)).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Back name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'N R @ D')
    await expect(canvas.getByText(/^blockedWord/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This item allows DARN' }))
    await expect(canvas.getByRole('heading', { name: '0 issues' })).toBeVisible()
  },
}

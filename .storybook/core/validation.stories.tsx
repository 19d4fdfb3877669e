import { Card, DescriptionList, FieldGrid, Select, TextField } from '@greenroom/ui'
import { checkField, checkItem, itemField, type ItemFieldName, itemFields } from '@greenroom/catalog'
import { DEFAULT_RESTRICTED, hasOuterSpace, isBlank, restrictedIn } from '@greenroom/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Code } from './Code.tsx'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/validation', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Texts() {
  const [text, setText] = useState(` Rock & Roll "Tour"`)
  const [restricted, setRestricted] = useState(DEFAULT_RESTRICTED)
  const found = restrictedIn(text, restricted)
  return (
    <Parts>
      <FieldGrid>
        <TextField label="Text" value={text} onChange={setText} />
        <TextField label="Restricted characters" value={restricted} onChange={setRestricted} />
      </FieldGrid>
      <DescriptionList
        entries={[
          { term: 'Restricted characters found', value: found.join(' ') || 'none' },
          { term: 'Leading or trailing space', value: hasOuterSpace(text) ? 'yes' : 'no' },
          { term: 'Blank', value: isBlank(text) ? 'yes' : 'no' },
        ]}
      />
    </Parts>
  )
}

/** Type a text and see which characters are refused. */
export const Text: Story = {
  render: () => <Texts />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.clear(input)
    await userEvent.type(input, 'Tour #1?')
    await expect(canvas.getByText('# ?')).toBeVisible()
  },
}

const FIELD_OPTIONS = itemFields.map(({ name, label }) => ({ id: name, label }))

function Fields() {
  const [name, setName] = useState<ItemFieldName>('itemID')
  const [value, setValue] = useState('TOUR-TEE-2026-BLACK')
  const context = { mode: 'create', restricted: DEFAULT_RESTRICTED } as const
  const [issue] = checkField(name, value, context)
  const { label, maxLength } = itemField(name)
  return (
    <Parts>
      <FieldGrid>
        <Select label="Field" options={FIELD_OPTIONS} value={name} onChange={(id) => setName(id as ItemFieldName)} />
        <TextField label={label} value={value} onChange={setValue} limit={maxLength} error={issue?.message} />
      </FieldGrid>
      <Card title="The field">
        <Code label="The field">{itemField(name)}</Code>
      </Card>
      <Card title="Its issues">
        <Code label="Its issues">{checkField(name, value, context)}</Code>
      </Card>
    </Parts>
  )
}

/** Choose a field of the item to see its limits and the problems of a value. */
export const Field: Story = {
  render: () => <Fields />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Its issues' })).toHaveTextContent('tooLong')
  },
}

const TYPED: readonly ItemFieldName[] = [
  'itemID',
  'upc',
  'name',
  'costPrice',
  'sellingPrice',
  'minimumLevel',
  'maximumLevel',
]

function Items() {
  const [draft, setDraft] = useState<Partial<Record<ItemFieldName, string>>>({
    itemID: 'BAG',
    upc: '',
    name: 'Tote & strap',
    costPrice: '4.50',
    sellingPrice: 'ten',
    minimumLevel: '9',
    maximumLevel: '3',
  })
  const issues = checkItem(draft, { mode: 'create', restricted: DEFAULT_RESTRICTED })
  return (
    <Parts>
      <FieldGrid columns={3}>
        {TYPED.map((name) => (
          <TextField
            key={name}
            label={itemField(name).label}
            value={draft[name] ?? ''}
            onChange={(value) => setDraft({ ...draft, [name]: value })}
            error={issues.find(({ field }) => field === name)?.message}
          />
        ))}
      </FieldGrid>
      <Card title={`${issues.length} issues`}>
        <Code label="Issues">{issues}</Code>
      </Card>
    </Parts>
  )
}

/** A whole item, and all of its issues as data. */
export const Item: Story = {
  render: () => <Items />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name may not contain &')).toBeVisible()
  },
}

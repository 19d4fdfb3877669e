import type { ItemField, ItemFieldName } from '@greenroom/catalog'
import { type ColumnMapping, importableFields } from '@greenroom/imports'
import { Card, Section, Select } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { memo, useState } from 'react'
import { ColumnDefault } from './ColumnDefault.tsx'
import { columnPlace } from './column-place.ts'
import { changePlanAtom, type Draft } from './draft.atoms.ts'
import styles from '../imports.module.css'

/** How many distinct sample values are shown for each column. */
const SAMPLES = 3

type Props = { draft: Draft; faults: Partial<Record<ItemFieldName, string>> }

/** Maps columns to fields. Fields that every item needs and fields with a column come first. */
export function ColumnMap({ draft, faults }: Props) {
  const { plan, hidden } = draft
  const shown = importableFields.filter(({ name }) => !hidden.includes(name))
  const isMain = (field: ItemField) => field.required === true || plan.mapping[field.name] !== undefined
  // The order is fixed, so that a field doesn't move when its column is removed.
  const [main] = useState(() => new Set(shown.filter(isMain).map(({ name }) => name)))
  const [open, setOpen] = useState(false)
  const rowOf = (field: ItemField) => (
    <FieldRow key={field.name} draft={draft} field={field} fault={faults[field.name]} />
  )
  const others = shown.filter(({ name }) => !main.has(name))
  return (
    <>
      <Card title="Columns">
        {shown.filter(({ name }) => main.has(name)).map(rowOf)}
        {plan.attributes.length > 0 && <p className={styles.about}>{attributesOf(draft)}</p>}
      </Card>
      <Section
        title="More fields"
        context={`${others.length} without a column at first`}
        open={open}
        onOpenChange={setOpen}
      >
        {open && others.map(rowOf)}
      </Section>
    </>
  )
}

/** Memoized, because files have many columns and the form many fields. */
const FieldRow = memo(function FieldRow({ draft, field, fault }: { draft: Draft; field: ItemField; fault?: string }) {
  const change = useSetAtom(changePlanAtom)
  const { opened, plan } = draft
  const column = plan.mapping[field.name]
  const options = opened.columns.map((label, index) => ({ id: String(index), label }))
  const choose = (id: string) => {
    const mapping: { -readonly [Name in keyof ColumnMapping]: number } = { ...plan.mapping }
    if (id === '') delete mapping[field.name]
    else mapping[field.name] = Number(id)
    void change({ mapping })
  }
  return (
    <div className={styles.field} id={columnPlace(field.name)}>
      <Select
        label={field.label}
        required={field.name === 'itemID' || field.name === 'name'}
        options={options}
        value={column === undefined ? '' : String(column)}
        onChange={choose}
        none="Not in the file"
      />
      <div className={styles.values}>
        {column === undefined ? (
          <ColumnDefault draft={draft} field={field} fault={fault} />
        ) : (
          <p className={styles.about}>{samplesOf(draft, column)}</p>
        )}
      </div>
    </div>
  )
})

function attributesOf({ opened, plan }: Draft): string {
  const names = plan.attributes.map(({ index }) => opened.columns[index])
  return `Additional attributes from columns of their name: ${names.join(', ')}`
}

function samplesOf({ opened }: Draft, column: number): string {
  const values = new Set(opened.sample.map((row) => row[column]?.trim()).filter(Boolean))
  return values.size === 0 ? 'Empty in the first rows' : [...values].slice(0, SAMPLES).join(' · ')
}

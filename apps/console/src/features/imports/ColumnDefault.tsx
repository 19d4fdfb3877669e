import { ITEM_TYPES, type ItemField, PACKAGE } from '@greenroom/validation'
import { MoneyField, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { companyAtom } from '#app/session.atoms.ts'
import { changePlanAtom, type Defaults, type Draft } from './draft.atoms.ts'
import styles from './imports.module.css'

/** Packages need components, which a file does not bring. */
const TYPES = ITEM_TYPES.filter(({ value }) => value !== PACKAGE).map(({ value, label }) => ({
  id: String(value),
  label,
}))

/** What a new item gets in a field that has no column. */
export function ColumnDefault({ draft, field, fault }: { draft: Draft; field: ItemField; fault?: string }) {
  const { currency } = useAtomValue(companyAtom)
  const change = useSetAtom(changePlanAtom)
  const { defaults } = draft.plan
  const set = (one: Partial<Defaults>) => void change({ defaults: { ...defaults, ...one } })
  const label = `${field.label} of new items`
  switch (field.name) {
    case 'upc':
      return <p className={styles.about}>New items: the same as the item ID</p>
    case 'type':
      return (
        <Select
          label={label}
          options={TYPES}
          value={String(defaults.type)}
          onChange={(id) => set({ type: Number(id) })}
        />
      )
    case 'costPrice':
    case 'sellingPrice':
      return (
        <MoneyField
          label={label}
          currency={currency}
          value={defaults[field.name]}
          onChange={(value) => set({ [field.name]: value })}
          error={fault}
        />
      )
    default:
      return null
  }
}

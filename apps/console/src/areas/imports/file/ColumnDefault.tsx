import { ITEM_TYPES, type ItemField, PACKAGE } from '@greenroom/catalog'
import { MoneyField, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { companyAtom } from '#data/company.atoms.ts'
import type { Defaults } from '../reading/form-plan.ts'
import { changePlanAtom, type Draft } from './draft.atoms.ts'
import styles from '../imports.module.css'

/** Packages are left out: they need components, which a file doesn't have. */
const TYPES = ITEM_TYPES.filter(({ value }) => value !== PACKAGE).map(({ value, label }) => ({
  id: String(value),
  label,
}))

/** The default value of a field for new items, where no column fills it. */
export function ColumnDefault({ draft, field, fault }: { draft: Draft; field: ItemField; fault?: string }) {
  const { currency } = useAtomValue(companyAtom)
  const change = useSetAtom(changePlanAtom)
  const { defaults } = draft.plan
  const set = (one: Partial<Defaults>) => void change({ defaults: { ...defaults, ...one } })
  const label = `${field.label} for new items`
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

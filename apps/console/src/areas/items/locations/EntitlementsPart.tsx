import { Banner, EmptyState, SearchField, Select } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { locationsAtom } from '#data/company.atoms.ts'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import { type Scope, scopeOf } from '../list/item-scope.ts'
import type { Item } from '../list/product-row.ts'
import { ScopeChoice } from '../list/ScopeChoice.tsx'
import { useAddressWord } from '../list/use-address-word.ts'
import { entitlementsAtom } from './entitlements.atoms.ts'
import {
  byType,
  entitledBy,
  type EntitlementFilter,
  extentAt,
  matching,
  NO_FILTER,
  wantedIn,
  wishesWith,
  withWanted,
} from './entitlements.ts'
import { EntitlementGroup } from './EntitlementGroup.tsx'
import { LOCATION_TYPES, type LocationType } from './location-words.ts'
import styles from './locations.module.css'

const TYPES = Object.entries(LOCATION_TYPES).map(([id, [, many]]) => ({ id, label: many }))
const STATES = [
  { id: 'entitled', label: 'Entitled' },
  { id: 'not', label: 'Not entitled' },
]

/** Which stores, warehouses, venues and artists may sell the item, or all variants of its product. */
export function EntitlementsPart() {
  const { item } = useItemScope()
  const [asked] = useAddressWord('scope')
  const { denied } = useMay('entitleItems')
  if (!item) return null
  const scope = scopeOf(item, asked)
  return (
    <div className={styles.tab}>
      {denied && <Banner>You have view-only access to the entitlements. {denied}</Banner>}
      <div className={styles.scope}>
        <ScopeChoice item={item} label="Entitlements of" />
      </div>
      <ScreenBoundary key={scope}>
        <Entitlements {...{ item, scope }} />
      </ScreenBoundary>
    </div>
  )
}

/** A checkbox for every location, with filters and a checkbox for each type. */
function Entitlements({ item, scope }: { item: Item; scope: Scope }) {
  const { rights, dispatch } = useItemFormScope()
  const mayWrite = useMay('entitleItems').may && !rights.readOnly
  const mayRemove = useMay('removeEntitlements').may && !rights.readOnly
  const { entitlements, itemCount } = useAtomValue(entitlementsAtom(item.itemID, item.productID ?? null, scope))
  const locations = useAtomValue(locationsAtom)
  const wishes = useFormPart(({ form }) => form.entitlements)
  const [filter, setFilter] = useState<EntitlementFilter>(NO_FILTER)
  const entitled = useMemo(() => entitledBy(entitlements), [entitlements])
  const wanted = useMemo(() => wantedIn(wishes, scope), [wishes, scope])
  const now = (id: string) => extentAt(id, entitled, itemCount)
  const groups = byType(matching(locations, filter, now))
  const narrow = (part: Partial<EntitlementFilter>) => setFilter({ ...filter, ...part })

  return (
    <>
      <div className={styles.filters}>
        <SearchField label="Search locations" value={filter.search} onChange={(search) => narrow({ search })} />
        <Select
          label="Type"
          labelHidden
          none="All types"
          options={TYPES}
          value={filter.type}
          onChange={(type) => narrow({ type: type as LocationType | '' })}
        />
        <Select
          label="Entitlement"
          labelHidden
          none="Entitled or not"
          options={STATES}
          value={filter.state}
          onChange={(state) => narrow({ state: state as EntitlementFilter['state'] })}
        />
        <p className={styles.count} role="status">
          {entitled.size} of {locations.length} locations may sell {scope === 'product' ? 'variants of it' : 'it'}
        </p>
      </div>
      {groups.length === 0 && <EmptyState title={locations.length === 0 ? 'No locations yet' : 'No locations match'} />}
      {groups.map((group) => (
        <EntitlementGroup
          key={group.type}
          {...group}
          {...{ wanted, now, mayWrite, mayRemove, itemCount }}
          countAt={(id) => entitled.get(id)?.length ?? 0}
          onChange={(some, all) => {
            const next = withWanted(wanted, some, all, now)
            dispatch({ do: 'change', values: { entitlements: wishesWith(wishes, scope, next) } })
          }}
        />
      ))}
    </>
  )
}

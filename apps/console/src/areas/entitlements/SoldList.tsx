import { DateField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { locationsAtom } from '#data/company.atoms.ts'
import type { SellingAt } from '#screens/entitlement-path.ts'
import { formatsAtom } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import { withParam } from '#data/list-address.ts'
import { useResource } from '#data/use-resource.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import type { soldPages } from './entitlements.atoms.ts'
import styles from './entitlements.module.css'
import { clockText } from './clock-text.ts'
import { PLACES } from './place-words.ts'
import { soldColumns } from './sold.columns.ts'

const SoldSelection = lazy(async () => ({ default: (await import('./SoldSelection.tsx')).SoldSelection }))

type SoldListProps = {
  place: SellingAt
  name: string
  list: ReturnType<typeof soldPages>
  /** The minute on the clock of the place that the list is judged at. */
  clock?: string | undefined
}

const ENTITLEMENTS = [
  { id: 'explicit', label: 'Explicit' },
  { id: 'inherited', label: 'Inherited' },
]
const SWITCHES = [{ name: 'show', label: 'Sold at this time' }]
const NOTHING: ReadonlySet<string> = new Set()

/** What a place may sell, at any time or at the one of the address, with what can be done with selected items. */
export function SoldList({ place, name, list, clock = '' }: SoldListProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { wall } = useAtomValue(formatsAtom)
  const locations = useAtomValue(locationsAtom)
  const { may } = useMay('changeEntitlements')
  const [ids, select] = useState(NOTHING)
  const { value } = useResource(list)
  const columns = useMemo(() => {
    const names = new Map(locations.map(({ type, id, name: known }) => [`${type} ${id}`, known]))
    return soldColumns(
      clock,
      wall,
      ({ locationType, locationID }) => names.get(`${locationType} ${locationID}`) ?? locationID,
    )
  }, [clock, wall, locations])
  const { type } = place
  const selects = may && type !== 'REGISTER'
  const selected = value?.rows.filter(({ itemID }) => ids.has(itemID)) ?? []

  return (
    <>
      <div className={styles.time}>
        <DateField
          time
          label="Date and time"
          description="On the clock of the place. Leave it empty for now."
          isFilter
          value={params.get('at') ?? ''}
          onChange={(at) => setParams((now) => withParam(now, 'at', at), { replace: true })}
        />
        {clock && <p role="status">{`What is sold on ${clockText(clock, wall)}. Opening hours aren't considered.`}</p>}
      </div>
      <PagedList
        one="item"
        many="items"
        {...{ list, columns }}
        rowId={({ itemID }) => itemID}
        placeholder="Name or item ID"
        filters={[{ name: 'entitlement', label: 'Entitlement', options: ENTITLEMENTS, single: true }]}
        switches={SWITCHES}
        hint={
          type === 'REGISTER'
            ? 'A register sells what its store is entitled to.'
            : `Entitle items, so that this ${PLACES[type].one} sells them.`
        }
        onOpen={({ itemID }) => navigate(itemPath(itemID))}
        selection={
          selects
            ? {
                ids,
                onChange: select,
                bar: (
                  <Suspense>
                    <SoldSelection
                      place={{ type, locationID: place.locationID }}
                      {...{ name, selected }}
                      onDone={() => select(NOTHING)}
                    />
                  </Suspense>
                ),
              }
            : undefined
        }
      />
    </>
  )
}

import { EmptyState, SaveBar, SearchField, Select, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useChange } from '#app/use-change.ts'
import type { Scope } from '../item-scope.ts'
import { entitledToArtist } from '../entitled-to-artist.ts'
import type { Item } from '../product-row.ts'
import { EntitlementsRefused, reloadEntitlementsAtom, saveEntitlementsAtom } from './entitlements.atoms.ts'
import {
  byType,
  type Entitled,
  type EntitlementFilter,
  extentAt,
  matching,
  NO_FILTER,
  type Wanted,
  withWanted,
} from './entitlements.ts'
import { EntitlementGroup } from './EntitlementGroup.tsx'
import { type Location, LOCATION_TYPES, type LocationType } from './location-words.ts'
import styles from './locations.module.css'

const TYPES = Object.entries(LOCATION_TYPES).map(([id, [, many]]) => ({ id, label: many }))
const STATES = [
  { id: 'entitled', label: 'Entitled' },
  { id: 'not', label: 'Not entitled' },
]
const NOTHING: Wanted = new Map()

type EntitlementsFormProps = {
  item: Item
  scope: Scope
  entitled: Entitled
  itemIDs: readonly string[]
  locations: readonly Location[]
}

/** Every location with a box to tick; many at once by type, and by what the filter shows. */
export function EntitlementsForm({ item, scope, entitled: start, itemIDs, locations }: EntitlementsFormProps) {
  const access = useAccess('CATALOG_ENTITLEMENT')
  const save = useSetAtom(saveEntitlementsAtom)
  const reload = useSetAtom(reloadEntitlementsAtom)
  const [entitled, setEntitled] = useState(start)
  const [wanted, setWanted] = useState(NOTHING)
  const [filter, setFilter] = useState<EntitlementFilter>(NO_FILTER)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  useLeaveQuestion(wanted.size > 0, { record: 'itemID' })
  useLeaveQuestion(wanted.size > 0, { record: 'scope' })
  useChange((change) => {
    if (change === null || change.entity === 'entitlement') void follow()
  })

  const now = (id: string) => extentAt(id, entitled, itemIDs.length)
  const groups = byType(matching(locations, filter, now))
  const narrow = (part: Partial<EntitlementFilter>) => setFilter({ ...filter, ...part })

  async function submit() {
    setPending(true)
    setProblem(undefined)
    try {
      await save({ itemIDs, entitled, locations, wanted })
      setWanted(NOTHING)
      for (const title of successWords(item, locations, wanted)) toasts.show({ tone: 'success', title })
    } catch (refused) {
      if (!(refused instanceof EntitlementsRefused)) throw refused
      setProblem(`${refused.message}. ${refused.detail}`)
    } finally {
      // A refused save may have saved a part.
      await follow()
      setPending(false)
    }
  }

  /** Takes over what the server has by now. Where it cannot be asked, what was there stays. */
  async function follow() {
    const current = await reload(item.itemID, scope).catch(() => undefined)
    if (current) setEntitled(current)
  }

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
          label="State"
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
      {groups.length === 0 && (
        <EmptyState title={locations.length === 0 ? 'There are no locations yet' : 'No location matches'} />
      )}
      {groups.map((group) => (
        <EntitlementGroup
          key={group.type}
          {...group}
          {...{ wanted, now, access }}
          itemCount={itemIDs.length}
          countAt={(id) => entitled.get(id)?.length ?? 0}
          onChange={(some, all) => setWanted(withWanted(wanted, some, all, now))}
        />
      ))}
      {access.write && (
        <SaveBar
          changes={changeWords(wanted)}
          error={problem}
          pending={pending}
          onSave={() => void submit()}
          onDiscard={() => {
            setWanted(NOTHING)
            setProblem(undefined)
          }}
        />
      )}
    </>
  )
}

function changeWords(wanted: Wanted): string {
  const added = [...wanted.values()].filter(Boolean).length
  const removed = wanted.size - added
  return [added > 0 && `${added} to entitle`, removed > 0 && `${removed} to take away`].filter(Boolean).join(', ')
}

/** One sentence for each artist (section 8), and one for everything else. */
function successWords({ name }: Item, locations: readonly Location[], wanted: Wanted): string[] {
  const artists = locations.filter(({ id, type }) => type === 'ARTIST' && wanted.get(id) === true)
  const words = artists.map((artist) => entitledToArtist(name, artist.name))
  return wanted.size > artists.length ? [...words, 'The entitlements have been saved'] : words
}

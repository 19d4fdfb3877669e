import { TextLink } from '@greenroom/ui'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type ListFilter, PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { locationColumns } from './location.columns.ts'
import { LOCATION_SCREENS, locationPath, newLocationPath } from './location-screens.ts'
import { listSettingsAtom, locationPages } from './locations.atoms.ts'

const STATUSES = ['Active', 'Inactive'].map((status) => ({ id: status, label: status }))

/** What the records of each kind are, for a list without any. */
const HINTS: Record<LocationKind, string> = {
  venue: 'A venue is a building or a site. Its stores and warehouses take over its time zone, tax and opening hours.',
  store: 'A store is a point of sale: a shop, a stand or a bar.',
  warehouse: 'A warehouse keeps stock for stores.',
  register: 'A register is a till of a store.',
  reportingGroup: 'A reporting group combines locations whose sales you look at together, such as a level.',
}

/** The records of one kind, by status and by what they belong to. */
export function LocationList({ kind }: { kind: LocationKind }) {
  const { one, many } = LOCATION_KINDS[kind]
  const { formats, locations } = useAtomValue(listSettingsAtom)
  const { may } = useMay(LOCATION_SCREENS[kind].create)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { search, status, sort, venueID, storeID } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = locationPages(kind, { search: useDeferredValue(search), status, sort, venueID, storeID })
  const columns = useMemo(() => locationColumns(kind, formats.since), [kind, formats])
  const choices = (wanted: 'VENUE' | 'STORE') => locations.filter(({ type }) => type === wanted)
  const optionsOf = (wanted: 'VENUE' | 'STORE') =>
    choices(wanted).map(({ id, name }) => ({ id, label: name, hint: id }))
  const parents: ListFilter[] = [
    ...(kind === 'store' || kind === 'warehouse'
      ? [{ name: 'venueID', label: 'Venue', options: optionsOf('VENUE'), single: true }]
      : []),
    ...(kind === 'register' ? [{ name: 'storeID', label: 'Store', options: optionsOf('STORE'), single: true }] : []),
  ]

  return (
    <PagedList
      {...{ one, many, list, columns }}
      rowId={({ id }) => id}
      placeholder={kind === 'register' || kind === 'reportingGroup' ? 'Name or ID' : 'Name, ID or city'}
      filters={[...parents, { name: 'status', label: 'Status', options: STATUSES }]}
      hint={`${HINTS[kind]}${may ? ' Add them one by one, or import them from a CSV file under More.' : ''}`}
      start={may && <TextLink href={newLocationPath(kind)}>{`New ${one}`}</TextLink>}
      onOpen={({ id }) => navigate(locationPath(kind, id))}
    />
  )
}

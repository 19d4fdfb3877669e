import { countOf, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { RecordList } from '#records/RecordList.tsx'
import { useMay } from '#session/may.ts'
import { locationPath } from '../location-screens.ts'
import { allVenuesAtom, type BegunVenue } from './plans.atoms.ts'
import { type VenueRow, venueColumns } from './venues.columns.ts'
import { nextStep, stepPath } from './steps.ts'
import { NEW_PLAN } from './wizard-paths.ts'

const STATUSES = ['Draft', 'Active', 'Inactive']

/** Drafts first, the latest at the top; then the venues. */
export function VenueList() {
  const { formats, plans, venues } = useAtomValue(allVenuesAtom)
  const { may } = useMay('createVenuePlan')
  const navigate = useNavigate()
  const columns = useMemo(() => venueColumns(formats.since), [formats])
  const rows = useMemo(
    () => [
      ...plans.map(rowOfPlan),
      ...venues.map(({ id, name, city, status, updatedAt }): VenueRow => {
        const href = locationPath('venue', id)
        return { key: `venue ${id}`, name, id, city: city ?? '', status, contents: '', href, updatedAt }
      }),
    ],
    [plans, venues],
  )
  return (
    <RecordList
      one="venue"
      many="venues"
      {...{ rows, columns, textsOf }}
      rowId={({ key }) => key}
      placeholder="Name, ID or city"
      statuses={STATUSES}
      loaded={LOADED}
      hint="The wizard sets up a venue with its stores, warehouses and registers in one go."
      start={may && <TextLink href={NEW_PLAN}>Add New</TextLink>}
      onOpen={({ href }) => navigate(href)}
    />
  )
}

/** The list is shown once everything is there. */
const LOADED = { loading: false, error: undefined, reload: async () => undefined }

const textsOf = ({ name, id, city }: VenueRow) => [name, id, city]

function rowOfPlan(plan: BegunVenue): VenueRow {
  const { planID, venueID, name, city, stores, warehouses, registers, updatedAt } = plan
  const contents = [
    ...(stores > 0 ? [countOf(stores, 'store')] : []),
    ...(warehouses > 0 ? [countOf(warehouses, 'warehouse')] : []),
    ...(registers > 0 ? [countOf(registers, 'register')] : []),
  ]
  return {
    key: planID,
    name: name || 'Unnamed venue',
    id: venueID,
    city: city ?? '',
    status: 'Draft',
    contents: contents.join(', '),
    href: stepPath(planID, nextStep(plan)),
    updatedAt,
  }
}

import { ApiError } from '@greenroom/api-client'
import { EmptyState, Screen, Skeleton, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { capitalized } from '#data/capitalized.ts'
import { formatsAtom } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { zoneName } from '#data/zone-name.ts'
import type { SellingAt } from '#screens/entitlement-path.ts'
import { useResource } from '#data/use-resource.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { clockText } from './clock-text.ts'
import { soldPages } from './entitlements.atoms.ts'
import { PLACES } from './place-words.ts'
import { SoldActions } from './SoldActions.tsx'
import { SoldList } from './SoldList.tsx'
import { useSoldQuery } from './use-sold-query.ts'

/** What a store, a warehouse, a venue, an artist or a register sells (section 2). */
export function SoldScreen({ type }: { type: SellingAt['type'] }) {
  const { locationID = '' } = useParams()
  return (
    <ScreenBoundary
      key={locationID}
      frame={(content) => <Screen title={`What this ${PLACES[type].one} sells`}>{content}</Screen>}
      fallback={<Skeleton shape="grid" rows={12} columns={6} />}
    >
      <PlaceScreen type={type} locationID={locationID} />
    </ScreenBoundary>
  )
}

function PlaceScreen({ type, locationID }: SellingAt) {
  const { one, record } = PLACES[type]
  const { wall } = useAtomValue(formatsAtom)
  const place: SellingAt = { type, locationID }
  const list = soldPages(place, useSoldQuery())
  const { failure } = useResource(list)
  // While other rows load, the name and the clock of the last ones stay.
  const { first } = usePages(list)
  const name = first?.name ?? locationID
  const back = record && <TextLink href={`${record}/${encodeURIComponent(locationID)}`}>{name}</TextLink>
  if (failure instanceof ApiError && failure.status === 404) {
    const title = `${capitalized(one)} not found`
    return (
      <Screen title={title}>
        <EmptyState title={title}>{`There is no ${one} ${locationID}, or it isn't among your locations.`}</EmptyState>
      </Screen>
    )
  }
  return (
    <Screen
      title={`What ${first?.name ?? `this ${one}`} sells`}
      {...(first && { record: `What ${name} sells`, context: contextOf(one, first, wall) })}
      back={back}
      actions={type !== 'REGISTER' && <SoldActions place={{ type, locationID }} name={name} />}
    >
      <SoldList {...{ place, name, list }} clock={first?.clock} />
    </Screen>
  )
}

function contextOf(
  one: string,
  { active, clock, timeZone }: { active: boolean; clock: string; timeZone: string },
  wall: (minute: string) => string,
) {
  const when = `${clockText(clock, wall)} there, in ${zoneName(timeZone)} time`
  return active ? when : `${when} · This ${one}, or a place above it, is inactive and sells nothing`
}

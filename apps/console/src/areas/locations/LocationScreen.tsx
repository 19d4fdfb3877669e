import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { ApiError } from '@greenroom/api-client'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { useParams } from 'react-router-dom'
import { capitalized } from '#data/capitalized.ts'
import { useAtomValues, useResource } from '#data/use-resource.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { LocationEditor } from './LocationEditor.tsx'
import { LOCATION_SCREENS, titleOf } from './location-screens.ts'
import { locationRecord, locationSettingsAtom } from './locations.atoms.ts'

/** One venue, store, warehouse, register or reporting group; a new one where the path names none. */
export function LocationScreen({ kind }: { kind: LocationKind }) {
  const { locationID } = useParams()
  const { one } = LOCATION_KINDS[kind]
  const title = locationID === undefined ? `New ${one}` : capitalized(one)
  const back = <TextLink href={LOCATION_SCREENS[kind].path}>{titleOf(kind)}</TextLink>
  const { failure } = useResource(locationRecord(kind, locationID))
  if (failure instanceof ApiError && failure.status === 404) {
    return (
      <Screen title={`${capitalized(one)} not found`} width="form" back={back}>
        <EmptyState title={`${capitalized(one)} not found`}>
          {`There is no ${one} ${locationID}, or it isn't among your locations.`}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <ScreenBoundary
      key={locationID ?? ''}
      frame={(content) => (
        <Screen title={title} width="form" back={back}>
          {content}
        </Screen>
      )}
    >
      <LoadedLocation kind={kind} id={locationID} />
    </ScreenBoundary>
  )
}

function LoadedLocation({ kind, id }: { kind: LocationKind; id: string | undefined }) {
  const [record, settings] = useAtomValues(locationRecord(kind, id), locationSettingsAtom)
  return <LocationEditor kind={kind} opened={record} settings={settings} />
}

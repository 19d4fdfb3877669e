import { ApiError } from '@greenroom/api-client'
import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { locationsAtom } from '#data/company.atoms.ts'
import { useAtomValues, useResource } from '#data/use-resource.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { locationPath } from '../location-screens.ts'
import { locationSettingsAtom } from '../locations.atoms.ts'
import { planRecord } from './plans.atoms.ts'
import { WIZARD } from './wizard-paths.ts'
import { WizardEditor } from './WizardEditor.tsx'

const back = <TextLink href={WIZARD}>All venues</TextLink>

/** A venue of the wizard: the draft that the path names, or a new one. */
export function WizardScreen() {
  const { venueID } = useParams()
  const { failure } = useResource(planRecord(venueID))
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400)) {
    return <NoDraft venueID={venueID} />
  }
  return (
    <ScreenBoundary
      key={venueID ?? ''}
      frame={(content) => (
        <Screen title={venueID === undefined ? 'New venue' : 'Venue'} back={back}>
          {content}
        </Screen>
      )}
    >
      <LoadedPlan planID={venueID} />
    </ScreenBoundary>
  )
}

function NoDraft({ venueID }: { venueID: string | undefined }) {
  const venues = useAtomValue(locationsAtom)
  const venue = venues.find(({ type, id }) => type === 'VENUE' && id === venueID)
  if (venue) return <FinishedVenue venueID={venue.id} name={venue.name} />
  return (
    <Screen title="Draft not found" back={back}>
      <EmptyState title="Draft not found" action={<TextLink href={WIZARD}>All venues</TextLink>}>
        It was deleted, or another user began it. Drafts are open to those who began them.
      </EmptyState>
    </Screen>
  )
}

function FinishedVenue({ venueID, name }: { venueID: string; name: string }) {
  return (
    <Screen title={name} back={back}>
      <EmptyState
        title={`${name} has been created`}
        action={<TextLink href={locationPath('venue', venueID)}>{`Open ${name}`}</TextLink>}
      >
        Change the venue and what is in it on their own pages.
      </EmptyState>
    </Screen>
  )
}

function LoadedPlan({ planID }: { planID: string | undefined }) {
  const [opened, settings] = useAtomValues(planRecord(planID), locationSettingsAtom)
  if (opened?.createdVenue) {
    const venueID = opened.createdVenue
    return <FinishedVenue venueID={venueID} name={opened.plan.venue.name ?? venueID} />
  }
  return <WizardEditor {...{ opened, settings }} />
}

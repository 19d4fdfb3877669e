import { ApiError } from '@greenroom/api-client'
import { EmptyState, Screen, Skeleton, TextLink } from '@greenroom/ui'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useAtomValues, useResource } from '#data/use-resource.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { labelSettingsAtom } from '../label-settings.atoms.ts'
import { labelRecord } from '../label.atoms.ts'
import { LABELS } from '../paths.ts'

const Designer = lazy(async () => ({ default: (await import('./Designer.tsx')).Designer }))

const back = <TextLink href={LABELS}>Labels</TextLink>

/** The designer of one label. */
export function LabelScreen() {
  const { templateID = '' } = useParams()
  const { failure } = useResource(labelRecord(templateID))
  if (failure instanceof ApiError && failure.status === 404) {
    return (
      <Screen title="Label not found" back={back}>
        <EmptyState title="Label not found">It may have been deleted.</EmptyState>
      </Screen>
    )
  }
  return (
    <ScreenBoundary
      key={templateID}
      fallback={<Skeleton rows={10} />}
      frame={(content) => (
        <Screen title="Label" back={back}>
          {content}
        </Screen>
      )}
    >
      <LoadedLabel templateID={templateID} />
    </ScreenBoundary>
  )
}

function LoadedLabel({ templateID }: { templateID: string }) {
  const [label, settings] = useAtomValues(labelRecord(templateID), labelSettingsAtom)
  return <Designer opened={label} settings={settings} />
}

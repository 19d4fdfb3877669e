import { Screen } from '@greenroom/ui'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'

/** Loaded on demand, with everything that formats item values. */
const ChangeSets = lazy(async () => ({ default: (await import('./ChangeSets.tsx')).ChangeSets }))
const ChangeSetView = lazy(async () => ({ default: (await import('./ChangeSetView.tsx')).ChangeSetView }))

/** Bulk edits and imports, and their undo. The URL can name a single change set. */
export function ChangesScreen() {
  const [params] = useSearchParams()
  const changeSetID = params.get('changeSetID')
  const title = changeSetID ? `Change ${changeSetID}` : 'Changes'
  return (
    <ScreenBoundary key={changeSetID} frame={(content) => <Screen title={title}>{content}</Screen>}>
      {changeSetID ? <ChangeSetView changeSetID={changeSetID} /> : <ChangeSets />}
    </ScreenBoundary>
  )
}

import { Screen } from '@greenroom/ui'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { ChangeSets } from './ChangeSets.tsx'

/** Loaded on demand, with everything that formats item values. */
const ChangeSetView = lazy(async () => ({ default: (await import('./ChangeSetView.tsx')).ChangeSetView }))

/** Bulk edits and imports, and their undo. The URL can name a single change set. */
export function ChangesScreen() {
  const [params] = useSearchParams()
  const changeSetID = params.get('changeSetID')
  if (!changeSetID) return <ChangeSets />
  return (
    <ScreenBoundary key={changeSetID} frame={(content) => <Screen title={`Change ${changeSetID}`}>{content}</Screen>}>
      <ChangeSetView changeSetID={changeSetID} />
    </ScreenBoundary>
  )
}

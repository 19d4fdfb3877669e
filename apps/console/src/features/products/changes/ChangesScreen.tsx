import { Screen } from '@greenroom/ui'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { ChangeSets } from './ChangeSets.tsx'

/** With all that it takes to put the values of items into words. */
const ChangeSetView = lazy(async () => ({ default: (await import('./ChangeSetView.tsx')).ChangeSetView }))

/** What was changed in bulk and by import, and the way back; with a change set in the address that one alone. */
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

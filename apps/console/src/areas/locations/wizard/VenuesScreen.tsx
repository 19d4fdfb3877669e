import { Screen, Skeleton } from '@greenroom/ui'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { VenueList } from './VenueList.tsx'
import { NEW_PLAN } from './wizard-paths.ts'

/** All venues, and those that are begun in the wizard (section 2). */
export function VenuesScreen() {
  const navigate = useNavigate()
  const add = (
    <MayButton operation="createVenuePlan" variant="primary" icon={<Plus />} onPress={() => navigate(NEW_PLAN)}>
      Add New
    </MayButton>
  )
  return (
    <Screen title="ALL VENUES" context="Drafts are yours alone until you create the venue." actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={8} columns={5} />}>
        <VenueList />
      </ScreenBoundary>
    </Screen>
  )
}

import { explainDenied } from '@greenroom/permissions'
import { EmptyState, Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { MERCHANTS_PATH } from './partner.atoms.ts'
import type { ScreenRoute } from './routes.tsx'
import { isThereAtom, mayOpen } from './screen-access.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenArrival } from './ScreenArrival.tsx'
import { grantsAtom } from './session.atoms.ts'

/** A screen, or which access is missing for it. */
export function ScreenGate({ screen }: { screen: ScreenRoute }) {
  const grants = useAtomValue(grantsAtom)
  const isThere = useAtomValue(isThereAtom)
  const { label, feature, level = 'READ', Screen: Content } = screen
  if (!isThere(screen)) return <Navigate to={screen.partner ? '/app/home' : MERCHANTS_PATH} replace />
  return (
    <ScreenBoundary key={screen.path} frame={(content) => <Screen title={label}>{content}</Screen>}>
      {feature && !mayOpen(screen, grants) ? (
        <Screen title={label}>
          <EmptyState icon={<LockKeyhole />} title="You don't have permission">
            {explainDenied(feature, level)}
          </EmptyState>
        </Screen>
      ) : (
        <Content />
      )}
      <ScreenArrival label={label} />
    </ScreenBoundary>
  )
}

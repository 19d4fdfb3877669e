import { EmptyState, Screen, ScreenMark } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { MERCHANTS_PATH } from '#session/partner.atoms.ts'
import type { ScreenRoute } from '#screens/area.ts'
import { HOME } from './home-path.ts'
import { PageMark } from './PageMark.tsx'
import { isAvailableAtom, mayOpen } from '#screens/screen-access.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { ScreenArrival } from './ScreenArrival.tsx'
import { grantsAtom } from '#session/session.atoms.ts'

/** A screen, or the access that the user lacks for it. */
export function ScreenGate({ screen }: { screen: ScreenRoute }) {
  const { denied } = mayOpen(screen, useAtomValue(grantsAtom))
  const isAvailable = useAtomValue(isAvailableAtom)
  const { label, Screen: Content } = screen
  const [record, setRecord] = useState('')
  const mark = useCallback(
    (name: string | undefined) => <PageMark screen={screen} name={name} onName={setRecord} />,
    [screen],
  )
  if (!isAvailable(screen)) return <Navigate to={screen.partner ? HOME : MERCHANTS_PATH} replace />
  return (
    <ScreenBoundary key={screen.path} frame={(content) => <Screen title={label}>{content}</Screen>}>
      {denied ? (
        <Screen title={label}>
          <EmptyState icon={<LockKeyhole />} title="You don't have permission">
            {denied}
          </EmptyState>
        </Screen>
      ) : (
        <ScreenMark value={mark}>
          <Content />
        </ScreenMark>
      )}
      <ScreenArrival label={label} record={record} />
    </ScreenBoundary>
  )
}

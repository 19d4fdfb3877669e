import { EmptyState, Screen, Steps, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, useMemo } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useMay } from '#session/may.ts'
import { listPathAtom } from '../list/products.atoms.ts'
import { readTarget } from './bulk-target.ts'

/** Loaded on demand, with the rules of the form. */
const BulkEditor = lazy(async () => ({ default: (await import('./BulkEditor.tsx')).BulkEditor }))

const STEPS = ['Fields', 'Preview']

/** Edits many items at once: those of the list's filter or selection. Without either it goes back (section 4). */
export function BulkEditScreen() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const listPath = useAtomValue(listPathAtom)
  const { denied } = useMay('updateItems')
  const target = useMemo(() => readTarget(params, state), [params, state])
  const changeSetID = params.get('changeSet')
  if (denied) {
    return (
      <Screen title="Bulk edit" width="record">
        <EmptyState title="You don't have permission">{denied}</EmptyState>
      </Screen>
    )
  }
  if (!target) return <Navigate to={listPath} replace />
  return (
    <Screen
      title="Bulk edit"
      width={changeSetID ? 'full' : 'record'}
      back={<TextLink href={listPath}>Products</TextLink>}
      context="You'll review every change before it's saved, and you can undo it later."
    >
      <Steps label="Bulk edit" steps={STEPS} current={changeSetID ? 1 : 0} />
      <ScreenBoundary>
        <BulkEditor target={target} changeSetID={changeSetID} />
      </ScreenBoundary>
    </Screen>
  )
}

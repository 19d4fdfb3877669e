import { explainDenied } from '@greenroom/permissions'
import { EmptyState, Screen, Steps, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, useMemo } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { listPathAtom } from '../products.atoms.ts'
import { readTarget } from './bulk-target.ts'

/** With the rules of the form. */
const BulkEditor = lazy(async () => ({ default: (await import('./BulkEditor.tsx')).BulkEditor }))

const STEPS = ['Fields', 'Difference']

/** Changes many items at once: those of the list's filter or selection. Without either it goes back (section 4). */
export function BulkEditScreen() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const listPath = useAtomValue(listPathAtom)
  const mayEdit = useAccess('UTILITIES_BULK_EDIT').write
  const mayWrite = useAccess('CATALOG_PRODUCT').write
  const target = useMemo(() => readTarget(params, state), [params, state])
  const changeSetID = params.get('changeSet')
  if (!mayEdit || !mayWrite) {
    return (
      <Screen title="Bulk edit" width="record">
        <EmptyState title="You don't have permission">
          {explainDenied(mayEdit ? 'CATALOG_PRODUCT' : 'UTILITIES_BULK_EDIT', 'WRITE')}
        </EmptyState>
      </Screen>
    )
  }
  if (!target) return <Navigate to={listPath} replace />
  return (
    <Screen
      title="Bulk edit"
      width={changeSetID ? 'full' : 'record'}
      back={<TextLink href={listPath}>Products</TextLink>}
      context="Nothing is changed before you have seen it, and you can take it back afterwards."
    >
      <Steps label="Bulk edit" steps={STEPS} current={changeSetID ? 1 : 0} />
      <ScreenBoundary>
        <BulkEditor target={target} changeSetID={changeSetID} />
      </ScreenBoundary>
    </Screen>
  )
}

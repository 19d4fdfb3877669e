import { toasts } from '@greenroom/ui'
import type { LocationKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { ActionButton } from '#records/ActionButton.tsx'
import { loadUsesAtom, type LocationRecord, type LocationUse, setStatusAtom } from './locations.atoms.ts'

const UsesDialog = lazy(async () => ({ default: (await import('./UsesDialog.tsx')).UsesDialog }))

type StatusButtonProps = { kind: LocationKind; record: LocationRecord; onChanged: (record: LocationRecord) => void }

/** Activates or deactivates a record, at once: it is no part of the form. What stands in the way is shown instead. */
export function StatusButton({ kind, record, onChanged }: StatusButtonProps) {
  const { id, name } = record
  const setStatus = useSetAtom(setStatusAtom)
  const loadUses = useSetAtom(loadUsesAtom)
  const [uses, setUses] = useState<readonly LocationUse[]>([])
  const [label, status] =
    record.status === 'Active' ? (['Deactivate', 'Inactive'] as const) : (['Activate', 'Active'] as const)

  async function change() {
    const found = status === 'Inactive' ? await loadUses(kind, id) : []
    setUses(found)
    if (found.length > 0) return
    onChanged(await setStatus(kind, record, status))
    toasts.show({ tone: 'success', title: `${name} is ${status.toLowerCase()} now` })
  }

  return (
    <>
      <ActionButton label={label} act={change} failed={`${name} couldn't be changed`} />
      <Suspense>{uses.length > 0 && <UsesDialog {...{ kind, id, name, uses }} onClose={() => setUses([])} />}</Suspense>
    </>
  )
}

import { entryLabel, type ListKind } from '@greenroom/catalog'
import { useSetAtom } from 'jotai'
import { ActionButton } from '#records/ActionButton.tsx'
import type { Entry } from '#records/entries/entries.atoms.ts'
import { setStatusAtom } from './lists.atoms.ts'

type StatusButtonProps = { kind: ListKind; entry: Entry; onChanged: (entry: Entry) => void }

/** Activates an entry or deactivates it, at once: it is no part of the form. */
export function StatusButton({ kind, entry, onChanged }: StatusButtonProps) {
  const setStatus = useSetAtom(setStatusAtom)
  const [label, status] =
    entry.status === 'Active' ? (['Deactivate', 'Inactive'] as const) : (['Activate', 'Active'] as const)
  return (
    <ActionButton
      label={label}
      act={async () => onChanged((await setStatus(kind, [entry.id], status))[0]!)}
      done={`${entryLabel(entry)} is ${status.toLowerCase()} now`}
      failed={`${entryLabel(entry)} couldn't be changed`}
    />
  )
}

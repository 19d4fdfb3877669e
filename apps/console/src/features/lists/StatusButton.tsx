import { explain } from '@greenroom/api-client'
import { Button, toasts } from '@greenroom/ui'
import { entryLabel, type ListKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type Entry, setStatusAtom } from './lists.atoms.ts'

type StatusButtonProps = { kind: ListKind; entry: Entry; onChanged: (entry: Entry) => void }

/** Activates an entry or deactivates it, at once: it is no part of the form. */
export function StatusButton({ kind, entry, onChanged }: StatusButtonProps) {
  const setStatus = useSetAtom(setStatusAtom)
  const [pending, setPending] = useState(false)
  const isActive = entry.status === 'Active'

  async function change() {
    setPending(true)
    try {
      const [changed] = await setStatus(kind, [entry.id], isActive ? 'Inactive' : 'Active')
      onChanged(changed!)
      toasts.show({ tone: 'success', title: `${entryLabel(entry)} is ${isActive ? 'inactive' : 'active'} now` })
    } catch (failure) {
      toasts.show({ tone: 'danger', title: explain(failure).message })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button pending={pending} onPress={() => void change()}>
      {isActive ? 'Deactivate' : 'Activate'}
    </Button>
  )
}

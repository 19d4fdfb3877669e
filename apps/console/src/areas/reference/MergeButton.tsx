import { Button } from '@greenroom/ui'
import type { ListKind } from '@greenroom/catalog'
import { useState } from 'react'
import type { Entry } from '#records/entries/entries.atoms.ts'
import { MergeDialog } from './MergeDialog.tsx'

type MergeButtonProps = { kind: ListKind; selected: readonly Entry[]; onDone: () => void }

/** Makes one entry of two that mean the same. */
export function MergeButton({ kind, selected, onDone }: MergeButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [first, second, third] = selected
  const pair = first && second && !third ? ([first, second] as const) : undefined
  return (
    <>
      <Button size="small" disabled={!pair} onPress={() => setOpen(true)}>
        Merge two
      </Button>
      {isOpen && pair && <MergeDialog {...{ kind, pair, onDone }} onClose={() => setOpen(false)} />}
    </>
  )
}

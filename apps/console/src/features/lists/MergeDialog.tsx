import { explain } from '@greenroom/api-client'
import { Button, Dialog, RadioGroup, toasts } from '@greenroom/ui'
import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import styles from '#app/records/records.module.css'
import { type Entry, type Merge, mergeAtom, previewMergeAtom } from './lists.atoms.ts'
import { usesInWords } from './uses.ts'

type MergeDialogProps = {
  kind: ListKind
  pair: readonly [Entry, Entry]
  onDone: () => void
  onClose: () => void
}

/** Which of two entries stays, and what moves to it. */
export function MergeDialog({ kind, pair, onDone, onClose }: MergeDialogProps) {
  const { one } = LIST_KINDS[kind]
  const preview = useSetAtom(previewMergeAtom)
  const merge = useSetAtom(mergeAtom)
  const [kept, setKept] = useState(pair[0].id)
  const [shown, setShown] = useState<Merge>()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const [into, from] = pair[0].id === kept ? pair : [pair[1], pair[0]]

  useEffect(() => {
    let isCurrent = true
    preview(kind, from.id, into.id).then(
      (found) => isCurrent && setShown(found),
      (failure: unknown) => isCurrent && setProblem(explain(failure).message),
    )
    return () => {
      isCurrent = false
    }
  }, [preview, kind, from.id, into.id])

  function choose(id: string) {
    setKept(id)
    setShown(undefined)
    setProblem(undefined)
  }

  async function confirm() {
    setPending(true)
    try {
      await merge(kind, from.id, into.id)
      toasts.show({ tone: 'success', title: `${entryLabel(from)} has been merged into ${entryLabel(into)}` })
      onDone()
    } catch (failure) {
      setProblem(explain(failure).message)
      setPending(false)
    }
  }

  return (
    <Dialog
      open
      keepOpen
      title={`Merge two ${LIST_KINDS[kind].many}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={!shown || Boolean(problem)}
            pending={pending}
            onPress={() => void confirm()}
          >
            Merge
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <RadioGroup
          label={`The ${one} that stays`}
          options={pair.map((entry) => ({ id: entry.id, label: entryLabel(entry), hint: entry.id }))}
          value={kept}
          onChange={choose}
        />
        <p className={styles.facts} role="status">
          {shown
            ? `${usesInWords(kind, shown) || 'Nothing'} will move from ${entryLabel(from)} to ${entryLabel(into)}. ${entryLabel(from)} is then taken away, which cannot be undone.`
            : !problem && 'Counting what moves.'}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

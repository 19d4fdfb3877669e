import { Button, Dialog, RadioGroup, toasts } from '@greenroom/ui'
import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useResource } from '#data/use-resource.ts'
import { problemOf } from '#failures/problem.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import styles from '#records/records.module.css'
import type { Entry } from '#records/entries/entries.atoms.ts'
import { mergeAtom, mergePreview } from './lists.atoms.ts'
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
  const merge = useSetAtom(mergeAtom)
  const [kept, setKept] = useState(pair[0].id)
  const { pending, problem: refusal, attempt, forget } = useAttempt()
  const [into, from] = pair[0].id === kept ? pair : [pair[1], pair[0]]
  const { value: shown, failure } = useResource(mergePreview(kind, from.id, into.id))
  const problem = refusal ?? (failure === undefined ? undefined : problemOf(failure))

  function choose(id: string) {
    setKept(id)
    forget()
  }

  const confirm = () =>
    attempt(async () => {
      await merge(kind, from.id, into.id)
      toasts.show({ tone: 'success', title: `${entryLabel(from)} has been merged into ${entryLabel(into)}` })
      onDone()
    })

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
            ? `${usesInWords(kind, shown) || 'Nothing'} will move from ${entryLabel(from)} to ${entryLabel(into)}. ${entryLabel(from)} is then removed. You can't undo this.`
            : !problem && 'Counting what will move.'}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            <ProblemText {...problem} />
          </p>
        )}
      </div>
    </Dialog>
  )
}

import { Card, Form, SaveBar, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useChange } from '#app/use-change.ts'
import { HintsRefused, reloadHintsAtom, saveHintsAtom } from './hints.atoms.ts'
import { hintChanges, hintIssues, type HintRow, hintsMessage, rebased } from './hints.ts'
import { HintsSection } from './HintsSection.tsx'
import type { Location } from './location-words.ts'

type HintsFormProps = { itemID: string; rows: readonly HintRow[]; locations: readonly Location[] }

/** The hints of one item, saved together. */
export function HintsForm({ itemID, rows: start, locations }: HintsFormProps) {
  const formID = useId()
  const access = useAccess('CATALOG_LOCATION_HINT')
  const save = useSetAtom(saveHintsAtom)
  const reload = useSetAtom(reloadHintsAtom)
  const [loaded, setLoaded] = useState(start)
  const [rows, setRows] = useState(start)
  const [attempted, setAttempted] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const changes = hintChanges(loaded, rows)
  const count = changes.added.length + changes.changed.length + changes.removed.length
  useLeaveQuestion(count > 0, { record: 'itemID' })
  useChange((change) => {
    const isOurs = change?.entity === 'locationHint' && (change.ids?.some((id) => id.startsWith(`${itemID} `)) ?? true)
    if (change === null || isOurs) void follow(loaded)
  })

  function change(next: readonly HintRow[]) {
    setRows(next)
    setProblem(undefined)
  }

  async function submit() {
    const wrong = hintsMessage(rows)
    setAttempted(true)
    setProblem(wrong)
    if (wrong !== undefined || count === 0 || pending) return
    setPending(true)
    try {
      await save(itemID, changes, locations)
      await follow(rows)
      setAttempted(false)
      toasts.show({ tone: 'success', title: 'The location hints have been saved' })
    } catch (refused) {
      if (!(refused instanceof HintsRefused)) throw refused
      setProblem(`${refused.message}. ${refused.detail}`)
      await follow(loaded)
    } finally {
      setPending(false)
    }
  }

  /** Takes over what the server has by now, since it had `before`. Where it cannot be asked, the rows stay as they are. */
  async function follow(before: readonly HintRow[]) {
    const now = await reload(itemID).catch(() => undefined)
    if (!now) return
    setLoaded(now)
    setRows((typed) => rebased(typed, before, now))
  }

  return (
    <>
      <Card>
        <Form id={formID} aria-label="Location hints" onSubmit={() => void submit()}>
          <HintsSection
            {...{ rows, locations }}
            issues={attempted ? hintIssues(rows) : {}}
            readOnly={!access.write}
            mayRemove={access.delete}
            onChange={change}
          />
        </Form>
      </Card>
      {access.write && (
        <SaveBar
          form={formID}
          changes={count > 0 && (count === 1 ? '1 hint changed' : `${count} hints changed`)}
          error={problem}
          pending={pending}
          onDiscard={() => change(loaded)}
        />
      )}
    </>
  )
}

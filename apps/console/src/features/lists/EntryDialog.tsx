import { explainDenied } from '@greenroom/permissions'
import { Banner, Button, ConfirmDialog, Dialog, Form, toasts } from '@greenroom/ui'
import { UNSAVED_CHANGES } from '@greenroom/session'
import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryUses } from './EntryUses.tsx'
import { type Entry, type EntryUse, listSettingsAtom } from './lists.atoms.ts'
import { useEntryForm } from './use-entry-form.ts'
import styles from './lists.module.css'
import { StatusButton } from './StatusButton.tsx'

type EntryDialogProps = {
  kind: ListKind
  /** Undefined for a new one. */
  opened: Entry | undefined
  above: readonly Entry[]
  uses: EntryUse | undefined
  onSaved: (entry: Entry) => void
  /** Its status has been changed; the form stays open. */
  onStatus: () => void
  onClose: () => void
}

/** The form of one entry, over its list. */
export function EntryDialog({ kind, opened, above, uses, onSaved, onStatus, onClose }: EntryDialogProps) {
  const { one, feature } = LIST_KINDS[kind]
  const { formats, restricted } = useAtomValue(listSettingsAtom)
  const formID = useId()
  const readOnly = !useAccess(feature).write
  const model = useEntryForm(kind, opened, restricted)
  const [asks, setAsks] = useState(false)
  const { entry } = model
  const isDirty = model.changed.length > 0
  const leaveFreely = useLeaveQuestion(isDirty, { record: 'id' })

  function showStatus(changed: Entry) {
    model.adopt(changed)
    onStatus()
  }

  async function save() {
    if (model.saving) return
    const saved = isDirty || !entry ? await model.save() : entry
    if (!saved) return
    leaveFreely()
    toasts.show({ tone: 'success', title: `${entryLabel(saved)} has been saved` })
    onSaved(saved)
  }

  return (
    <Dialog
      open
      keepOpen
      title={opened ? entryLabel(opened) : `New ${one}`}
      onClose={() => (isDirty ? setAsks(true) : onClose())}
      actions={
        readOnly ? (
          <Button onPress={onClose}>Close</Button>
        ) : (
          <>
            {entry && (
              <span className={styles.aside}>
                <StatusButton {...{ kind, entry }} onChanged={showStatus} />
              </span>
            )}
            <Button onPress={() => (isDirty ? setAsks(true) : onClose())}>Cancel</Button>
            <Button variant="primary" type="submit" form={formID} pending={model.saving}>
              Save
            </Button>
          </>
        )
      }
    >
      <div className={styles.parts}>
        {readOnly && <Banner>{`You may look at this ${one}. ${explainDenied(feature, 'WRITE')}`}</Banner>}
        <Form id={formID} errors={model.issues} aria-label={`The ${one}`} onSubmit={save}>
          <EntryFields {...{ kind, model, above, readOnly }} />
        </Form>
        {model.problem && (
          <p role="alert" className={styles.problem}>
            {model.problem}
          </p>
        )}
        {entry && (
          <p className={styles.facts}>
            <EntryUses kind={kind} entry={entry} uses={uses} />
            <br />
            {entry.status}, changed by {entry.updatedBy} on {formats.dateTime(entry.updatedAt)}.
          </p>
        )}
      </div>
      <ConfirmDialog
        title="Unsaved changes"
        open={asks}
        confirm="Discard"
        cancel="Keep editing"
        danger
        onConfirm={() => {
          leaveFreely()
          onClose()
        }}
        onCancel={() => setAsks(false)}
      >
        {UNSAVED_CHANGES}
      </ConfirmDialog>
    </Dialog>
  )
}

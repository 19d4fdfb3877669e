import { explainDenied, type Feature } from '@greenroom/permissions'
import { UNSAVED_CHANGES } from '@greenroom/session'
import { Banner, Button, ConfirmDialog, Dialog, Form, toasts } from '@greenroom/ui'
import { type ReactNode, useId, useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import styles from './records.module.css'

type RecordDialogProps<Stored> = {
  title: string
  /** What it is, for people. */
  one: string
  /** Who may write it may change something here; others look. */
  feature: Feature
  /** The word of the address that opens it. */
  record: 'id' | 'new'
  model: {
    /** What differs from what is stored, for people. */
    changed: readonly string[]
    saving: boolean
    /** By field, where the fields do not show them themselves. */
    issues?: Readonly<Record<string, string>>
    problem?: string
    /** Answers what is stored now; undefined where it was not saved, and then the model says why. */
    submit: () => Promise<Stored | undefined>
  }
  /** What is said once it is saved. */
  done: (saved: Stored) => string
  onSaved: (saved: Stored) => void
  onClose: () => void
  save?: string
  size?: 'medium' | 'large'
  /** Another thing to do with it, away from what closes the dialog. */
  aside?: ReactNode
  /** What one should know of a stored record. */
  facts?: ReactNode
  /** The fields. */
  children: (readOnly: boolean) => ReactNode
}

/** The form of one record, over its list. */
export function RecordDialog<Stored>(props: RecordDialogProps<Stored>) {
  const { title, one, feature, record, model, done, onSaved, onClose, save = 'Save', size, aside, facts } = props
  const formID = useId()
  const readOnly = !useAccess(feature).write
  const [asks, setAsks] = useState(false)
  const isDirty = model.changed.length > 0
  const leaveFreely = useLeaveQuestion(isDirty, { record })
  const close = () => (isDirty ? setAsks(true) : onClose())

  async function submit() {
    const saved = await model.submit()
    if (saved === undefined) return
    leaveFreely()
    toasts.show({ tone: 'success', title: done(saved) })
    onSaved(saved)
  }

  return (
    <Dialog
      open
      keepOpen
      title={title}
      size={size}
      onClose={close}
      actions={
        readOnly ? (
          <Button onPress={onClose}>Close</Button>
        ) : (
          <>
            {aside && <span className={styles.aside}>{aside}</span>}
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" type="submit" form={formID} pending={model.saving}>
              {save}
            </Button>
          </>
        )
      }
    >
      <div className={styles.parts}>
        {readOnly && <Banner>{`You may look at this ${one}. ${explainDenied(feature, 'WRITE')}`}</Banner>}
        <Form id={formID} errors={model.issues} aria-label={`The ${one}`} onSubmit={submit}>
          {props.children(readOnly)}
        </Form>
        {model.problem && (
          <p role="alert" className={styles.problem}>
            {model.problem}
          </p>
        )}
        {facts && <div className={styles.facts}>{facts}</div>}
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

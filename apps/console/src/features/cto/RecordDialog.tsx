import { explainDenied } from '@greenroom/permissions'
import { UNSAVED_CHANGES } from '@greenroom/session'
import { Banner, Button, ConfirmDialog, Dialog, Form, toasts } from '@greenroom/ui'
import { type ReactNode, useId, useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import styles from './cto.module.css'

type RecordDialogProps<Stored> = {
  title: string
  /** What it is, for people. */
  one: string
  /** The word of the address that opens it. */
  record: 'id' | 'new'
  model: { changed: readonly string[]; saving: boolean; problem?: string; submit: () => Promise<Stored | undefined> }
  /** What is said once it is saved. */
  done: (saved: Stored) => string
  onSaved: () => void
  onClose: () => void
  save?: string
  size?: 'medium' | 'large'
  /** What one should know of a stored record. */
  facts?: ReactNode
  /** The fields. */
  children: (readOnly: boolean) => ReactNode
}

/** The form of one record, over its list. */
export function RecordDialog<Stored>(props: RecordDialogProps<Stored>) {
  const { title, one, record, model, done, onSaved, onClose, save = 'Save', size, facts, children } = props
  const formID = useId()
  const readOnly = !useAccess('CATALOG_PRODUCT_CTO').write
  const [asks, setAsks] = useState(false)
  const isDirty = model.changed.length > 0
  const leaveFreely = useLeaveQuestion(isDirty, { record })
  const close = () => (isDirty ? setAsks(true) : onClose())

  async function submit() {
    const saved = await model.submit()
    if (saved === undefined) return
    leaveFreely()
    toasts.show({ tone: 'success', title: done(saved) })
    onSaved()
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
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" type="submit" form={formID} pending={model.saving}>
              {save}
            </Button>
          </>
        )
      }
    >
      {readOnly && (
        <div className={styles.banner}>
          <Banner>{`You may look at this ${one}. ${explainDenied('CATALOG_PRODUCT_CTO', 'WRITE')}`}</Banner>
        </div>
      )}
      <Form id={formID} aria-label={`The ${one}`} onSubmit={submit}>
        {children(readOnly)}
      </Form>
      {model.problem && (
        <p role="alert" className={styles.problem}>
          {model.problem}
        </p>
      )}
      {facts && <p className={styles.facts}>{facts}</p>}
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

import { Banner, Button, Dialog, Form, toasts } from '@greenroom/ui'
import { type ReactNode, useId, useState } from 'react'
import { FormConflict } from '#forms/FormConflict.tsx'
import { ProblemText } from '#failures/ProblemText.tsx'
import { hasUnmatchedText } from '#forms/unmatched-text.ts'
import { UnsavedQuestion } from '#forms/UnsavedQuestion.tsx'
import type { FormModel } from '#forms/use-form.ts'
import { type Guarded, useMay } from '#session/may.ts'
import styles from './records.module.css'

type RecordDialogProps<Form extends object, Stored> = {
  title: string
  /** The kind of record in words. */
  one: string
  /** The operation that saves: users who may not call it see the form read-only. */
  operation: Guarded
  model: FormModel<Form, Stored>
  /** The message after saving. */
  done: (saved: Stored) => string
  onSaved: (saved: Stored) => void
  onClose: () => void
  save?: string
  size?: 'small' | 'medium' | 'large'
  /** Another action, placed apart from the buttons that close the dialog. */
  aside?: ReactNode
  /** Facts about a stored record. */
  facts?: ReactNode
  /** The fields. */
  children: (readOnly: boolean) => ReactNode
}

/** The form of one record, over its list. */
export function RecordDialog<Values extends object, Stored>(props: RecordDialogProps<Values, Stored>) {
  const { title, one, operation, model, done, onSaved, onClose, save = 'Save', size, aside, facts } = props
  const formID = useId()
  const { denied } = useMay(operation)
  const readOnly = denied !== undefined
  const [asks, setAsks] = useState(false)
  const close = () => (model.isDirty || hasUnmatchedText() ? setAsks(true) : onClose())

  async function submit() {
    const saved = await model.submit()
    if (saved !== undefined) finish(saved)
  }

  function finish(saved: Stored) {
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
        {readOnly && <Banner>{`You have view-only access to this ${one}. ${denied}`}</Banner>}
        <Form id={formID} errors={model.issues} aria-label={`The ${one}`} onSubmit={submit}>
          {props.children(readOnly)}
        </Form>
        {model.problem && (
          <p role="alert" className={styles.problem}>
            <ProblemText {...model.problem} />
          </p>
        )}
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      <FormConflict model={model} onSaved={finish} />
      <UnsavedQuestion
        open={asks}
        answers={{ save: 'Save and close', discard: 'Discard' }}
        save={async () => {
          const saved = await model.submit()
          if (saved !== undefined) finish(saved)
          return saved !== undefined
        }}
        onLeave={() => {
          model.allowLeaving()
          onClose()
        }}
        onSaved={() => setAsks(false)}
        onStay={() => setAsks(false)}
      />
    </Dialog>
  )
}

import { Banner, Button, Dialog, folded, TextArea, TextField } from '@greenroom/ui'
import { useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import type { DocumentAction } from './DocumentActions.tsx'

const MOST = 500

const NO_LONGER_POSSIBLE = 'This is no longer possible.'

type RemarkDialogProps = {
  title: string
  confirm: string
  /** What it does to any document. */
  effect?: string
  /** What somebody should know before it. */
  warning?: string | undefined
  /** As it is possible now; undefined if it no longer is. */
  action: DocumentAction | undefined
  /** What cannot be taken back: a red button beside one that keeps everything as it is. */
  isDanger?: boolean
  /** What has to be typed before it, such as the name of a location. */
  toType?: string | undefined
  /** The caller keeps it, so that it is there when the dialog is opened again. */
  remark: string
  onRemark: (remark: string) => void
  /** Returns false to keep the dialog open. */
  onConfirm: (remark: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the remark that goes into the log with an action. */
export function RemarkDialog(props: RemarkDialogProps) {
  const {
    title,
    confirm,
    effect,
    warning,
    action,
    isDanger = false,
    toType,
    remark,
    onRemark,
    onConfirm,
    onClose,
  } = props
  const [typed, setTyped] = useState('')
  const { pending, problem, attempt } = useAttempt()
  const isTyped = toType === undefined || folded(typed.trim()) === folded(toType)
  const isRequired = action?.needsRemark ?? false
  const disabledReason = action ? action.disabledReason : pending ? undefined : NO_LONGER_POSSIBLE
  const note = disabledReason ?? action?.outcome?.note
  const act = () =>
    attempt(async () => {
      if (!(await onConfirm(remark))) return
      onRemark('')
      onClose()
    })
  return (
    <Dialog
      open
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{isDanger ? 'Keep' : 'Close'}</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            pending={pending}
            disabled={disabledReason !== undefined || (isRequired && remark.trim() === '') || !isTyped}
            onPress={() => void act()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {warning && <Banner tone="warning">{warning}</Banner>}
      {effect && <p>{effect}</p>}
      {note && <p>{note}</p>}
      <TextArea label="Remark" value={remark} onChange={onRemark} limit={MOST} required={isRequired} autoFocus />
      {toType !== undefined && (
        <TextField
          label={`Type “${toType}” to confirm`}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          required
        />
      )}
      {problem && <ProblemText {...problem} />}
    </Dialog>
  )
}

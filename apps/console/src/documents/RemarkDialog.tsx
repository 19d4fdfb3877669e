import { Button, Dialog, TextArea } from '@greenroom/ui'
import { useState } from 'react'
import { ProblemText } from '#forms/ProblemText.tsx'
import { useAttempt } from '#forms/use-attempt.ts'

const MOST = 500

type RemarkDialogProps = {
  title: string
  confirm: string
  isRequired: boolean
  /** What the action does to any document. */
  effect?: string
  /** What it does to this one. */
  note?: string
  /** What cannot be taken back: a red button beside one that keeps everything as it is. */
  isDanger?: boolean
  onConfirm: (remark: string) => Promise<void>
  onClose: () => void
}

/** Asks for the remark that goes into the log with an action. */
export function RemarkDialog(props: RemarkDialogProps) {
  const { title, confirm, isRequired, effect, note, isDanger = false, onConfirm, onClose } = props
  const [remark, setRemark] = useState('')
  const { pending, problem, attempt } = useAttempt()
  const act = () =>
    attempt(async () => {
      await onConfirm(remark)
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
            disabled={isRequired && remark.trim() === ''}
            onPress={() => void act()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {effect && <p>{effect}</p>}
      {note && <p>{note}</p>}
      <TextArea label="Remark" value={remark} onChange={setRemark} limit={MOST} required={isRequired} autoFocus />
      {problem && <ProblemText {...problem} />}
    </Dialog>
  )
}

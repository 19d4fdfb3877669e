import { Button, ConfirmDialog, toasts } from '@greenroom/ui'
import { type ReactNode, useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import type { Guarded } from '#session/may.ts'

type ActionButtonProps = {
  label: string
  /** The operation. The button is hidden or disabled for users who may not call it. */
  operation?: Guarded
  danger?: boolean
  /** The confirmation to ask for first; without it, the button acts at once. `confirm` defaults to the label. */
  question?: { title: string; text: ReactNode; confirm?: string }
  act: () => Promise<unknown>
  /** The message after success. */
  done?: string
  /** The title of a failure, above the reason. */
  failed: string
}

/** A button that changes a record at once, independently of its form. */
export function ActionButton({ label, operation, danger, question, act, done, failed }: ActionButtonProps) {
  const [asks, setAsks] = useState(false)
  const [pending, setPending] = useState(false)

  async function perform() {
    setPending(true)
    try {
      await act()
      if (done) toasts.show({ tone: 'success', title: done })
    } catch (failure) {
      showFailure(failed, failure)
    } finally {
      setPending(false)
      setAsks(false)
    }
  }

  const button = {
    variant: danger ? ('danger' as const) : undefined,
    pending: pending && !question,
    onPress: () => (question ? setAsks(true) : void perform()),
    children: label,
  }
  return (
    <>
      {operation ? <MayButton {...button} operation={operation} /> : <Button {...button} />}
      {question && (
        <ConfirmDialog
          title={question.title}
          open={asks}
          danger
          confirm={question.confirm ?? label}
          pending={pending}
          onConfirm={() => void perform()}
          onCancel={() => setAsks(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../action/Button.tsx'
import styles from './Dialog.module.css'
import { MODAL } from './modal.ts'

export interface ConfirmDialogProps {
  /** The question in short: "Leave without saving?" */
  title: ReactNode
  /** Whether it is shown. */
  open: boolean
  /** The question: what will happen, and what cannot be undone. */
  children?: ReactNode
  /** The verb that does it. */
  confirm: string
  /** The answer that changes nothing. */
  cancel?: string
  /** The action cannot be undone: red, with the focus on Cancel. */
  danger?: boolean
  /** A third answer, which does something else first and loses nothing: "Save and leave". */
  other?: { text: string; onPress: () => void }
  /** The confirmed action, or the other one, is running. */
  pending?: boolean
  /** Called by the first answer. */
  onConfirm: () => void
  /** Called by the second answer and by Escape. */
  onCancel: () => void
}

/** A question with two answers, or three. Escape is Cancel; a click outside is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirm, cancel = 'Cancel', danger, pending, other, onConfirm, onCancel } = props
  return (
    <ModalOverlay {...MODAL} isOpen={open} onOpenChange={(isOpen) => !isOpen && onCancel()} className={styles.overlay}>
      <Modal className={styles.modal} data-size="small">
        <AriaDialog role="alertdialog" className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
          </header>
          {children && <div className={styles.body}>{children}</div>}
          <footer className={styles.actions}>
            <Button onPress={onCancel} disabled={pending} autoFocus={danger}>
              {cancel}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              onPress={onConfirm}
              pending={pending && !other}
              disabled={pending && other !== undefined}
              autoFocus={!danger}
            >
              {confirm}
            </Button>
            {other && (
              <Button variant="primary" onPress={other.onPress} pending={pending}>
                {other.text}
              </Button>
            )}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

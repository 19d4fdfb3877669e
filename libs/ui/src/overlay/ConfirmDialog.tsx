import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../action/Button.tsx'
import styles from './Dialog.module.css'

export interface ConfirmDialogProps {
  title: ReactNode
  open: boolean
  /** The question: what will happen, and what cannot be undone. */
  children?: ReactNode
  confirm: string
  cancel?: string
  /** The action cannot be undone: red, with the focus on Cancel. */
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers. Escape is Cancel; a click outside is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirm, cancel = 'Cancel', danger, pending, onConfirm, onCancel } = props
  return (
    <ModalOverlay isOpen={open} onOpenChange={(isOpen) => !isOpen && onCancel()} className={styles.overlay}>
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
            <Button variant={danger ? 'danger' : 'primary'} onPress={onConfirm} pending={pending} autoFocus={!danger}>
              {confirm}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

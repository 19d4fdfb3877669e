import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './Dialog.module.css'
import { IconButton } from '../action/IconButton.tsx'
import { MODAL } from './modal.ts'

export interface DialogProps {
  /** The heading and accessible name. */
  title: ReactNode
  /** Whether it is shown. */
  open: boolean
  /** Called by the cross, by Escape and by a click outside. */
  onClose: () => void
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode
  /** Its width. */
  size?: 'small' | 'medium' | 'large'
  /** Prevents a click outside from closing it: for forms, which would lose their input. Escape and the cross close it. */
  keepOpen?: boolean
  /** Fields or text. */
  children?: ReactNode
}

/** A modal window over the page. It traps the focus, and restores it afterward. */
export function Dialog({ title, open, onClose, actions, size = 'medium', keepOpen, children }: DialogProps) {
  return (
    <ModalOverlay
      {...MODAL}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!keepOpen}
      className={styles.overlay}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton label="Close" icon={<X />} size="small" onPress={onClose} />
          </header>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

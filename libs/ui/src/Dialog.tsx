import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  title: ReactNode
  open: boolean
  onClose: () => void
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** A click outside does not close it: for forms, where it would lose what was typed. Escape and the cross do. */
  keepOpen?: boolean
  children?: ReactNode
}

/** A window over the page that must be answered or closed first. Focus is held inside and comes back afterwards. */
export function Dialog({ title, open, onClose, actions, size = 'medium', keepOpen, children }: DialogProps) {
  return (
    <ModalOverlay
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

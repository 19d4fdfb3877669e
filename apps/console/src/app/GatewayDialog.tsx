import { Button } from '@greenroom/ui'
import { useAtom, useAtomValue } from 'jotai'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './GatewayDialog.module.css'
import { anyDirtyAtom } from './leave-question.tsx'
import { gatewayFailureAtom } from './session.atoms.ts'

const TITLES = { 502: '502 Bad Gateway', 504: '504 Gateway Timeout' }

/** The two full-screen dialogs of section 2. Whoever has typed something may stay, so that it is not lost. */
export function GatewayDialog() {
  const [failure, setFailure] = useAtom(gatewayFailureAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  if (failure === null) return null
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.overlay}>
      <Modal>
        <Dialog role="alertdialog" className={styles.dialog}>
          <Heading slot="title" className={styles.title}>
            {TITLES[failure]}
          </Heading>
          <p>Please try refreshing the page</p>
          {dirty && <p>Changes that are not saved would be lost.</p>}
          <div className={styles.actions}>
            <Button variant="primary" autoFocus onPress={() => window.location.reload()}>
              Refresh
            </Button>
            {dirty && <Button onPress={() => setFailure(null)}>Stay on this page</Button>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

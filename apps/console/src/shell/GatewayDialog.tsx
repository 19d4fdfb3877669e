import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { GatewayFailure } from '#browser/connection.atoms.ts'
import styles from './GatewayDialog.module.css'
import { PlainButton } from '#sign-in/PlainButton.tsx'

const TITLES = { 502: '502 Bad Gateway', 504: '504 Gateway Timeout', 0: 'No connection to the server' }

type GatewayDialogProps = {
  failure: GatewayFailure
  /** Given if a refresh would lose unsaved changes. */
  onStay?: () => void
}

/**
 * The full-screen dialogs of section 2. Uses the browser's own dialog element, so that it works without the app. It is
 * outside the root and marked for react-aria, so that no dialog of the app makes it inert.
 */
export function GatewayDialog({ failure, onStay }: GatewayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-react-aria-top-layer
      aria-labelledby="gateway-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="gateway-title" className={styles.title}>
        {TITLES[failure]}
      </h1>
      <p>Please try refreshing the page</p>
      {onStay && <p>Unsaved changes will be lost.</p>}
      <div className={styles.actions}>
        <PlainButton onClick={() => window.location.reload()}>Refresh</PlainButton>
        {onStay && <PlainButton onClick={onStay}>Stay on this page</PlainButton>}
      </div>
    </dialog>,
    document.body,
  )
}

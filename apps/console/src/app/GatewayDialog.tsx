import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { GatewayFailure } from './connection.atoms.ts'
import styles from './GatewayDialog.module.css'
import { PlainButton } from './PlainButton.tsx'

const TITLES = { 502: '502 Bad Gateway', 504: '504 Gateway Timeout', 0: 'No connection to the server' }

type GatewayDialogProps = {
  failure: GatewayFailure
  /** Given while there is something on the page that a refresh would lose. */
  onStay?: () => void
}

/**
 * The full-screen dialogs of section 2. The browser's own dialog element, because it must not need the app.
 * It stands outside the root, marked for react-aria, so that no dialog of the app below makes it inert.
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
      {onStay && <p>Changes that are not saved would be lost.</p>}
      <div className={styles.actions}>
        <PlainButton onClick={() => window.location.reload()}>Refresh</PlainButton>
        {onStay && <PlainButton onClick={onStay}>Stay on this page</PlainButton>}
      </div>
    </dialog>,
    document.body,
  )
}

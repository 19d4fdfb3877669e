import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

export interface ToastMessage {
  /** What happened: "Item saved". */
  title: string
  /** One more sentence. */
  text?: ReactNode
  /** `danger` stays until it is closed. */
  tone?: Exclude<Tone, 'neutral'>
  /** A link to what was created or changed. */
  link?: { text: string; href: string }
  /** Such as Undo. It closes the toast. */
  action?: { text: string; onPress: () => void }
}

/** How long a toast stays, in milliseconds: long enough to read twice. Stops while hovered or in focus. */
const READING_TIME = 8000

/** The visible messages. One queue per app: at most four at once, the others wait. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })

/**
 * Shows a short message. `timeout` is in milliseconds; 0 keeps it until closed, which is the default for danger.
 * Returns a key for `close`.
 */
export const toasts = {
  show(message: ToastMessage, timeout = message.tone === 'danger' ? 0 : READING_TIME) {
    return toastQueue.add(message, timeout > 0 ? { timeout } : undefined)
  },
  close(key: string) {
    toastQueue.close(key)
  },
}

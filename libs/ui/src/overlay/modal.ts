/** On the overlay of every modal dialog that isn't an HTML dialog. */
export const MODAL = { 'data-modal': '' }

/** Whether a modal dialog is open: a shortcut must not open another one over it. */
export function isModalOpen(): boolean {
  return document.querySelector('[data-modal]:not([data-exiting]), dialog[open]') !== null
}

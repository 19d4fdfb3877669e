/** The code of a key that an input method takes. Safari says nothing else of the Enter that ends a composition. */
const TAKEN = 229

/** Whether an input method takes a key: a letter of a syllable, an accent that waits for its letter. */
export function isComposed({ key, keyCode }: Pick<KeyboardEvent, 'key' | 'keyCode'>): boolean {
  return keyCode === TAKEN || key === 'Dead'
}

/**
 * Leaves the keys of a composition to the field in which it happens: neither shortcuts nor fields hear of them. Call it
 * once, before anything of the page listens to keys.
 */
export function leaveCompositions(): void {
  window.addEventListener('keydown', leave, { capture: true })
}

function leave(event: KeyboardEvent) {
  const isInField = event.target instanceof Element && event.target.matches('input, textarea')
  if (event.isComposing || (isInField && isComposed(event))) event.stopImmediatePropagation()
}

/**
 * Presses a button that moved away between pointer down and up: pressing it takes the focus from a field, which may add
 * an entry or drop an error, and so change the layout.
 */
export function keepPress(button: HTMLElement) {
  const before = button.getBoundingClientRect()
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  const onUp = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    ended.abort()
    const after = button.getBoundingClientRect()
    const hasMoved = after.x !== before.x || after.y !== before.y
    const isInside = x >= before.left && x <= before.right && y >= before.top && y <= before.bottom
    if (hasMoved && isInside && !button.contains(target as Node)) button.click()
  }
  window.addEventListener('pointerup', onUp, options)
  window.addEventListener('pointercancel', () => ended.abort(), options)
}

import { act } from '@testing-library/react'

let now = 0

/** Types a code and Enter as a scanner does, or slower, wherever the focus is. Times are set, so no machine is too slow. */
export async function scan(code: string, { pace = 8 } = {}): Promise<void> {
  now = Math.max(now, new Event('keydown').timeStamp) + 1_000
  for (const key of [...code, 'Enter']) {
    now += pace
    const { activeElement } = document
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: now })
    await act(async () => {
      if (!activeElement!.dispatchEvent(event)) return
      if (key !== 'Enter') typeInto(activeElement!, key)
      else if (activeElement instanceof HTMLInputElement) activeElement.form?.requestSubmit()
    })
  }
}

function typeInto(element: Element, key: string) {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = element
  element.setRangeText(key, selectionStart!, selectionEnd!, 'end')
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

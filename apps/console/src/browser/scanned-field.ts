/** What takes keys as text or as a choice. */
export type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Where the keyboard was when a scan began. */
export type ScanStart = Readonly<{ entry: Entry | undefined; value: string; from: number | null; to: number | null }>

/** What a scanned code is meant for: a UPC, a search. A password may come from a security key, which types as fast. */
const TAKES_SCANS = '[data-takes-scans], [type=search], [type=password]'

/** What takes Enter itself: a list of matches, a sign-in. */
const ANSWERS_ENTER = '[type=password], [aria-autocomplete]'

const TAKES_AMOUNTS = '[inputmode=decimal], [inputmode=numeric]'

/** Fewer characters than the shortest barcode of digits alone, an EAN-8. */
const AMOUNT = /^[^\p{L}]{1,7}$/u

/** In a field for money, five digits and Enter at once are an item ID. */
const LIKE_AN_ID = /^\d{5,}$/

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

const DIALOG = '[role=dialog], [role=alertdialog]'

/** Whether a scan at this element is typed into it. */
export function takesScans(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_SCANS) !== null
}

/** Whether Enter at this element may save what surrounds it. */
export function mayEnterSave(target: EventTarget | null): boolean {
  return target instanceof Element && !target.matches(ANSWERS_ENTER)
}

/** Whether a burst at this element is an amount that somebody types fast. */
export function isAmountTyped(target: EventTarget | null, text: string): boolean {
  if (!(target instanceof Element && target.matches(TAKES_AMOUNTS) && AMOUNT.test(text))) return false
  return !(target.matches('[inputmode=decimal]') && LIKE_AN_ID.test(text))
}

export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(DIALOG) !== null
}

/** The field with the focus, as it is before the next key. */
export function scanStart(): ScanStart {
  const entry = entryInFocus()
  const { value = '', selectionStart = null, selectionEnd = null } = (entry ?? {}) as Partial<HTMLInputElement>
  return { entry, value, from: selectionStart, to: selectionEnd }
}

/**
 * Takes a scanned code out of where it was typed. Returns the field that had the focus all the time, for `insert`, and
 * whether there was any.
 */
export function takeBack({ entry, value, from, to }: ScanStart): { field?: Entry; wasTyped: boolean } {
  const now = entryInFocus()
  if (now && now !== entry) {
    // Its first key opened it: the editor of a cell.
    now.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    return { wasTyped: true }
  }
  if (!entry) return { wasTyped: false }
  // The parts of a date that a scan has begun to type are no value.
  if (entry.value !== value || entry.validity.badInput) write(entry, value)
  if (from === null || entry instanceof HTMLSelectElement) return { wasTyped: true }
  entry.setSelectionRange(from, to)
  return { field: entry, wasTyped: true }
}

/** Types a code into a field, in place of what is selected there. */
export function insert(field: Entry, code: string): void {
  if (!field.isConnected || field instanceof HTMLSelectElement) return
  const { value, selectionStart, selectionEnd } = field
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  field.focus()
  write(field, value.slice(0, from) + code + value.slice(to))
  field.setSelectionRange(from + code.length, from + code.length)
}

function entryInFocus(): Entry | undefined {
  const { activeElement } = document
  if (activeElement instanceof HTMLSelectElement) return activeElement
  // A closed Select takes letters as a choice. Its value is in a hidden element beside its button.
  const hidden = activeElement?.parentElement?.querySelector<HTMLSelectElement>(':scope > [aria-hidden] select')
  if (hidden && activeElement instanceof HTMLButtonElement) return hidden
  const isText =
    activeElement instanceof HTMLTextAreaElement ||
    (activeElement instanceof HTMLInputElement && !NO_TEXT.includes(activeElement.type))
  return isText && !activeElement.readOnly ? activeElement : undefined
}

/** As typing does it: React hears of a value only if it is set past its own property. */
function write(entry: Entry, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(entry), 'value')!.set!.call(entry, value)
  entry.dispatchEvent(new Event(entry instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** A size by its ID and display text. */
type Size = { id: string; label: string }

/** `line` keeps the sizes of one cut together: '' for adults, Y for youth. */
type Letters = { line: string; step: number }

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * Compares two sizes in garment order: letters from small to large, those of each cut together; then all others by their
 * display text, numbers by value; and one size last.
 */
export function compareSizes(one: Size, other: Size): number {
  const [left, right] = [lettersOf(one), lettersOf(other)]
  if (left && right) return order.compare(left.line, right.line) || left.step - right.step
  if (left || right) return left ? -1 : 1
  return Number(isOneSize(one)) - Number(isOneSize(other)) || order.compare(one.label, other.label)
}

function lettersOf({ id, label }: Size): Letters | undefined {
  return inLetters(id) ?? inLetters(label) ?? inWords(label)
}

/** S, M, XXL, 3XL and, of a cut, YM or W-L. */
function inLetters(text: string): Letters | undefined {
  const match = /^([A-Z]??)[- ]?(\d?)(X*)([SML])$/.exec(text.trim().toUpperCase())
  if (!match) return undefined
  const [, line = '', times, extra = '', letter = 'M'] = match
  return { line, step: stepOf(letter, extra && times ? Number(times) + extra.length - 1 : extra.length) }
}

const WORDS = /^(double|triple)? ?(extra)?[- ]?(small|medium|large)$/

/** Small, extra large, double extra large. */
function inWords(text: string): Letters | undefined {
  const [, times, extra, word] = WORDS.exec(text.trim().toLowerCase()) ?? []
  if (!word) return undefined
  const count = extra ? (times === 'triple' ? 3 : times === 'double' ? 2 : 1) : 0
  return { line: '', step: stepOf(word.charAt(0).toUpperCase(), count) }
}

/** Medium is 0. */
function stepOf(letter: string, extra: number): number {
  return letter === 'S' ? -1 - extra : letter === 'L' ? 1 + extra : 0
}

function isOneSize({ id, label }: Size): boolean {
  return /^(os|osfa|one size.*)$/i.test(id) || /^one size/i.test(label)
}

import { recordLimit } from '@greenroom/validation'

const COPY = / \(copy(?: \d+)?\)$/

/** Names with another number of a copy contain this text, which is cut to leave room for the number. */
export function searchForCopies(name: string): string {
  return name.replace(COPY, '').slice(0, longest(' (copy 500)')).trim()
}

/** The name if it is free, or else that of a copy: "Shelf (copy)", "Shelf (copy 2)". Names differ whatever their case. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()))
  const original = name.replace(COPY, '')
  let free = name
  for (let number = 1; used.has(free.toLowerCase()); number++) {
    const mark = number === 1 ? ' (copy)' : ` (copy ${number})`
    free = original.slice(0, longest(mark)).trimEnd() + mark
  }
  return free
}

/** How long a name may be before its mark. */
const longest = (mark: string) => recordLimit('labelTemplate', 'name') - mark.length

import { countOf } from '@greenroom/ui'
import type { PastChange } from './entitlements.atoms.ts'
import { inWords } from './place-words.ts'
import { cellsOf } from './use-change.ts'

const KINDS: Record<PastChange['kind'], string> = {
  ENTITLE: 'Entitled',
  REMOVE: 'Removed',
  COPY: 'Copied',
  UNDO: 'Undone',
}

/** What a change was about: "Entitled: Hot dog at Stand 7", "Removed: 12 items at Stand 7", "Entitled: Hot dog at 5 places". */
export function changeWords(change: PastChange): string {
  const { kind, item, location } = change
  const cells = cellsOf(change)
  if (!item && !location) return `${KINDS[kind]}: ${countOf(cells, 'entitlement')}`
  const what = item ? item.name : countOf(cells, 'item')
  const where = location ? inWords(location.type, location.name) : countOf(cells, 'place')
  return `${KINDS[kind]}: ${what} at ${where}`
}

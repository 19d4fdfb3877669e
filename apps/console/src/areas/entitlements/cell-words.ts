import type { EntitlementCell } from './entitlements.atoms.ts'

/** How a place may sell an item, in words. `wall` writes a minute of a clock. */
export function cellWords(cell: EntitlementCell, wall: (minute: string) => string): string {
  if (!cell) return 'Not entitled'
  const dates = datesText(cell, wall)
  return dates ? `${kindOf(cell)}, sold ${dates}` : `${kindOf(cell)}, without dates`
}

export function kindOf({ inherited }: NonNullable<EntitlementCell>): string {
  return inherited ? 'Inherited' : 'Explicit'
}

function datesText({ from, to }: NonNullable<EntitlementCell>, wall: (minute: string) => string): string {
  return [from && `from ${wall(from)}`, to && `until ${wall(to)}`].filter(Boolean).join(' ')
}

import type { components } from '@greenroom/openapi'
import type { HintRow } from '../form/item-parts.ts'

type LocationHint = components['schemas']['LocationHint']

/** The rows of an item as loaded with `expand=location_hint`. */
export function hintRows(hints: readonly LocationHint[] = []): HintRow[] {
  return hints.map(({ hint, location: { id } }) => ({ key: id, locationID: id, hint }))
}

/** Whether the hint is stored. Its location is fixed then, because it identifies the hint. */
export function isSaved({ key, locationID }: HintRow): boolean {
  return key === locationID
}

/** The rows with an empty one added. */
export function withNewHint(rows: readonly HintRow[]): HintRow[] {
  const numbers = rows.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0))
  return [...rows, { key: `new ${Math.max(0, ...numbers) + 1}`, locationID: '', hint: '' }]
}

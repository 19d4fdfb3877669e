import type { ListKind } from '@greenroom/validation'
import { CellLink } from '#app/records/CellLink.tsx'
import type { EntryRow } from './list.columns.ts'
import { productsPath } from './uses.ts'

/** How many items have an entry, leading to them. */
export function ItemCount({ kind, row }: { kind: ListKind; row: EntryRow }) {
  const path = productsPath(kind, row)
  if (!row.items || !path) return row.items
  return <CellLink text={row.items.toLocaleString('en')} href={path} atEnd />
}

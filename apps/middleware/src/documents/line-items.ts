import type { DocumentIssue } from '@greenroom/documents'
import { explainUnknown } from '@greenroom/validation'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Shape, StoredKind } from './stored-kind.ts'

type Kind = Pick<StoredKind<Shape>['kind'], 'lineFields'>

/** The items named by a line, by field. */
export function itemsNamedBy({ lineFields }: Kind, line: object) {
  return lineFields.flatMap(({ name, kind }) => {
    const itemID = (line as Record<string, unknown>)[name]
    return kind === 'item' && typeof itemID === 'string' ? [{ field: name, itemID }] : []
  })
}

/** The names of the existing items in the lines, by ID. */
export async function itemNames(db: CompanyQueries, kind: Kind, lines: readonly object[]) {
  const itemIDs = lines.flatMap((line) => itemsNamedBy(kind, line).map(({ itemID }) => itemID))
  if (itemIDs.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'name'])
    .where(({ eb, fn, val }) => eb('item_id', '=', fn.any(val(itemIDs))))
    .execute()
  return new Map(rows.map(({ item_id, name }) => [item_id, name]))
}

/** An issue for each line that names an unknown item. */
export async function unknownItems(db: CompanyQueries, kind: Kind, lines: readonly object[]) {
  const known = await itemNames(db, kind, lines)
  return lines.flatMap((line, index) =>
    itemsNamedBy(kind, line)
      .filter(({ itemID }) => itemID !== '' && !known.has(itemID))
      .map(({ field, itemID }): DocumentIssue => {
        return { field: `lines.${index}.${field}`, code: 'unknownItem', message: explainUnknown(itemID) }
      }),
  )
}

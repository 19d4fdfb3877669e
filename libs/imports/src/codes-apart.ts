import { itemField, type ItemFieldName } from '@greenroom/catalog'
import type { ImportPlan } from './import-plan.ts'
import type { RowIssue, RowReading } from './read-row.ts'

/** The codes that tell records apart. */
const CODES: readonly ItemFieldName[] = ['itemID', 'upc', 'additionalUPCs', 'masterSKU', 'productID']

/** What a code is in the file, and where. */
type Written = { written: string; line: number }

/**
 * Refuses a row with a code that would become that of an earlier row, although the file has two: where restricted
 * characters are replaced, A#1 and A&1 are both A1. Keeps the codes of all rows, so that it is made once for a file.
 */
export function codesApart({ options, columns }: ImportPlan) {
  const codes = CODES.flatMap((name) => columns.find(({ field }) => field.name === name) ?? [])
  const known = new Map<ItemFieldName, Map<string, Written>>()
  /** All UPCs of a file are codes of one kind. */
  const ofKind = (name: ItemFieldName) => {
    const kind = name === 'additionalUPCs' ? 'upc' : name
    return known.get(kind) ?? known.set(kind, new Map()).get(kind)!
  }

  return (line: number, row: RowReading, cells: readonly string[]): RowReading => {
    if (options.replaceRestricted === undefined || row.outcome !== 'item') return row
    const issues: RowIssue[] = []
    const own: [Map<string, Written>, string, Written][] = []
    for (const { field, index } of codes) {
      const ofField = ofKind(field.name)
      for (const code of [row.values[field.name] ?? []].flat().map(String)) {
        const replaced = row.replaced?.find((each) => each.field === field.name && each.code === code)
        const written = replaced?.written ?? code
        const first = ofField.get(code)
        if (first === undefined) own.push([ofField, code, { written, line }])
        else if (first.written !== written) {
          const message = alike(field.name, code, first)
          issues.push({ column: index, field: field.name, value: cells[index] ?? '', code: 'sameCode', message })
        }
      }
    }
    if (issues.length > 0) return { outcome: 'rejected', issues }
    for (const [ofField, code, written] of own) ofField.set(code, written)
    return row
  }
}

function alike(name: ItemFieldName, code: string, { written, line }: Written): string {
  return `${itemField(name).label} would become ${code}, like ${written} in row ${line}. Change one of the two.`
}

import { itemField } from '@greenroom/catalog'
import type { ImportPlan } from './import-plan.ts'
import { CODE_FIELDS, type CodeField, type RowIssue, type RowReading } from './read-row.ts'

type Reading = Exclude<RowReading, { outcome: 'picture' }>

/** What a code is in the file, and where. */
type Written = { written: string; line: number }

/**
 * Refuses a row with a code that would become that of an earlier row, although the file has two: where restricted
 * characters are replaced, A#1 and A&1 are both A1. Keeps the codes of all rows, so that it is made once for a file.
 */
export function codesApart({ options, columns }: ImportPlan) {
  const codes = CODE_FIELDS.flatMap((name) => {
    const column = columns.find(({ field }) => field.name === name)
    return column ? [{ name, index: column.index }] : []
  })
  const known = new Map<CodeField, Map<string, Written>>()
  /** All UPCs of a file are codes of one kind. */
  const ofKind = (name: CodeField) => {
    const kind = name === 'additionalUPCs' ? 'upc' : name
    return known.get(kind) ?? known.set(kind, new Map()).get(kind)!
  }

  return (line: number, row: Reading, cells: readonly string[]): Reading => {
    if (options.replaceRestricted === undefined || row.outcome !== 'item') return row
    const issues: RowIssue[] = []
    const own: [Map<string, Written>, string, Written][] = []
    for (const { name, index } of codes) {
      const ofField = ofKind(name)
      for (const code of [row.values[name] ?? []].flat().map(String)) {
        const replaced = row.replaced?.find((each) => each.field === name && each.code === code)
        const written = replaced?.written ?? code
        const first = ofField.get(code)
        if (first === undefined) own.push([ofField, code, { written, line }])
        else if (first.written !== written) {
          const message = alike(name, code, first)
          issues.push({ column: index, field: name, value: cells[index] ?? '', code: 'sameCode', message })
        }
      }
    }
    if (issues.length > 0) return { outcome: 'rejected', issues }
    for (const [ofField, code, written] of own) ofField.set(code, written)
    return row
  }
}

function alike(name: CodeField, code: string, { written, line }: Written): string {
  return `${itemField(name).label} would become ${code}, like ${written} in row ${line}. Change one of the two.`
}

import type { LineField } from '@greenroom/documents'
import { csvLine } from '@greenroom/imports'

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

type Line = Readonly<Record<string, unknown>> & { lineID: string }

/**
 * The lines of a document as CSV, with a header row that names the currency of amounts, and their IDs at the end. Formulas
 * are escaped.
 */
export function linesCsv(
  fields: readonly LineField[],
  lines: readonly Line[],
  names: ReadonlyMap<string, string>,
  currency: string,
) {
  const header = fields.flatMap(({ label, kind }) => {
    if (kind === 'item') return [label, 'Item name']
    return [kind === 'money' ? `${label} (${currency})` : label]
  })
  const rows = lines.map((line) => [
    ...fields.flatMap((field) => {
      const text = textOf(field, line[field.name])
      return field.kind === 'item' ? [text, names.get(text) ?? ''] : [text]
    }),
    line.lineID,
  ])
  return BYTE_ORDER_MARK + [[...header, 'Line ID'], ...rows].map(csvLine).join('')
}

/** A value in readable form; amounts in plain digits. */
export function textOf({ choices }: LineField, value: unknown): string {
  if (value === null || value === undefined) return ''
  return choices?.find((choice) => choice.value === value)?.label ?? String(value as string | number)
}

import { type DocumentTotal, type LineField, lineFieldsIn, sinceEditable, visibleHeader } from '@greenroom/documents'
import type { Grants } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'
import { readLog } from './document-events.ts'
import { textOf } from './document-csv.ts'
import type { PdfModel, PdfTotal } from '#print/model.ts'
import { printFormats } from './print-formats.ts'
import type { Print, Shape, Stored, StoredKind } from './stored-kind.ts'

const RIGHT: readonly LineField['kind'][] = ['money', 'quantity', 'percent']

/** A column's share of the table's width. */
const WIDTHS: Record<LineField['kind'], number> = { text: 3, item: 2, choice: 2, money: 2, quantity: 1, percent: 1 }

/** A document to print, with the lines that the user may see. The same document produces the same model. */
export async function pdfOf<Of extends Shape>(
  db: CompanyQueries,
  of: StoredKind<Of>,
  stored: Stored<Of>,
  { lines, names, grants }: { lines: readonly Of['line'][]; names: ReadonlyMap<string, string>; grants: Grants },
): Promise<PdfModel> {
  const { kind } = of
  const [{ name }, print] = await Promise.all([
    db.selectFrom('company').select('name').executeTakeFirstOrThrow(),
    printFormats(db),
  ])
  const fields = lineFieldsIn(kind, grants, stored.state, lines)
  const header = visibleHeader(kind, stored.header, grants)
  const { facts, remarks } = of.factsOf(header, print)
  const totals = kind.totalsOf?.(of.documentOf({ ...stored, header, lines })) ?? []
  const log = await readLog(db, kind.name, stored.number)
  const approval = sinceEditable(kind, log).findLast(({ action }) => action === 'approve')
  return {
    page: { size: 'letter' },
    language: 'en-US',
    createdAt: stored.createdAt.toISOString(),
    company: name,
    title: capitalized(kind.label),
    number: stored.number,
    status: kind.states[stored.state as Of['document']['state']].label,
    facts: [
      ...facts,
      { label: 'Created', value: `${print.time(stored.createdAt.toISOString())}, ${stored.createdBy}` },
      ...(approval ? [{ label: 'Approved', value: `${print.time(approval.at)}, ${approval.by}` }] : []),
    ],
    ...(remarks && { remarks }),
    tables: [{ columns: columnsOf(fields), rows: lines.map((line) => rowOf(fields, line, names, print)) }],
    totals: totals.map((total) => printedTotal(total, print)),
  }
}

function columnsOf(fields: readonly LineField[]) {
  return fields.flatMap(({ label, kind }) => {
    const isNumber = RIGHT.includes(kind)
    const column = {
      header: label,
      width: WIDTHS[kind],
      align: isNumber ? ('right' as const) : ('left' as const),
      tabular: isNumber,
    }
    return kind === 'item' ? [column, { header: 'Name', width: 4 }] : [column]
  })
}

function rowOf(fields: readonly LineField[], line: object, names: ReadonlyMap<string, string>, print: Print) {
  const cells = fields.flatMap((field) => {
    const value = (line as Record<string, unknown>)[field.name]
    if (typeof value === 'number') return [field.kind === 'money' ? print.money(value) : print.number(value)]
    const text = textOf(field, value)
    return field.kind === 'item' ? [text, names.get(text) ?? ''] : [text]
  })
  return { cells }
}

function printedTotal({ label, kind, value }: DocumentTotal, print: Print): PdfTotal {
  if (kind === 'money') return { label, value: print.money(value) }
  return { label, value: print.number(value) + (kind === 'percent' ? '%' : '') }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

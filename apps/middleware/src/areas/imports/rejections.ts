import { sql } from 'kysely'
import { type ItemDraft, itemField, type ItemFieldName, type KeyValue } from '@greenroom/catalog'
import { csvCell } from '@greenroom/imports'
import type { CompanyQueries } from '#database/company-store.ts'
import { type ImportRecord, mappedAttribute } from './import-record.ts'

export interface Rejection {
  part: number
  line: number
  header: string | null
  field: string
  value: string
  code: string
  message: string
  cells: string[]
}

/** What the contract lets a rejection hold. */
const LONGEST = { value: 1_000, message: 1_000, field: 50 }

interface Refused {
  part: number
  line: number
  fields: ItemDraft & { attributes?: readonly KeyValue[] }
  attributes?: readonly KeyValue[]
}

/** A row that the middleware refuses, with its cells as they would be in the file, to be mended. */
export function rejectionOf(
  { part, line, fields, attributes = fields.attributes }: Refused,
  fault: { field: string; code: string; message: string },
  { mapping, columns }: Pick<ImportRecord, 'mapping' | 'columns'>,
): Rejection {
  const cells = columns.map(() => '')
  for (const { field, column } of mapping) {
    const key = mappedAttribute(field)
    const name = field as ItemFieldName
    cells[column] =
      key === undefined
        ? csvCell(itemField(name), fields[name])
        : (attributes?.find((attribute) => attribute.key === key)?.value ?? '')
  }
  const column = mapping.find(({ field }) => field === fault.field)?.column
  return {
    part,
    line,
    header: column === undefined ? null : (columns[column] ?? null),
    field: fault.field.slice(0, LONGEST.field),
    value: (column === undefined ? '' : (cells[column] ?? '')).slice(0, LONGEST.value),
    code: fault.code,
    message: fault.message.slice(0, LONGEST.message),
    cells,
  }
}

export async function insertRejections(
  db: CompanyQueries,
  importID: number,
  rejections: Rejection[],
  { byCheck = false } = {},
) {
  if (rejections.length === 0) return
  const json = JSON.stringify(rejections)
  await db
    .insertInto('import_rejection')
    .columns(['import_id', 'part', 'line', 'header', 'field', 'value', 'code', 'message', 'cells', 'by_check'])
    .expression((select) =>
      select
        .selectFrom(
          sql<Rejection>`jsonb_to_recordset(${json}::jsonb)`.as<'r'>(
            sql`r(part int, line int, header text, field text, value text, code text, message text, cells jsonb)`,
          ),
        )
        .select([
          sql<number>`${importID}::bigint`.as('import_id'),
          'r.part',
          'r.line',
          'r.header',
          'r.field',
          'r.value',
        ])
        .select([
          'r.code',
          'r.message',
          sql<string>`r.cells`.as('cells'),
          sql<boolean>`${byCheck}::boolean`.as('by_check'),
        ]),
    )
    .execute()
}

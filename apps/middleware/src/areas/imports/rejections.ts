import { sql } from 'kysely'
import { type AttributeRule, type ItemDraft, itemField, type ItemFieldName, type KeyValue } from '@greenroom/catalog'
import { csvCell, numberCell } from '@greenroom/imports'
import { jsonArrays } from '#database/statement-size.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { columnOf, type ImportRecord, mappedAttribute } from './import-record.ts'
import { tooMuch } from './part-size.ts'

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
const LONGEST = { value: 1_000, message: 1_000, field: 100, cell: 1_000, cells: 100_000 }

/** The most problems of a row that are kept: each is a rejection with all of the row's cells. */
const MOST_OF_A_ROW = 10

/** Of an import. */
const MOST_REJECTIONS = 100_000

interface Refused {
  part: number
  line: number
  fields: ItemDraft & { attributes?: readonly KeyValue[] }
  attributes?: readonly KeyValue[]
}

/** What is wrong with a row, and where. */
export interface Fault {
  field: string
  code: string
  message: string
}

/** The rules of additional attributes, by key. */
export interface AttributeRules {
  attribute(key: string): AttributeRule | undefined
}

type OfFile = Pick<ImportRecord, 'mapping' | 'columns' | 'reading'>

/** A row that the middleware refuses, with its cells as they would be in the file, to be corrected. */
export function rejectionsOf(row: Refused, faults: readonly Fault[], file: OfFile, rules: AttributeRules): Rejection[] {
  return faults.length === 0 ? [] : rejectionsAt(row, keptCells(cellsOf(row, file, rules)), faults, file)
}

/** The same for a row whose cells are known. */
export function rejectionsAt(
  { part, line }: Pick<Refused, 'part' | 'line'>,
  cells: string[],
  faults: readonly Fault[],
  file: Pick<ImportRecord, 'mapping' | 'columns'>,
): Rejection[] {
  return faults.slice(0, MOST_OF_A_ROW).map((fault) => {
    const column = columnOf(file, fault.field)
    return {
      part,
      line,
      header: column === undefined ? null : (file.columns[column] ?? null),
      field: fault.field.slice(0, LONGEST.field),
      value: (column === undefined ? '' : (cells[column] ?? '')).slice(0, LONGEST.value),
      code: fault.code,
      message: fault.message.slice(0, LONGEST.message),
      cells,
    }
  })
}

/** Each cell as far as it is kept, and all together; what is too much is blank. No valid value of an item is cut. */
export function keptCells(cells: readonly string[]): string[] {
  let left = LONGEST.cells
  return cells.map((cell) => {
    const kept = cell.slice(0, LONGEST.cell)
    left -= kept.length
    return left < 0 ? '' : kept
  })
}

function cellsOf(
  { fields, attributes = fields.attributes }: Refused,
  { mapping, columns, reading: { notation } }: OfFile,
  rules: AttributeRules,
): string[] {
  const attributeCell = (key: string) => {
    const value = attributes?.find((attribute) => attribute.key === key)?.value ?? ''
    return rules.attribute(key)?.type === 'NUMBER' ? numberCell(value, notation) : value
  }
  const cells = columns.map(() => '')
  for (const { field, column } of mapping) {
    const key = mappedAttribute(field)
    const name = field as ItemFieldName
    cells[column] = key === undefined ? csvCell(itemField(name), fields[name], notation) : attributeCell(key)
  }
  return cells
}

export async function insertRejections(
  db: CompanyQueries,
  importID: number,
  rejections: Iterable<Rejection>,
  { byCheck = false } = {},
) {
  for (const json of jsonArrays(rejections)) {
    await insertJson(db, importID, json, byCheck)
    await refuseTooMany(db, importID)
  }
}

/** As with items, parts that come side by side do not count each other. */
async function refuseTooMany(db: CompanyQueries, importID: number) {
  const { count } = await db
    .selectFrom('import_rejection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importID)
    .executeTakeFirstOrThrow()
  if (count > MOST_REJECTIONS)
    throw tooMuch('The rows of the file have more than 100,000 problems. Fix the file and choose it again.')
}

async function insertJson(db: CompanyQueries, importID: number, json: string, byCheck: boolean) {
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

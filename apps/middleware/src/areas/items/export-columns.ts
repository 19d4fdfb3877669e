import { wallClock } from '@greenroom/quick-dates'
import type { Grants } from '@greenroom/permissions'
import { type ItemDraft, type ItemField, itemFields } from '@greenroom/catalog'
import { attributeHeaders, csvCell, csvHeader, importableFields } from '@greenroom/imports'
import { margin } from '@greenroom/validation'
import { type Formats, formatsOfUser } from '#companies/formats.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { SessionUser } from '#calls/call.ts'
import { refused } from '#failures/failures.ts'
import type { ItemAnswer } from './item-answer.ts'
import { hiddenFields } from './item-columns.ts'
import { listNames } from './list-names.ts'

/** What stands in a cell, before it is written as a text or as a cell of a workbook. */
export type ExportValue = string | number | Date | null

/** One column of an export. `draft` is the item with its references as bare IDs. */
export interface ExportColumn {
  header: string
  kind: 'text' | 'money' | 'number' | 'date'
  /** How a workbook shows a date. */
  pattern?: string
  valueOf(item: ItemAnswer, draft: ItemDraft): ExportValue
}

/**
 * All columns that an import can fill, under headers that it recognizes, so that an unmodified export imports again with
 * nothing to change; of additional attributes one each, for those who may see them.
 */
export async function allColumns(db: CompanyQueries, grants: Grants): Promise<ExportColumn[]> {
  const hidden = hiddenFields(grants)
  const fields = importableFields.filter(({ name }) => !hidden.has(name))
  const attributes = hidden.has('attributes') ? [] : await attributeColumns(db)
  return [...fields.map((field) => ({ ...fieldColumn(field), header: csvHeader(field) })), ...attributes]
}

async function attributeColumns(db: CompanyQueries): Promise<ExportColumn[]> {
  const rows = await db
    .selectFrom('list_entry')
    .select(['key', 'name'])
    .where('kind', '=', 'additionalAttribute')
    .orderBy('entry_id')
    .execute()
  const headers = attributeHeaders(rows.map(({ key, name }) => ({ key: String(key), label: name ?? String(key) })))
  return Array.from(headers, ([key, header]) => ({
    header,
    kind: 'text',
    valueOf: ({ attributes }) => attributes?.find((attribute) => attribute.key === key)?.value ?? null,
  }))
}

/** The columns that somebody chose, in their order, as they are read on a screen: with the names of what is referred to. */
export async function chosenColumns(
  db: CompanyQueries,
  names: string[],
  { userID, grants }: Pick<SessionUser, 'userID' | 'grants'>,
): Promise<ExportColumn[]> {
  const [formats, lists] = await Promise.all([formatsOfUser(db, userID), listNames(db, names)])
  const columns = screenColumns(grants, formats)
  return [...new Set(names)].map((name) => {
    const column = columns.get(name)
    const message = `There is no column ${name}`
    if (!column) throw refused(message, [{ field: 'columns', message, value: name }])
    const labels = lists.get(name)
    if (!labels) return column
    return { ...column, valueOf: (item, draft) => labeled(column.valueOf(item, draft), labels) }
  })
}

/** Every column that a list of items has, but for those of values that the user may not see. */
function screenColumns(grants: Grants, { timeZone, ...formats }: Formats): ReadonlyMap<string, ExportColumn> {
  const hidden = hiddenFields(grants)
  const clocks = wallClock(timeZone)
  const columns = new Map(
    itemFields
      .filter(({ name, extendedKey }) => !hidden.has(name) && !extendedKey)
      .map((field): [string, ExportColumn] => [field.name, fieldColumn(field)]),
  )
  if (!hidden.has('costPrice') && !hidden.has('sellingPrice')) {
    columns.set('margin', {
      header: 'Margin %',
      kind: 'number',
      valueOf: ({ costPrice, sellingPrice }) => margin(costPrice, sellingPrice) ?? null,
    })
  }
  return columns
    .set('updatedAt', {
      header: `Changed (${timeZone})`,
      kind: 'date',
      pattern: workbookPattern(formats),
      // Files have no zones: a Date in UTC that says what the clocks of the reader's zone do.
      valueOf: ({ updatedAt }) => new Date(`${clocks(Date.parse(updatedAt))}Z`),
    })
    .set('updatedBy', { header: 'Changed by', kind: 'text', valueOf: ({ updatedBy }) => updatedBy ?? null })
}

/** Slashes are marked, because a spreadsheet replaces them by the separator of its own language. */
function workbookPattern({ dateFormat, timeFormat }: Pick<Formats, 'dateFormat' | 'timeFormat'>): string {
  return `${dateFormat.toLowerCase().replaceAll('/', '\\/')} ${timeFormat === '12h' ? 'h:mm AM/PM' : 'hh:mm'}`
}

const KINDS: Partial<Record<ItemField['kind'], ExportColumn['kind']>> = { money: 'money', whole: 'number' }

function fieldColumn(field: ItemField): ExportColumn {
  const { name, label } = field
  const kind = KINDS[field.kind] ?? 'text'
  if (kind === 'text') return { header: label, kind, valueOf: (_, draft) => csvCell(field, draft[name]) || null }
  return { header: label, kind, valueOf: (_, draft) => (draft[name] as number | undefined) ?? null }
}

function labeled(value: ExportValue, labels: ReadonlyMap<string, string>): ExportValue {
  return typeof value === 'string' ? (labels.get(value) ?? value) : value
}

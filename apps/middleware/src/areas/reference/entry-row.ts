import type { Selectable } from 'kysely'
import { type EntryFieldName, ENTRY_FIELDS, type ListKind } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import type { Tables } from '#database/tables.ts'

export type Entry = components['schemas']['Entry']
export type EntryRow = Selectable<Omit<Tables['list_entry'], 'company_code'>>

/** The column of each field of an entry. */
export const COLUMN_OF = {
  id: 'entry_id',
  name: 'name',
  description: 'description',
  parentID: 'parent_id',
  vendorID: 'vendor_id',
  key: 'key',
  type: 'type',
  choices: 'choices',
  rate: 'rate',
  value: 'value',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  startTime: 'start_time',
  endTime: 'end_time',
} as const satisfies Record<EntryFieldName, keyof EntryRow>

/** The fields of a list, in the order of the form. */
export function fieldsOf(kind: ListKind): EntryFieldName[] {
  return ENTRY_FIELDS[kind].map(({ name }) => name)
}

/** An entry in the form of the contract, with the fields of its list. */
export function entryAnswer(row: EntryRow): Entry {
  const fields = fieldsOf(row.kind as ListKind).map((name) => [name, row[COLUMN_OF[name]]])
  return {
    ...(Object.fromEntries(fields) as Pick<Entry, 'id'>),
    status: row.status,
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The columns of an entry, except its ID. Values that a choice no longer needs are dropped. */
export function columnsOf(kind: ListKind, entry: Partial<Entry>) {
  const names = fieldsOf(kind).filter((name) => name !== 'id' && entry[name] !== undefined)
  const columns = Object.fromEntries(names.map((name) => [COLUMN_OF[name], entry[name] ?? null]))
  return 'choices' in columns ? { ...columns, choices: entry.type === 'CHOICE' ? (entry.choices ?? []) : [] } : columns
}

import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { expect, test } from 'vitest'
import { STORED_COLUMNS } from '#areas/items/item-columns.ts'
import { referringColumns } from '#areas/reference/entry-uses.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const KINDS = Object.keys(LIST_KINDS) as ListKind[]

/** Columns of these names have the ID of an entry wherever they are: `tax_id`, `vendor_code`, `fee_ids`. */
const NAMES = KINDS.flatMap((kind) => {
  const { itemField } = LIST_KINDS[kind]
  return itemField === undefined || itemField === 'attributes' ? [] : [STORED_COLUMNS[itemField]]
})

async function columns(where: string, ...values: unknown[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and ${where} order by 1`,
    values,
  )
  return rows.map(({ name }) => name)
}

test('every column with the ID of an entry counts as a use of it', async () => {
  const counted = KINDS.flatMap((kind) => referringColumns(kind).map(({ table, column }) => `${table}.${column}`))
  const ofItems = NAMES.map((name) => `item.${name}`)
  expect(NAMES.length).toBeGreaterThan(10)
  expect(await columns('column_name = any($1)', NAMES)).toEqual([...counted, ...ofItems].toSorted())
})

/** Whether the columns with objects name entries of lists, and what becomes of a name whose entry is gone. */
const OBJECTS = {
  counted: [
    // Additional attributes; the vendor of a purchase order.
    'item.attributes',
    'document.header',
  ],
  // Checked when they are applied: a draft refuses nothing and says what is missing.
  drafts: ['change_set.edit', 'import.defaults', 'import_correction.cells', 'import_row.fields', 'venue_plan.content'],
  // What was, as it was.
  past: [
    'answered_request.answer',
    'audit_entry.changes',
    'change_log.ids',
    'change_set_row.changes',
    'change_set_row.fault',
    'document_line.fields',
    'import.reading',
    'import_changed_here.file',
    'import_changed_here.here',
    'import_rejection.cells',
    'import_row.changes',
    'import_row.pictures',
    'import_row.warnings',
    'label_job_line.item',
  ],
  none: [
    'change_set.counts',
    'cto_configuration.allowances',
    'cto_configuration.attachments',
    'document.references_kept',
    'import.columns',
    'import.counts',
    'import.mapping',
    'job.failure',
    'job.payload',
    'job.place',
    'job.result',
    'label_job.design',
    'label_template.design',
    'label_template_version.design',
    'location.hours',
    'option_group.definition',
  ],
}

test('every column with an object is known to name no entry, or what becomes of it', async () => {
  expect(await columns(`data_type in ('json', 'jsonb')`)).toEqual(Object.values(OBJECTS).flat().toSorted())
})

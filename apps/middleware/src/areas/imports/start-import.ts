import { draftOf, type ItemDraft, itemField, type ItemFieldName, readItem } from '@greenroom/catalog'
import { importableFields } from '@greenroom/imports'
import { accessTo, explainDenied } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import { refuseFileName } from '@greenroom/validation'
import type { WriteTransaction } from '#calls/write.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure, type FieldError } from '#failures/failures.ts'
import { dayBefore, refusePastDay } from '#query/day-limit.ts'
import { lockCompany } from '#query/locks.ts'
import { findReferences, referenceErrors } from '#areas/items/item-references.ts'
import { fieldError, type ItemRules, refuseErrors } from '#areas/items/item-rules.ts'
import { sourceOf } from './changed-here.ts'
import { type ImportRecord, mappedAttribute } from './import-record.ts'
import { keepNewEntries, newEntryErrors } from './new-entries.ts'
import { UNFINISHED } from './part-size.ts'

type ImportStart = components['schemas']['ImportStart']

/** Imports that a user may have unfinished at a time, for each keeps its rows, and begin within a day. */
const MOST_UNFINISHED = 10
const MOST_A_DAY = 200

/** The columns of the last applied import with this header row; null if there is none. */
export async function lastMapping(db: CompanyQueries, columns: readonly string[]) {
  const last = await db
    .selectFrom('import')
    .select('mapping')
    .where('source', '=', sourceOf('other', JSON.stringify(columns)))
    .where('state', '=', 'APPLIED')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.mapping ?? null
}

/** Begins an import whose columns and defaults can be used; the rows follow part by part. */
export async function startImport(tx: WriteTransaction, start: ImportStart, rules: ItemRules): Promise<ImportRecord> {
  const { fileName, form = 'other', columns, mapping, newEntries = [], reading = {} } = start
  const given = draftOf(start.defaults ?? {})
  const { defaults, errors } = readDefaults(given, rules)
  const references = await findReferences(tx.db, [{ fields: defaults }])
  refuseErrors([
    ...nameErrors(fileName),
    ...mappingErrors(start, rules),
    ...(await newEntryErrors(tx.db, newEntries, rules)),
    ...[...errors, ...referenceErrors({ fields: defaults }, references)].map(inDefaults),
  ])
  const created_by = tx.writer.user.userName
  await refuseTooMany(tx, created_by)
  const { import_id, source } = await tx.db
    .insertInto('import')
    .values({
      file_name: fileName,
      source: sourceOf(form, JSON.stringify(columns)),
      state: 'RECEIVING',
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      defaults: JSON.stringify(defaults),
      reading: JSON.stringify(reading),
      created_at: tx.at,
      created_by,
    })
    .returning(['import_id', 'source'])
    .executeTakeFirstOrThrow()
  await keepNewEntries(tx, import_id, newEntries)
  return {
    import_id,
    file_name: fileName,
    source,
    state: 'RECEIVING',
    columns,
    mapping,
    defaults,
    reading,
    counts: null,
    job_id: null,
    job_done: null,
    total: 0,
    failure: null,
    new_entries: newEntries.length,
    created_at: tx.at,
    created_by,
    finished_at: null,
    change_set_id: null,
    undone_by: null,
  }
}

async function refuseTooMany(tx: WriteTransaction, userName: string) {
  // Of several at once, each counts those before it.
  await lockCompany(tx)
  const own = tx.db
    .selectFrom('import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', userName)
  const today = await own.where('created_at', '>', dayBefore(tx.at)).executeTakeFirstOrThrow()
  refusePastDay(today.count + 1, MOST_A_DAY, `You have started ${MOST_A_DAY} imports within a day.`)
  const unfinished = await own.where('state', 'in', UNFINISHED).executeTakeFirstOrThrow()
  if (unfinished.count < MOST_UNFINISHED) return
  throw new Failure(409, 'ER_000', `You have ${MOST_UNFINISHED} unfinished imports. Apply or cancel one of them first.`)
}

function nameErrors(fileName: string): FieldError[] {
  const message = refuseFileName(fileName)
  return message === undefined ? [] : [{ field: 'fileName', message, value: fileName }]
}

function mappingErrors({ columns, mapping }: ImportStart, { hidden, grants }: ItemRules): FieldError[] {
  const importable = new Set<string>(importableFields.map(({ name }) => name))
  const fields = mapping.map(({ field }) => field)
  const errors = mapping.flatMap(({ field, column }, index) => {
    const refuse = (message: string) => [{ field: `mapping.${index}`, message, value: field }]
    const isAttribute = mappedAttribute(field) !== undefined
    if (isAttribute && !accessTo(grants, 'CATALOG_CUSTOM_ATTRIBUTES').read)
      return refuse(explainDenied('CATALOG_CUSTOM_ATTRIBUTES', 'READ'))
    if (!isAttribute && !importable.has(field)) return refuse(`${field} is no field that a file can fill`)
    if (hidden.has(field as ItemFieldName))
      return refuse(explainDenied(itemField(field as ItemFieldName).feature!, 'READ'))
    if (fields.indexOf(field) !== index) return refuse(`${field} is filled by two columns`)
    return column < columns.length ? [] : refuse(`The file has no column ${column}`)
  })
  return fields.includes('itemID') ? errors : [...errors, { field: 'mapping', message: 'No column fills the item ID' }]
}

/** Only what is given is judged: what a new item lacks besides is filled in. A locked price may be given as 0. */
function readDefaults(given: ItemDraft, { restricted, locked, priceDecimals }: ItemRules) {
  const names = Object.keys(given) as ItemFieldName[]
  const { item, issues } = readItem(given, { mode: 'create', restricted, priceDecimals })
  const read = draftOf(item)
  const denied = names.filter((name) => locked.has(name) && read[name])
  const errors = [
    ...issues.filter(({ field }) => given[field] !== undefined).map(fieldError),
    ...denied.map((field) => ({ field, message: explainDenied(itemField(field).feature!, 'WRITE') })),
  ]
  const defaults = Object.fromEntries(names.map((name) => [name, read[name]])) as ItemDraft
  return { defaults, errors }
}

function inDefaults(error: FieldError): FieldError {
  return { ...error, field: `defaults.${error.field}` }
}

import { sql } from 'kysely'
import { allows, explainDenied, type Feature } from '@greenroom/permissions'
import {
  checkField,
  checkItem,
  checkTogether,
  itemField,
  type ItemFieldName,
  type ItemIssue,
  type ReadValues,
} from '@greenroom/catalog'
import type { DraftValue } from '@greenroom/validation'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { findReferences } from '#areas/items/item-references.ts'
import { discontinuedComponent } from '#areas/items/package-rules.ts'
import { type IDRange, rangesOf } from './compare.ts'
import { changesField, type Fault, rowsOf } from './judged-rows.ts'
import { pricesBeyondLimit, tooPrecisePrices } from './judge-prices.ts'
import { hasField } from './field-sql.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'
import { markRows, repeatedUPCs, unmarkRows, usedUPCFaults } from './row-warnings.ts'
import { type AttributeRules, type Fault as RowFault, insertRejections, rejectionsOf } from './rejections.ts'

const PLACE = ['department', 'category', 'subcategory'] as const

/** Rejects the compared rows that break a rule only when set beside the catalog. */
export async function judgeRows(tx: WriteTransaction, record: ImportRecord, rules: ItemRules) {
  const { db } = tx
  const inFile = await repeatedUPCs(db, record)
  for await (const range of rangesOf(db, record.import_id)) {
    await reject(db, record, [
      ...(await withoutRequired(db, record, range, rules)),
      ...(await lockedChanges(db, record, range, rules)),
      ...(await tooPrecisePrices(db, record, range, rules)),
      ...(await unfitProducts(db, record, range, rules)),
      ...(await brokenPairs(db, record, range, rules)),
      ...(await misplaced(db, record, range, rules)),
      ...(await pricesBeyondLimit(tx, record, range, rules)),
      ...(await usedUPCFaults(db, record, range, rules, inFile)),
    ])
    await markRows(db, record, range, rules, inFile)
  }
  if (!mappedFields(record).includes('itemStatus')) return
  // Last, because a package whose own row is rejected still holds its components.
  for await (const range of rangesOf(db, record.import_id)) {
    await reject(db, record, await brokenPackages(db, record, range))
  }
}

/** Rejects rows of the range that break a rule beside what their item keeps of its own. */
export async function judgeBesideItems(db: CompanyQueries, record: ImportRecord, range: IDRange, rules: ItemRules) {
  await reject(db, record, [
    ...(await brokenPairs(db, record, range, rules)),
    ...(await misplaced(db, record, range, rules)),
  ])
}

/** The rows stay, marked: what is wrong with them may be mended in the catalog before the next check. */
async function reject(db: CompanyQueries, record: ImportRecord, faults: Fault[]) {
  if (faults.length === 0) return
  const rules = await findReferences(
    db,
    faults.map(({ row }) => ({ fields: {}, attributes: row.fields.attributes })),
  )
  await insertRejections(db, record.import_id, rejectionsOfAll(faults, record, rules), { byCheck: true })
  await db
    .updateTable('import_row')
    .set({ action: 'rejected' })
    .where('import_id', '=', record.import_id)
    .where(sql<boolean>`item_id = any(${[...new Set(faults.map(({ row }) => row.item_id))]})`)
    .execute()
}

/** One after the other: together, their cells could be more than fits. */
function* rejectionsOfAll(faults: Fault[], record: ImportRecord, rules: AttributeRules) {
  for (const { row, ...fault } of faults) yield* rejectionsOf(row, [fault], record, rules)
}

/** Forgets what an earlier check rejected. */
export async function acceptRows(db: CompanyQueries, importID: number) {
  await db.deleteFrom('import_rejection').where('import_id', '=', importID).where('by_check', '=', true).execute()
  await db
    .updateTable('import_row')
    .set({ action: 'create' })
    .where('import_id', '=', importID)
    .where('action', '=', 'rejected')
    .execute()
  await unmarkRows(db, importID)
}

/** A new item needs a name, and what the settings require; everything else that it needs is filled in. */
async function withoutRequired(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  rules: ItemRules,
): Promise<Fault[]> {
  const faults: Fault[] = []
  const atID = new Map<string, Fault>()
  const inFile = new Set(mappedFields(record))
  for (const field of ['name' as const, ...rules.alsoRequired]) {
    const { code, message } = checkField(field, null, { ...rules, mode: 'create' })[0]!
    const rows = await rowsOf(db, record, range)
      .where('action', '=', 'create')
      .where(sql<boolean>`not ${hasField(field)}`)
      .execute()
    for (const row of rows) {
      const missing = `There is no item ${row.item_id} yet.`
      if (inFile.has(field)) faults.push({ row, field, code, message: `${missing} ${message}` })
      else {
        // No cell has it, but the ID may be mistyped.
        const before = atID.get(row.item_id)?.message ?? missing
        atID.set(row.item_id, { row, field: 'itemID', code, message: `${before} ${message}` })
      }
    }
  }
  return [...faults, ...atID.values()]
}

/** Changes of fields that the user may see but not write. A price of 0 on a new item is none. */
async function lockedChanges(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  rules: ItemRules,
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { field, feature } of lockedFieldsOf(record, rules)) {
    const message = explainDenied(feature, 'WRITE')
    const rows = await rowsOf(db, record, range).where(changesField(field)).execute()
    faults.push(...rows.map((row) => ({ row, field, code: 'denied', message })))
  }
  return faults
}

/** What the file may say but the user not change, each with the feature that it takes. */
export function lockedFieldsOf(
  record: ImportRecord,
  { locked, grants }: ItemRules,
): { field: ItemFieldName | 'attributes'; feature: Feature }[] {
  const fields = mappedFields(record).filter((name) => locked.has(name))
  const attributes = 'CATALOG_CUSTOM_ATTRIBUTES'
  return [
    ...fields.map((field) => ({ field, feature: itemField(field).feature! })),
    ...(allows(grants, attributes, 'WRITE') ? [] : [{ field: 'attributes' as const, feature: attributes as Feature }]),
  ]
}

/** Product IDs that items are given and that nothing would find. One that repeats what the item has stays valid. */
async function unfitProducts(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  rules: ItemRules,
): Promise<Fault[]> {
  const rows = await rowsOf(db, record, range)
    .where(changesField('productID'))
    // No other ID can be unfit.
    .where(sql<boolean>`import_row.fields ->> 'productID' ~ '[,.]'`)
    .execute()
  return rows.flatMap((row) =>
    checkField('productID', row.fields.productID as DraftValue, { ...rules, mode: 'create' }).map(
      ({ field, code, message }) => ({
        row,
        field,
        code,
        message,
      }),
    ),
  )
}

/** Two fields are judged together, and the file says only one of them: the other is what the item has. */
async function brokenPairs(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  { restricted }: ItemRules,
): Promise<Fault[]> {
  const rows = await rowsOf(db, record, range)
    .innerJoin('item', 'item.item_id', 'import_row.item_id')
    .select(['item.upc', 'item.additional_upcs', 'item.minimum_level', 'item.maximum_level'])
    .where('action', '=', 'update')
    .where(({ or }) =>
      or([
        sql<boolean>`(import_row.fields ->> 'upc' = any(item.additional_upcs) and not ${hasField('additionalUPCs')})`,
        sql<boolean>`(jsonb_exists(import_row.fields -> 'additionalUPCs', item.upc) and not ${hasField('upc')})`,
        sql<boolean>`((import_row.fields ->> 'minimumLevel')::int > item.maximum_level and not ${hasField('maximumLevel')})`,
        sql<boolean>`((import_row.fields ->> 'maximumLevel')::int < item.minimum_level and not ${hasField('minimumLevel')})`,
      ]),
    )
    .execute()
  return rows.flatMap((row) => {
    const stored = {
      upc: row.upc,
      additionalUPCs: row.additional_upcs,
      minimumLevel: row.minimum_level,
      maximumLevel: row.maximum_level,
    }
    const issues = checkItem({ ...stored, ...row.fields }, { mode: 'edit', restricted })
    return issues.map((issue) => ({ row, ...besideItem(issue, record) }))
  })
}

/** Fields that are judged together, of which a file may have only one. */
const TOGETHER: readonly (readonly ItemFieldName[])[] = [
  ['upc', 'additionalUPCs'],
  ['minimumLevel', 'maximumLevel'],
  PLACE,
]

/** A fault is found at a field that the item keeps: it is that of the file that can be corrected. */
function besideItem({ field, code, message }: ItemIssue, record: ImportRecord): RowFault {
  const mapped = mappedFields(record)
  const group = TOGETHER.find((fields) => fields.includes(field as ItemFieldName)) ?? []
  const inFile = mapped.find((name) => name === field) ?? mapped.find((name) => group.includes(name)) ?? field
  return { field: inFile, code, message }
}

/** Rows whose category does not belong to their department as it is to be, or their subcategory to their category. */
async function misplaced(
  db: CompanyQueries,
  record: ImportRecord,
  range: IDRange,
  { parentOf }: ItemRules,
): Promise<Fault[]> {
  const mapped = PLACE.filter((name) => mappedFields(record).includes(name))
  if (!parentOf || mapped.length === 0) return []
  const rows = await rowsOf(db, record, range)
    .leftJoin('item', 'item.item_id', 'import_row.item_id')
    .select(['item.department_id', 'item.category_id', 'item.subcategory_id'])
    .where('action', 'in', ['create', 'update'])
    .where(({ or }) => or(mapped.map(hasField)))
    .execute()
  return rows.flatMap((row) => {
    const stored = { department: row.department_id, category: row.category_id, subcategory: row.subcategory_id }
    const { department, category, subcategory } = row.fields
    const given = { department, category, subcategory } as ReadValues
    const issues: ItemIssue[] = []
    checkTogether(given, issues, { mode: 'edit', parentOf, stored })
    return issues.map((issue) => ({ row, ...besideItem(issue, record) }))
  })
}

/** Components may be discontinued with the packages that hold them, but not before. Without a range, the first of them. */
export async function brokenPackages(db: CompanyQueries, record: ImportRecord, range?: IDRange): Promise<Fault[]> {
  if (!mappedFields(record).includes('itemStatus')) return []
  const rows = await rowsOf(db, record, range)
    .innerJoinLateral(
      (held) =>
        held
          .selectFrom('package_component')
          .innerJoin('item as package', 'package.item_id', 'package_component.package_id')
          .select(sql<string | null>`left(string_agg(package.name, ', ' order by package.name), 1000)`.as('packages'))
          .whereRef('package_component.component_id', '=', 'import_row.item_id')
          .where('package.item_status', '=', 'Active')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('import_row as package_row')
                  .select('package_row.line')
                  .where('package_row.import_id', '=', record.import_id)
                  .whereRef('package_row.item_id', '=', 'package.item_id')
                  .where('package_row.action', '<>', 'rejected')
                  .where(sql<boolean>`package_row.fields ->> 'itemStatus' = 'Discontinued'`),
              ),
            ),
          )
          .as('held'),
      (join) => join.onTrue(),
    )
    .select('held.packages')
    .where(changesField('itemStatus'))
    .where(sql<boolean>`import_row.fields ->> 'itemStatus' = 'Discontinued'`)
    .where('held.packages', 'is not', null)
    .orderBy('import_row.item_id')
    .$if(!range, (all) => all.limit(1))
    .execute()
  return rows.map((row) => {
    const { field, code = '', message } = discontinuedComponent(row.item_id, [row.packages!])
    return { row, field, code, message }
  })
}

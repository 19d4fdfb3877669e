import { sql } from 'kysely'
import { itemField, type ItemDraft, type ItemFieldName } from '@greenroom/validation'
import type { CompanyQueries } from '../database/company-store.ts'
import type { KeyValue } from '../database/catalog-tables.ts'
import type { FieldError } from '../failures.ts'
import type { AttributeKind } from '../reference/attribute-kinds.ts'

/** Where the entry that a field refers to is kept. */
const ATTRIBUTES: Partial<Record<ItemFieldName, AttributeKind>> = {
  department: 'department',
  category: 'category',
  subcategory: 'subcategory',
  size: 'size',
  color: 'color',
  style: 'style',
  brand: 'brand',
  season: 'season',
  team: 'team',
  printerCategory: 'printerCategory',
  vendor: 'vendor',
  royaltyLevel: 'royaltyLevel',
  skuType: 'skuType',
}

const PRICE_RULES = {
  discount: (db: CompanyQueries) => db.selectFrom('discount').select('discount_id as id'),
  tax: (db: CompanyQueries) => db.selectFrom('tax').select('tax_id as id'),
  uom: (db: CompanyQueries) => db.selectFrom('unit_of_measure').select('uom_id as id'),
  fees: (db: CompanyQueries) => db.selectFrom('fee').select('fee_id as id'),
}

interface Referring {
  fields: ItemDraft
  attributes?: KeyValue[]
}

/** What exists of the entries that items refer to. */
export interface References {
  has(field: ItemFieldName, id: string): boolean
  hasAttributeKey(key: string): boolean
}

/** Looks up, at once for many items, the entries that they refer to. */
export async function findReferences(db: CompanyQueries, items: readonly Referring[]): Promise<References> {
  const wanted = new Map<ItemFieldName, Set<string>>()
  for (const { fields } of items) {
    for (const [field, id] of referencesOf(fields)) {
      if (!wanted.has(field)) wanted.set(field, new Set())
      wanted.get(field)!.add(id)
    }
  }
  const found = new Map<ItemFieldName, ReadonlySet<string>>()
  for (const [field, rows] of Object.entries(PRICE_RULES) as [
    keyof typeof PRICE_RULES,
    (typeof PRICE_RULES)['tax'],
  ][]) {
    if (wanted.has(field)) found.set(field, new Set((await rows(db).execute()).map(({ id }) => id)))
  }
  const attributes = await findAttributes(db, wanted)
  const keys = await findAttributeKeys(db, items)
  return {
    has: (field, id) => found.get(field)?.has(id) ?? attributes.has(`${ATTRIBUTES[field]}\n${id}`),
    hasAttributeKey: (key) => keys.has(key),
  }
}

async function findAttributes(db: CompanyQueries, wanted: Map<ItemFieldName, Set<string>>) {
  const pairs = [...wanted].flatMap(([field, ids]) =>
    ATTRIBUTES[field] ? [[ATTRIBUTES[field], [...ids]] as const] : [],
  )
  if (pairs.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('attribute')
    .select(['kind', 'attribute_id'])
    .where(({ or, and }) =>
      or(pairs.map(([kind, ids]) => and([sql<boolean>`kind = ${kind}`, sql<boolean>`attribute_id = any(${ids})`]))),
    )
    .execute()
  return new Set(rows.map(({ kind, attribute_id }) => `${kind}\n${attribute_id}`))
}

async function findAttributeKeys(db: CompanyQueries, items: readonly Referring[]) {
  if (!items.some(({ attributes }) => attributes?.length)) return new Set<string>()
  const rows = await db.selectFrom('additional_attribute').select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

/** A reference to an entry that does not exist is refused at its field. */
export function referenceErrors({ fields, attributes = [] }: Referring, references: References): FieldError[] {
  const missing = referencesOf(fields).filter(([field, id]) => !references.has(field, id))
  const unknown = attributes.flatMap(({ key }, index) => (references.hasAttributeKey(key) ? [] : [{ key, index }]))
  return [
    ...missing.map(([field, id]) => ({
      field,
      code: 'unknown',
      message: `${itemField(field).label} ${id} does not exist`,
      value: id,
    })),
    ...unknown.map(({ key, index }) => ({
      field: `attributes.${index}.key`,
      code: 'unknown',
      message: `Additional attribute ${key} does not exist`,
      value: key,
    })),
  ]
}

const REFERRING = [...Object.keys(ATTRIBUTES), ...Object.keys(PRICE_RULES)] as ItemFieldName[]

function referencesOf(fields: ItemDraft): [ItemFieldName, string][] {
  return REFERRING.flatMap((field) => {
    const value = fields[field]
    const ids = Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []
    return ids.map((id): [ItemFieldName, string] => [field, id])
  })
}

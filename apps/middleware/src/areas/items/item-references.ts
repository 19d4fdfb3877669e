import { sql } from 'kysely'
import {
  type AttributeRule,
  type AttributeType,
  attributeValueFault,
  type ItemDraft,
  itemField,
  type ItemFieldName,
} from '@greenroom/catalog'
import { fault } from '@greenroom/validation'
import type { CompanyQueries } from '#database/company-store.ts'
import type { ListKind } from '@greenroom/catalog'
import type { KeyValue } from '#database/columns.ts'
import type { FieldError } from '#failures/failures.ts'

/** The list that a field refers to. */
const LISTS: Partial<Record<ItemFieldName, ListKind>> = {
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
  discount: 'discount',
  tax: 'tax',
  uom: 'unit',
  fees: 'fee',
}

const REFERRING = Object.keys(LISTS) as ItemFieldName[]

interface Referring {
  fields: ItemDraft
  attributes?: KeyValue[]
}

/** What exists of the entries that items refer to. */
export interface References {
  has(field: ItemFieldName, id: string): boolean
  /** The additional attribute of this key. */
  attribute(key: string): AttributeRule | undefined
}

/**
 * Looks up, at once for many items, the entries that they refer to. Within a transaction they stay there until it ends,
 * whoever merges them.
 */
export async function findReferences(db: CompanyQueries, items: readonly Referring[]): Promise<References> {
  const wanted = new Map<ListKind, Set<string>>()
  for (const { fields } of items) {
    for (const [field, id] of referencesOf(fields)) {
      const kind = LISTS[field]!
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id))
    }
  }
  const entries = await findEntries(db, wanted)
  const attributes = await findAttributes(db, items)
  return {
    has: (field, id) => entries.has(`${LISTS[field]}\n${id}`),
    attribute: (key) => attributes.get(key),
  }
}

async function findEntries(db: CompanyQueries, wanted: ReadonlyMap<ListKind, ReadonlySet<string>>) {
  if (wanted.size === 0) return new Set<string>()
  const rows = await db
    .selectFrom('list_entry')
    .select(['kind', 'entry_id'])
    .where(({ or, and }) =>
      or(
        [...wanted].map(([kind, ids]) =>
          and([sql<boolean>`kind = ${kind}`, sql<boolean>`entry_id = any(${[...ids]})`]),
        ),
      ),
    )
    .orderBy('kind')
    .orderBy('entry_id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ kind, entry_id }) => `${kind}\n${entry_id}`))
}

async function findAttributes(db: CompanyQueries, items: readonly Referring[]) {
  if (!items.some(({ attributes }) => attributes?.length)) return new Map<string, AttributeRule>()
  const rows = await db
    .selectFrom('list_entry')
    .select(['key', 'name', 'type', 'choices'])
    .where('kind', '=', 'additionalAttribute')
    .orderBy('entry_id')
    .forKeyShare()
    .execute()
  return new Map(
    rows.map(({ key, name, type, choices }) => [
      String(key),
      { label: name ?? String(key), type: type as AttributeType, choices },
    ]),
  )
}

/**
 * A reference to an entry that does not exist is refused at its field, and a value that its additional attribute does not
 * take. Values that the item has are not judged again.
 */
export function referenceErrors(
  { fields, attributes = [] }: Referring,
  references: References,
  stored: readonly KeyValue[] = [],
): FieldError[] {
  const missing = referencesOf(fields).filter(([field, id]) => !references.has(field, id))
  const unknown = attributes.flatMap(({ key }, index) => (references.attribute(key) ? [] : [{ key, index }]))
  return [
    ...missing.map(([field, id]) => ({
      field,
      code: 'unknown',
      message: fault('unknown', itemField(field), id).message,
      value: id,
    })),
    ...attributes.flatMap((attribute, index) => valueErrors(attribute, index, references, stored)),
    ...unknown.map(({ key, index }) => ({
      field: `attributes.${index}.key`,
      code: 'unknown',
      message: `Additional attribute ${key} does not exist`,
      value: key,
    })),
  ]
}

function valueErrors({ key, value }: KeyValue, index: number, references: References, stored: readonly KeyValue[]) {
  const rule = references.attribute(key)
  const isKept = stored.some((kept) => kept.key === key && kept.value === value)
  const message = rule && !isKept ? attributeValueFault(rule, value) : undefined
  return message ? [{ field: `attributes.${index}.value`, code: 'unfit', message, value }] : []
}

function referencesOf(fields: ItemDraft): [ItemFieldName, string][] {
  return REFERRING.flatMap((field) => {
    const value = fields[field]
    const ids = Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []
    return ids.map((id): [ItemFieldName, string] => [field, id])
  })
}

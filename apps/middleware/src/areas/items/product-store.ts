import { sql } from 'kysely'
import { type NamedItem, productNamesIn } from '@greenroom/catalog'
import { auditAll, type AuditEntry, type WriteTransaction } from '#calls/write.ts'
import { lockRows } from '#query/locks.ts'
import { changeItems } from './change-items.ts'
import type { ItemValues } from './item-rules.ts'

/** What a saved item says of its product. */
export interface ProductOfItem {
  itemID: string
  /** The item before it is saved; absent for a new one. */
  stored?: { product_id: string | null; product_name: string | null; name: string }
  values: ItemValues
}

/** What a body says that concerns the other items of its product. */
interface ProductSaid {
  itemID?: string
  productID?: string | null
  productName?: string | null
  defaultItem?: boolean
  /** Whether variants are added to it, which take over its product with its name. */
  hasNewVariants?: boolean
}

/**
 * Lets one save at a time name a product, choose its default item, or move items to it, which takes its name. Products are
 * locked before any of their items, so that no two saves wait for each other. Answers the items of the products that are
 * named or given a default item, which are to be locked with the saved ones.
 */
export async function lockProducts(tx: WriteTransaction, bodies: ProductSaid[]): Promise<string[]> {
  const said = bodies.filter((body) => body.productName || body.defaultItem || body.hasNewVariants)
  const items = await tx.db
    .selectFrom('item')
    .select('product_id')
    .where(sql<boolean>`item_id = any(${said.flatMap(({ itemID }) => itemID ?? [])})`)
    .execute()
  const concerned = [...idsIn(said), ...items.flatMap(({ product_id }) => product_id ?? [])]
  await holdProducts(tx, [...idsIn(bodies), ...concerned])
  const members = await tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`product_id = any(${concerned})`)
    .execute()
  return members.map(({ item_id }) => item_id)
}

function idsIn(bodies: readonly ProductSaid[]): string[] {
  return bodies.flatMap(({ productID }) => productID || [])
}

/** Locks these products, as far as they exist, until the transaction ends. */
export async function holdProducts(tx: WriteTransaction, productIDs: readonly string[]) {
  if (productIDs.length === 0) return
  const products = tx.db
    .selectFrom('product')
    .select('product_id')
    .where(sql<boolean>`product_id = any(${productIDs})`)
  await lockRows(products, 'product_id').execute()
}

/** Makes the products that items are about to refer to, named after the first item where nothing else is said. */
export async function ensureProducts(tx: WriteTransaction, items: ProductOfItem[]) {
  const products = new Map<string, string>()
  for (const { values, stored } of items) {
    const { productID, productName, name } = values.fields
    if (!productID || products.has(String(productID))) continue
    products.set(String(productID), String(productName ?? name ?? stored?.name))
  }
  if (products.size === 0) return
  const rows = Array.from(products, ([product_id, product_name]) => ({ product_id, product_name }))
  await tx.db
    .insertInto('product')
    .values(rows.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Carries over to the whole product what is said of it on some of its items, the last one deciding: its name, and which
 * item is the default one. The items have said it themselves.
 */
export async function keepProducts(tx: WriteTransaction, items: ProductOfItem[]) {
  const named: NamedItem[] = []
  const defaults = new Map<string, string>()
  for (const { itemID, values, stored } of items) {
    const { productID = stored?.product_id, productName, defaultItem } = values.fields
    if (!productID) continue
    named.push({
      productID: String(productID),
      productName: productName as string | null | undefined,
      before: stored?.product_name,
    })
    if (defaultItem) defaults.set(String(productID), itemID)
  }
  await nameProducts(tx, productNamesIn(named))
  for (const [productID, itemID] of defaults) await makeDefault(tx, productID, itemID)
}

/** Gives products, by ID, and all their items other names. Products and items are held by the caller. */
export async function nameProducts(tx: WriteTransaction, names: ReadonlyMap<string, string>) {
  if (names.size === 0) return
  const given = sql<{ id: string; name: string }>`unnest(${[...names.keys()]}::text[], ${[...names.values()]}::text[])`
  const named = given.as<'named'>(sql`named(id, name)`)
  await tx.db
    .updateTable('product')
    .from(named)
    .set(({ ref }) => ({ product_name: ref('named.name') }))
    .whereRef('product.product_id', '=', 'named.id')
    .whereRef('product.product_name', '<>', 'named.name')
    .execute()
  const before = await tx.db
    .selectFrom('item')
    .innerJoin(named, 'named.id', 'item.product_id')
    .select(['item.item_id', 'item.product_name as from', 'named.name as to'])
    .where(sql<boolean>`item.product_name is distinct from named.name`)
    .orderBy('item.item_id')
    .execute()
  if (before.length === 0) return
  await changeItems(tx, { product_name: sql.ref('named.name') })
    .from(named)
    .whereRef('named.id', '=', 'item.product_id')
    .where(sql<boolean>`item.item_id = any(${before.map((row) => row.item_id)})`)
    .execute()
  await auditAll(
    tx,
    before.map(({ item_id, from, to }) => changed(item_id, 'productName', from, to)),
  )
}

async function makeDefault(tx: WriteTransaction, productID: string, itemID: string) {
  const before = await siblings(tx, productID)
    .select('item_id')
    .where('default_item', '=', true)
    .where('item_id', '<>', itemID)
    .execute()
  if (before.length === 0) return
  await changeItems(tx, { default_item: false })
    .where(sql<boolean>`item_id = any(${before.map((row) => row.item_id)})`)
    .execute()
  await auditAll(
    tx,
    before.map(({ item_id }) => changed(item_id, 'defaultItem', true, false)),
  )
}

function siblings(tx: WriteTransaction, productID: string) {
  return lockRows(tx.db.selectFrom('item').where('product_id', '=', productID), 'item_id')
}

function changed(itemID: string, field: string, from: unknown, to: unknown): AuditEntry {
  return { entity: 'item', entityID: itemID, action: 'update', changes: [{ field, from, to }] }
}

import { sql } from 'kysely'
import { auditAll, type AuditEntry, type WriteTransaction } from '#database/write.ts'
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
 * item is the default one. The items have said it themselves. An item that repeats the name it has does not name anything.
 */
export async function keepProducts(tx: WriteTransaction, items: ProductOfItem[]) {
  const names = new Map<string, string>()
  const defaults = new Map<string, string>()
  for (const { itemID, values, stored } of items) {
    const { productID = stored?.product_id, productName } = values.fields
    if (!productID) continue
    if (productName && productName !== stored?.product_name) names.set(String(productID), String(productName))
    if (values.defaultItem) defaults.set(String(productID), itemID)
  }
  for (const [productID, productName] of names) await nameProduct(tx, productID, productName)
  for (const [productID, itemID] of defaults) await makeDefault(tx, productID, itemID)
}

async function nameProduct(tx: WriteTransaction, productID: string, productName: string) {
  await tx.db
    .updateTable('product')
    .set({ product_name: productName })
    .where('product_id', '=', productID)
    .where('product_name', '<>', productName)
    .execute()
  const before = await siblings(tx, productID)
    .select(['item_id', 'product_name as from'])
    .where(sql<boolean>`product_name is distinct from ${productName}`)
    .execute()
  if (before.length === 0) return
  await changeItems(tx, { product_name: productName })
    .where(sql<boolean>`item_id = any(${before.map((row) => row.item_id)})`)
    .execute()
  await auditAll(
    tx,
    before.map(({ item_id, from }) => changed(item_id, 'productName', from, productName)),
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

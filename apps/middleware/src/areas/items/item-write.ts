import { checkDraft, type Draft, type ItemDraft, newVariant } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { AnswerBody, Call, HandlersOf } from '#calls/call.ts'
import { checkVersion, write, type WriteTransaction } from '#calls/write.ts'
import { type FieldError, notFound } from '#failures/failures.ts'
import { ensureProducts, keepProducts, lockProducts } from './product-store.ts'
import { itemAnswer } from './item-answer.ts'
import { type ItemRow, visibleColumns } from './item-columns.ts'
import { type ItemParts, lockForParts, saveParts } from './item-parts.ts'
import { findReferences, referenceErrors } from './item-references.ts'
import { storedValues } from './item-row.ts'
import {
  fieldError,
  type ItemBody,
  type ItemRules,
  itemRules,
  type ItemValues,
  readBody,
  refuseErrors,
  refuseSystemItems,
} from './item-rules.ts'
import { pastPrices } from './past-prices.ts'
import { insertItems, lockItems, updateItems } from './item-store.ts'
import { checkDiscontinued } from './package-rules.ts'
import { usedUPCErrors } from './used-upcs.ts'

/** What the form says after a save (section 8). */
const SAVED = 'Item has been modified/created'

export const itemWriteHandlers: HandlersOf<'createItem' | 'updateItem'> = {
  createItem: (call) =>
    write(call, async (tx) => {
      const { variants = [], entitlements, hints, components, configuration, ...body } = call.body
      const parts = { entitlements, hints, components, configuration }
      const rules = await itemRules(tx.db, call.user.grants)
      await lockForParts(tx, parts)
      await lockProducts(tx, [{ ...body, hasNewVariants: variants.length > 0 }, ...variants])
      const read = readSave(body, variants, new Map(), rules)
      await save(tx, read, parts, rules, call)
      return answer(tx, body.itemID, rules)
    }),

  updateItem: (call) =>
    write(call, async (tx) => {
      const { variants = [], version, ...said } = call.body
      const { entitlements, removedEntitlements, hints, components, configuration, ...body } = said
      const parts = { entitlements, removedEntitlements, hints, components, configuration }
      const rules = await itemRules(tx.db, call.user.grants)
      await lockForParts(tx, parts)
      const edited: EditedItem[] = [{ itemID: body.itemID, version }, ...variants.filter(isThere)]
      const siblings = await lockProducts(tx, [{ ...body, hasNewVariants: !variants.every(isThere) }, ...variants])
      const named = [...edited, ...(components ?? [])].map(({ itemID }) => itemID)
      const locked = await lockItems(tx.db, [...named, ...siblings])
      const stored = new Map<string, ItemRow>()
      for (const { itemID, version: seen } of edited) {
        const row = locked.get(itemID)
        if (!row) throw notFound(`There is no item ${itemID}`)
        checkVersion(row, seen, () => shown(row, rules))
        refuseSystemItems([itemID])
        stored.set(itemID, row)
      }
      await save(tx, readSave(body, variants, stored, rules), parts, rules, call)
      return answer(tx, body.itemID, rules)
    }),
}

type EditedItem = { itemID: string; version: number }

/** A variant with a version is one that was edited; without one it is new, and its ID must be. */
function isThere(variant: { itemID?: string; version?: number }): variant is EditedItem {
  return variant.itemID !== undefined && variant.version !== undefined
}

/** One item of a save: new, or over what is stored. */
interface Save {
  itemID: string
  /** Where the item stands in the body: empty, or `variants.3.`. */
  path: string
  stored: ItemRow | undefined
  draft: ItemDraft
  values: ItemValues
  attributeErrors: FieldError[]
}

/** The item of a save and its variants. */
interface ReadSave {
  main: Save
  variants: Save[]
}

function readSave(
  body: ItemBody,
  variants: (ItemBody & { version?: number })[],
  stored: Map<string, ItemRow>,
  rules: ItemRules,
): ReadSave {
  const read = (item: ItemBody, path: string, row: ItemRow | undefined): Save => {
    const values = readBody(item, row ? 'edit' : 'create', rules, row && storedValues(row))
    return { itemID: item.itemID ?? '', path, stored: row, ...values }
  }
  const main = read(body, '', stored.get(body.itemID!))
  const { product_id: productID, product_name: productName } = main.stored ?? {}
  const moves = body.productID !== undefined && body.productID !== productID
  const isNamed = body.productName !== undefined && body.productName !== productName
  // An item that moves without naming its new product takes its name, and so do the variants.
  const product = moves
    ? { productID: body.productID, productName: isNamed ? body.productName : undefined }
    : { productID, productName: isNamed ? body.productName : productName }
  return {
    main,
    variants: variants.map((variant, index) => {
      const { version: _, ...item } = variant
      const row = isThere(variant) ? stored.get(variant.itemID) : undefined
      return read(row ? item : newVariant(item, product), `variants.${index}.`, row)
    }),
  }
}

/** What the rules of the form say against an item with its variants and parts (section 5). */
async function saveErrors(tx: WriteTransaction, { main, variants }: ReadSave, parts: ItemParts, rules: ItemRules) {
  const saves = [main, ...variants]
  const lately = await pricesOfLately(tx, saves, rules)
  const draft: Draft = {
    item: main.draft,
    variants: variants.map((variant) => ({
      ...variant.draft,
      stored: storedFields(variant),
      lately: lately.get(variant.itemID),
    })),
    hints: parts.hints,
  }
  const found = checkDraft(draft, {
    ...rules,
    mode: main.stored ? 'edit' : 'create',
    stored: storedFields(main),
    lately: lately.get(main.itemID),
    taken: await takenIDs(tx, variants),
    // A warning, which asks the user of the form and nobody else.
    allowSameAttributes: true,
  })
  const references = await findReferences(
    tx.db,
    saves.map(({ values }) => values),
  )
  const others = saves.flatMap(({ path, values, stored, attributeErrors }) =>
    [...attributeErrors, ...referenceErrors(values, references, stored?.attributes)].map(at(path)),
  )
  const judged = saves.map((save) => ({ ...save, stored: storedFields(save) }))
  return [...found.map(fieldError), ...others, ...(await usedUPCErrors(tx, judged, rules))]
}

async function pricesOfLately(tx: WriteTransaction, saves: Save[], { directPercent }: ItemRules) {
  const itemIDs = directPercent === undefined ? [] : saves.flatMap(({ itemID, stored }) => (stored ? itemID : []))
  return pastPrices(tx, itemIDs)
}

function storedFields({ stored }: Save) {
  return stored && storedValues(stored).fields
}

/** The IDs of new variants that exist already. */
async function takenIDs(tx: WriteTransaction, variants: Save[]): Promise<Set<string>> {
  const ids = variants.flatMap(({ itemID, stored }) => (stored ? [] : [itemID]))
  if (ids.length === 0) return new Set()
  const rows = await tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`item_id = any(${ids})`)
    .execute()
  return new Set(rows.map(({ item_id }) => item_id))
}

async function save(tx: WriteTransaction, read: ReadSave, parts: ItemParts, rules: ItemRules, { user }: Call) {
  refuseErrors(await saveErrors(tx, read, parts, rules))
  const saves = [read.main, ...read.variants]
  await ensureProducts(tx, saves)
  await insertItems(
    tx,
    saves.filter(({ stored }) => !stored),
  )
  await updateItems(
    tx,
    saves.flatMap(({ stored, ...said }) => (stored ? [{ ...said, stored }] : [])),
  )
  await keepProducts(tx, saves)
  await checkDiscontinued(
    tx.db,
    saves.filter(discontinues).map(({ itemID }) => itemID),
  )
  await saveParts(
    tx,
    user,
    saves.map(({ itemID }) => itemID),
    parts,
  )
}

function discontinues({ stored, values }: Save): boolean {
  return stored?.item_status === 'Active' && values.fields.itemStatus === 'Discontinued'
}

function at(path: string) {
  return (error: FieldError): FieldError => ({ ...error, field: path + error.field })
}

async function answer(tx: WriteTransaction, itemID: string, rules: ItemRules) {
  const row = await tx.db
    .selectFrom('item')
    .select(visibleColumns(rules.hidden))
    .where('item_id', '=', itemID)
    .executeTakeFirstOrThrow()
  const body: AnswerBody<'updateItem'> = itemAnswer(row as ItemRow)
  return { body, message: SAVED }
}

/** A whole row without what the user may not see. */
function shown(row: ItemRow, { hidden }: ItemRules) {
  const visible = new Set<string>(visibleColumns(hidden))
  return itemAnswer(Object.fromEntries(Object.entries(row).filter(([column]) => visible.has(column))) as ItemRow)
}

import { allows, explainDenied } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { AnswerBody, Call, HandlersOf } from '../call.ts'
import { checkVersion, write, type WriteTransaction } from '../database/write.ts'
import { entitle } from '../entitlements/entitlement-store.ts'
import { forbidden, type FieldError, notFound, refused } from '../failures.ts'
import { ensureProducts, keepProducts, lockProducts } from '../products/product-store.ts'
import { itemAnswer } from './item-answer.ts'
import { type ItemRow, visibleColumns } from './item-columns.ts'
import { findReferences, referenceErrors } from './item-references.ts'
import { storedValues } from './item-row.ts'
import {
  type ItemBody,
  type ItemRules,
  itemRules,
  type ItemValues,
  readBody,
  refuseErrors,
  refuseSystemItem,
} from './item-rules.ts'
import { insertItems, lockItems, updateItems } from './item-store.ts'
import { checkDiscontinued } from './package-rules.ts'

/** What the form says after a save (section 8). */
const SAVED = 'Item has been modified/created'

export const itemWriteHandlers: HandlersOf<'createItem' | 'updateItem'> = {
  createItem: (call) =>
    write(call, async (tx) => {
      const { variants = [], entitlements, ...body } = call.body
      const rules = await itemRules(tx.db, call.user.grants)
      await lockProducts(tx, [body, ...variants])
      const saves = savesOf(body, variants, new Map(), rules)
      await save(tx, saves, entitlements, call)
      return answer(tx, body.itemID, rules)
    }),

  updateItem: (call) =>
    write(call, async (tx) => {
      const { variants = [], entitlements, version, ...body } = call.body
      const rules = await itemRules(tx.db, call.user.grants)
      const edited: EditedItem[] = [{ itemID: body.itemID, version }, ...variants.filter(isThere)]
      await lockProducts(tx, [body, ...variants])
      const stored = await lockItems(
        tx.db,
        edited.map(({ itemID }) => itemID),
      )
      for (const { itemID, version: seen } of edited) {
        const row = stored.get(itemID)
        if (!row) throw notFound(`There is no item ${itemID}`)
        checkVersion(row, seen, () => shown(row, rules))
        refuseSystemItem(itemID)
      }
      await save(tx, savesOf(body, variants, stored, rules), entitlements, call)
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
  values: ItemValues
  errors: FieldError[]
}

function savesOf(
  body: ItemBody,
  variants: (ItemBody & { version?: number })[],
  stored: Map<string, ItemRow>,
  rules: ItemRules,
): Save[] {
  refuseVariantIDs(body.itemID!, variants)
  return [body, ...variants.map(({ version: _, ...variant }) => variant)].map((item, index): Save => {
    const path = index === 0 ? '' : `variants.${index - 1}.`
    const row = stored.get(item.itemID ?? '')
    const { values, errors } = readBody(item, row ? 'edit' : 'create', rules, row && storedValues(row))
    return { itemID: item.itemID ?? '', path, stored: row, values, errors: errors.map(at(path)) }
  })
}

/** The rules of section 5 that concern the IDs of a matrix of variants. */
function refuseVariantIDs(mainID: string, variants: ItemBody[]) {
  const errorsAt = (message: string, isWrong: (id: string, index: number) => boolean) => {
    const errors = variants.flatMap(({ itemID = '' }, index) =>
      isWrong(itemID, index) ? [{ field: `variants.${index}.itemID`, message, value: itemID }] : [],
    )
    if (errors.length > 0) throw refused(message, errors)
  }
  errorsAt('All the variants must have an item ID', (id) => id.trim() === '')
  errorsAt('Variant(s) with item ID same as main item found', (id) => id === mainID)
  const first = new Map(variants.map(({ itemID }, index) => [itemID, index] as const).toReversed())
  const isRepeated = (id: string, index: number) => first.get(id) !== index
  const repeated = new Set(variants.flatMap(({ itemID = '' }, index) => (isRepeated(itemID, index) ? [itemID] : [])))
  errorsAt(`Duplicate item ID(s) found for ${[...repeated].join(', ')}`, isRepeated)
}

async function save(
  tx: WriteTransaction,
  saves: Save[],
  entitlements: components['schemas']['EntitledLocation'][] | undefined,
  { user }: Call,
) {
  const references = await findReferences(
    tx.db,
    saves.map(({ values }) => values),
  )
  const missing = saves.flatMap(({ path, values, stored }) =>
    referenceErrors(values, references, stored?.attributes).map(at(path)),
  )
  refuseErrors([...saves.flatMap(({ errors }) => errors), ...missing])

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

  if (!entitlements?.length) return
  if (!allows(user.grants, 'CATALOG_ENTITLEMENT', 'WRITE'))
    throw forbidden(explainDenied('CATALOG_ENTITLEMENT', 'WRITE'))
  await entitle(
    tx,
    saves.map(({ itemID }) => ({ itemID, locations: entitlements })),
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

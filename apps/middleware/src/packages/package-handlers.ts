import { sql } from 'kysely'
import { allows, explainDenied } from '@greenroom/permissions'
import { checkComponents, checkCycles, type ComponentDraft, PACKAGE } from '@greenroom/validation'
import type { Call, HandlersOf } from '../call.ts'
import { auditAll, changesBetween, checkVersion, write, type WriteTransaction } from '../database/write.ts'
import { type FieldError, forbidden, notFound, refused } from '../failures.ts'
import type { ItemRow } from '../items/item-columns.ts'
import { refuseErrors, refuseSystemItem } from '../items/item-rules.ts'
import { lockItems, stamp } from '../items/item-store.ts'
import { holdingsOf, partsOf } from './package-contents.ts'

export const packageHandlers: HandlersOf<'listPackageComponents' | 'savePackageComponents'> = {
  listPackageComponents: async ({ company: { db }, query: { itemID }, user }) => {
    const item = await db
      .selectFrom('item')
      .select('components_version')
      .where('item_id', '=', itemID)
      .executeTakeFirst()
    if (!item) throw notFound()
    return { body: { version: item.components_version, components: await partsOf(db, itemID, user) } }
  },

  savePackageComponents: (call) =>
    write(call, async (tx) => {
      const { query, body, user } = call
      if (!allows(user.grants, 'CATALOG_PRODUCT', 'WRITE')) throw forbidden(explainDenied('CATALOG_PRODUCT', 'WRITE'))
      await holdOtherPackages(tx)
      const stored = await lockItems(tx.db, [query.itemID, ...body.components.map(({ itemID }) => itemID)])
      const item = stored.get(query.itemID)
      if (!item) throw notFound()
      const before = await partsOf(tx.db, query.itemID, user)
      checkVersion({ ...item, version: item.components_version }, body.version, () => {
        return { version: item.components_version, components: before }
      })
      refuseSystemItem(query.itemID)
      if (item.type !== PACKAGE) throw refused(`${item.item_id} is not a package`)
      await refuseComponents(tx, call, stored, new Set(before.map(({ itemID }) => itemID)))
      await save(tx, query.itemID, before, body.components)
      const components = await partsOf(tx.db, query.itemID, user)
      return { body: { version: item.components_version + 1, components } }
    }),
}

/** Two packages saved at once could each come to hold the other: in a company one is saved after the other. */
function holdOtherPackages(tx: WriteTransaction) {
  return tx.db.selectFrom('company').select('name').forNoKeyUpdate().execute()
}

async function refuseComponents(
  tx: WriteTransaction,
  { query, body }: Call<'savePackageComponents'>,
  stored: Map<string, ItemRow>,
  held: ReadonlySet<string>,
) {
  const { components } = body
  const packages = components.flatMap(({ itemID }) => (stored.get(itemID)?.type === PACKAGE ? [itemID] : []))
  const holdings = await holdingsOf(tx.db, packages)
  const within = (itemID: string) => (holdings.get(itemID) ?? []).map(({ component_id }) => component_id)
  refuseErrors([
    ...checkComponents(query.itemID, components),
    ...checkCycles(query.itemID, components, within),
    ...components.flatMap(({ itemID }, index): FieldError[] => {
      const field = `components.${index}.itemID`
      const item = stored.get(itemID)
      if (!item) return [{ field, message: `There is no item ${itemID}.`, value: itemID }]
      if (item.item_status !== 'Discontinued' || held.has(itemID)) return []
      return [{ field, message: `${itemID} is discontinued.`, value: itemID }]
    }),
  ])
}

async function save(
  tx: WriteTransaction,
  packageID: string,
  before: readonly ComponentDraft[],
  components: readonly { itemID: string; quantity: number }[],
) {
  await tx.db.deleteFrom('package_component').where('package_id', '=', packageID).execute()
  const rows = components.map(({ itemID, quantity }) => ({ package_id: packageID, component_id: itemID, quantity }))
  if (rows.length > 0) await tx.db.insertInto('package_component').values(rows).execute()
  await tx.db
    .updateTable('item')
    .set({ components_version: sql`components_version + 1`, ...stamp(tx) })
    .where('item_id', '=', packageID)
    .execute()
  const changes = changesBetween({ components: plain(before) }, { components: plain(components) }, ['components'])
  if (changes.length > 0)
    await auditAll(tx, [
      { entity: 'packageComponent', entityID: packageID, itemID: packageID, action: 'update', changes },
    ])
}

/** In one order, so that moving a component is no change. */
function plain(components: readonly ComponentDraft[]) {
  const pairs = components.map(({ itemID, quantity }) => ({ itemID, quantity }))
  return pairs.toSorted((one, other) => (one.itemID < other.itemID ? -1 : 1))
}

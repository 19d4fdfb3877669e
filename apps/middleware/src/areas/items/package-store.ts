import { checkComponents, checkCycles, PACKAGE } from '@greenroom/catalog'
import { explainUnknown } from '@greenroom/validation'
import { auditAll, changesBetween, type WriteTransaction } from '#calls/write.ts'
import { type FieldError, refused } from '#failures/failures.ts'
import type { ItemRow } from './item-columns.ts'
import { refuseErrors, refuseSystemItems } from './item-rules.ts'
import { touchItems } from './item-store.ts'
import { changeItems } from './change-items.ts'
import { holdingsOf } from './package-contents.ts'

type Component = { itemID: string; quantity: number }

/** Makes these the components of a package. `items` are the package and its components, locked. */
export async function saveComponents(
  tx: WriteTransaction,
  items: Map<string, ItemRow>,
  packageID: string,
  components: readonly Component[],
) {
  refuseSystemItems([packageID])
  if (items.get(packageID)?.type !== PACKAGE) throw refused(`${packageID} is not a package`)
  const rows = await tx.db
    .selectFrom('package_component')
    .select(['component_id', 'quantity'])
    .where('package_id', '=', packageID)
    .execute()
  const before = rows.map(({ component_id, quantity }) => ({ itemID: component_id, quantity }))
  await refuseComponents(tx, items, packageID, components, new Set(before.map(({ itemID }) => itemID)))
  const changes = changesBetween({ components: plain(before) }, { components: plain(components) }, ['components'])
  await tx.db.deleteFrom('package_component').where('package_id', '=', packageID).execute()
  const added = components.map(({ itemID, quantity }) => ({ package_id: packageID, component_id: itemID, quantity }))
  if (added.length > 0) await tx.db.insertInto('package_component').values(added).execute()
  await changeItems(tx, {}, 'components_version').where('item_id', '=', packageID).execute()
  if (changes.length === 0) return
  const entry = {
    entity: 'packageComponent' as const,
    entityID: packageID,
    itemID: packageID,
    action: 'update',
    changes,
  }
  await auditAll(tx, [entry])
  await touchItems(tx, [packageID])
}

async function refuseComponents(
  tx: WriteTransaction,
  items: Map<string, ItemRow>,
  packageID: string,
  components: readonly Component[],
  held: ReadonlySet<string>,
) {
  const packages = components.flatMap(({ itemID }) => (items.get(itemID)?.type === PACKAGE ? [itemID] : []))
  const holdings = await holdingsOf(tx.db, packages)
  const within = (itemID: string) => (holdings.get(itemID) ?? []).map(({ component_id }) => component_id)
  refuseErrors([
    ...checkComponents(packageID, components),
    ...checkCycles(packageID, components, within),
    ...components.flatMap(({ itemID }, index): FieldError[] => {
      const field = `components.${index}.itemID`
      const item = items.get(itemID)
      if (!item) return [{ field, message: explainUnknown(itemID), value: itemID }]
      if (item.item_status !== 'Discontinued' || held.has(itemID)) return []
      return [{ field, message: `${itemID} is discontinued.`, value: itemID }]
    }),
  ])
}

/** In one order, so that moving a component is no change. */
function plain(components: readonly Component[]) {
  const pairs = components.map(({ itemID, quantity }) => ({ itemID, quantity }))
  return pairs.toSorted((one, other) => (one.itemID < other.itemID ? -1 : 1))
}

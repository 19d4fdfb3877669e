import { componentsOf } from '@greenroom/cto'
import type { CompanyQueries } from '#database/company-store.ts'
import type { DemoItem } from '#areas/items/demo/catalog.ts'
import { ATTACHMENTS, BLACKLIST, CUSTOM, GROUPS, JERSEY, SCARCE, SETS } from './cto.ts'
import { itemRow } from '#areas/items/demo/seed-catalog.ts'

const STAMP = { updated_by: 'demo', updated_at: new Date() }

/** A jersey to be made to order, with its letters, numbers and patches, and a blacklist. */
export async function seedCto(db: CompanyQueries) {
  const parts = SETS.flatMap((set) =>
    componentsOf(set).map(({ itemID, name, kind, character }) => ({
      item: madeOf(itemID, name, set),
      component: { item_id: itemID, kind, character, set_id: set.id, status: 'Active' as const },
    })),
  )
  const custom = CUSTOM.map(([itemID, name, kind, costPrice, sellingPrice]) => ({
    item: { itemID, upc: itemID, name, type: 1 as const, costPrice, sellingPrice },
    component: { item_id: itemID, kind, character: null, set_id: null, status: 'Active' as const },
  }))
  const made = [...parts, ...custom]
  const items = [JERSEY, ...made.map(({ item }) => item)]
  await db.insertInto('item').values(items.map(itemRow)).execute()
  const sets = SETS.map((set) => ({
    set_id: set.id,
    name: set.name,
    kind: set.kind,
    vendor_code: set.vendorCode,
    style_id: set.styleID,
    color_id: set.colorID,
    printer_category_id: set.printerCategoryID,
  }))
  await db.insertInto('component_set').values(sets).execute()
  await db
    .insertInto('cto_component')
    .values(made.map(({ component }) => component))
    .execute()
  const stock = items.map(({ itemID }, index) => ({
    item_id: itemID,
    location_id: 'WH-RIVER',
    qoh: SCARCE[itemID] ?? 20 + ((index * 17) % 60),
  }))
  await db.insertInto('stock').values(stock).execute()
  const groups = GROUPS.map(({ id, name, status, ...definition }) => ({
    group_id: id,
    name,
    status,
    definition: JSON.stringify(definition),
    ...STAMP,
  }))
  await db.insertInto('option_group').values(groups).execute()
  const restrictions = BLACKLIST.map(({ kind, text, alsoReversed, reason }) => ({
    kind,
    text,
    also_reversed: alsoReversed,
    reason,
    status: 'Active' as const,
    ...STAMP,
  }))
  await db.insertInto('cto_restriction').values(restrictions).execute()
  const configuration = {
    item_id: JERSEY.itemID,
    attachments: JSON.stringify(ATTACHMENTS),
    allowances: JSON.stringify([]),
    ...STAMP,
  }
  await db.insertInto('cto_configuration').values(configuration).execute()
}

function madeOf(itemID: string, name: string, set: (typeof SETS)[number]): DemoItem {
  const { vendorCode, styleID, colorID, printerCategoryID, costPrice, sellingPrice } = set
  return {
    itemID,
    upc: itemID,
    name,
    type: 1,
    vendor: { vendorCode },
    style: { styleID },
    color: { colorID },
    printerCategory: { printerCategoryID },
    costPrice,
    sellingPrice,
  }
}

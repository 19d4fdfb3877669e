import { componentsOf } from '@greenroom/cto'
import type { CompanyQueries } from '#database/company-store.ts'
import type { DemoItem } from '#areas/items/demo/catalog.ts'
import { ATTACHMENTS, BLACKLIST, CUSTOM, GROUPS, JERSEY, SETS } from './cto.ts'
import { itemRow } from '#areas/items/demo/seed-catalog.ts'

const STAMP = { updated_by: 'demo', updated_at: new Date() }

const PARTS = SETS.flatMap((set) =>
  componentsOf(set).map(({ itemID, name, kind, character }) => ({
    item: madeOf(itemID, name, set),
    component: { item_id: itemID, kind, character, set_id: set.id, status: 'Active' as const },
  })),
)
const CUSTOM_PARTS = CUSTOM.map(([itemID, name, kind, costPrice, sellingPrice]) => ({
  item: { itemID, upc: itemID, name, type: 1 as const, costPrice, sellingPrice },
  component: { item_id: itemID, kind, character: null, set_id: null, status: 'Active' as const },
}))
const MADE = [...PARTS, ...CUSTOM_PARTS]

/** The jersey, and the components that it is made of. */
export const CTO_ITEMS: readonly DemoItem[] = [JERSEY, ...MADE.map(({ item }) => item)]

/** A jersey to be made to order, with its letters, numbers and patches, and a blacklist. */
export async function seedCto(db: CompanyQueries) {
  await db.insertInto('item').values(CTO_ITEMS.map(itemRow)).execute()
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
    .values(MADE.map(({ component }) => component))
    .execute()
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

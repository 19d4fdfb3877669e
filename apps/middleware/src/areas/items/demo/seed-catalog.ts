import { draftOf } from '@greenroom/catalog'
import type { CompanyQueries } from '#database/company-store.ts'
import { columnsOf, searchOf } from '../item-row.ts'
import { demoCatalog, type DemoItem } from './catalog.ts'
import { GARMENTS } from './garments.ts'
import { PACKAGES } from './special-items.ts'
import { demoEntitlements, demoHints } from './places.ts'

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 500

/** The items of the demo merchant and everything that hangs on them. */
export async function seedCatalog(db: CompanyQueries) {
  const { items, systemItems } = demoCatalog()
  const products = GARMENTS.map(({ id, name }) => ({ product_id: id, product_name: name }))
  await db.insertInto('product').values(products).execute()
  for (const part of parts([...items, ...systemItems])) await db.insertInto('item').values(part.map(itemRow)).execute()
  const components = PACKAGES.flatMap(({ id, components: parts }) =>
    parts.map(([component_id, quantity]) => ({ package_id: id, component_id, quantity })),
  )
  await db.insertInto('package_component').values(components).execute()
  for (const part of parts(demoHints(items))) await db.insertInto('location_hint').values(part).execute()
  for (const part of parts(demoEntitlements(items))) await db.insertInto('entitlement').values(part).execute()
}

/** An item of the demo as its row. */
export function itemRow({ itemID, name, attributes = [], ...body }: DemoItem) {
  const columns = columnsOf({ fields: draftOf({ defaultItem: false, ...body, name }), attributes })
  return {
    ...columns,
    item_id: itemID,
    upc: body.upc!,
    name,
    search: searchOf(itemID, columns),
    created_at: new Date(),
    updated_at: new Date(),
    updated_by: 'demo',
  }
}

function* parts<Row>(rows: Row[]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) yield rows.slice(start, start + ROWS_A_STATEMENT)
}

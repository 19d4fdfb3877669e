import { allows, explainDenied, type Grants, withoutHidden } from '@greenroom/permissions'
import type { CtoIssue } from '@greenroom/cto'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import { forbidden, refused } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName } from '#query/sort-keys.ts'
import { stockOf } from '#ledger/item-stock.ts'

export type Component = components['schemas']['Component']

/** Throws what the rules of `@greenroom/cto` say against it, over the first of them. */
export function refuseIssues(issues: readonly CtoIssue[]) {
  if (issues.length > 0) throw refused(issues[0]!.message, [...issues])
}

export function refusePriceChange(grants: Grants, before: unknown, after: unknown) {
  const isSame = after === undefined || (after ?? null) === (before ?? null)
  if (!isSame && !allows(grants, 'CATALOG_PRODUCT_PRICE', 'WRITE')) {
    throw forbidden(explainDenied('CATALOG_PRODUCT_PRICE', 'WRITE'))
  }
}

const allComponents = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('cto_component')
      .innerJoin('item', 'item.item_id', 'cto_component.item_id')
      .select(['item.item_id', 'name', 'kind', 'character', 'set_id', 'status', 'item_status', 'cost_price'])
      .select('selling_price'),
  key: byCode('item.item_id'),
  byDefault: [byActive('status'), byName('name')],
})

/** Every component with what its item says, and how many groups have it; without what the user may not see. */
export async function readComponents(db: CompanyQueries, grants: Grants): Promise<Component[]> {
  const rows = await allComponents.all(db)
  const onHand = await stockOf(
    db,
    rows.map(({ item_id }) => item_id),
  )
  const groups = await db.selectFrom('option_group').select('definition').execute()
  const components = rows.map((row): Component => ({
    itemID: row.item_id,
    name: row.name,
    kind: row.kind,
    character: row.character ?? undefined,
    componentSetID: row.set_id ?? undefined,
    status: row.status,
    itemStatus: row.item_status as Component['itemStatus'],
    costPrice: row.cost_price,
    sellingPrice: row.selling_price,
    qoh: onHand(row.item_id),
    groups: groups.filter(
      ({ definition: { picks, componentSetIDs } }) =>
        picks.includes(row.item_id) || (row.set_id !== null && componentSetIDs.includes(row.set_id)),
    ).length,
  }))
  return withoutHidden(components, grants) as Component[]
}

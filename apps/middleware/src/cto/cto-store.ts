import { allows, explainDenied, type Grants, withoutHidden } from '@greenroom/permissions'
import { restrictedCharacters } from '@greenroom/validation'
import type { CtoIssue } from '@greenroom/cto'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import type { CompanyQueries } from '../database/company-store.ts'
import type { WriteTransaction } from '../database/write.ts'
import { forbidden, refused } from '../failures.ts'

export type Component = components['schemas']['Component']

/** In a company one thing of config-to-order is changed after the other, so that what was judged is what is stored. */
export async function holdCto({ db }: WriteTransaction) {
  await db.selectFrom('company').select('company_code').forNoKeyUpdate().execute()
}

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

export async function restrictedIn(db: CompanyQueries) {
  return restrictedCharacters(await db.selectFrom('system_configuration').selectAll().execute())
}

/** Who changed a record and when. */
export function stamp({ writer, at }: WriteTransaction) {
  return { updated_by: writer.user.userName, updated_at: at }
}

/** On hand over all locations, by item. */
export async function stockOf(db: CompanyQueries, itemIDs: readonly string[]): Promise<(itemID: string) => number> {
  if (itemIDs.length === 0) return () => 0
  const rows = await db
    .selectFrom('stock')
    .select(({ fn }) => ['item_id', fn.sum<number>('qoh').as('qoh')])
    .where('item_id', 'in', itemIDs)
    .groupBy('item_id')
    .execute()
  const stock = new Map(rows.map(({ item_id, qoh }) => [item_id, Number(qoh)]))
  return (itemID) => stock.get(itemID) ?? 0
}

/** What comes first in every list of section 4. */
export const activeFirst = (column: string) => sql`(${sql.ref(column)} <> 'Active')`

/** Every component with what its item says, and how many groups have it; without what the user may not see. */
export async function readComponents(db: CompanyQueries, grants: Grants): Promise<Component[]> {
  const rows = await db
    .selectFrom('cto_component')
    .innerJoin('item', 'item.item_id', 'cto_component.item_id')
    .select(['item.item_id', 'name', 'kind', 'character', 'set_id', 'status', 'item_status', 'cost_price'])
    .select('selling_price')
    .orderBy(activeFirst('status'))
    .orderBy(sql`lower(name)`)
    .orderBy('item.item_id')
    .execute()
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

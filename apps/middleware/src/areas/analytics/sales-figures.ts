import { sql } from 'kysely'
import { subtract, toAmount, toNumber } from '@greenroom/money'
import type { components } from '@greenroom/openapi'
import { accessTo, type Grants } from '@greenroom/permissions'
import { margin } from '@greenroom/validation'

export type SalesFigures = components['schemas']['SalesFigures']

/** Sums over sale lines, from which every figure is computed. */
export const SUMS = [
  sql<number>`coalesce(sum(quantity), 0)`.as('units'),
  sql<number>`coalesce(-sum(quantity) filter (where quantity < 0), 0)`.as('returned_units'),
  sql<number>`coalesce(sum(gross) filter (where quantity > 0), 0)`.as('gross'),
  sql<number>`coalesce(sum(discount) filter (where quantity > 0), 0)`.as('discounts'),
  sql<number>`coalesce(-sum(net) filter (where quantity < 0), 0)`.as('returns'),
  sql<number>`coalesce(sum(net), 0)`.as('net'),
  sql<number>`coalesce(sum(cost), 0)`.as('cogs'),
] as const

export interface Sums {
  units: number
  returned_units: number
  gross: number
  discounts: number
  returns: number
  net: number
  cogs: number
}

export const NOTHING_SOLD: Sums = { units: 0, returned_units: 0, gross: 0, discounts: 0, returns: 0, net: 0, cogs: 0 }

/**
 * The figures that a user may see. Amounts divided by units are prices, so they require access to prices; figures
 * computed from the cost require access to it too (section 6).
 */
export function figuresFor(grants: Grants) {
  const seesPrice = accessTo(grants, 'CATALOG_PRODUCT_PRICE').read
  const seesCost = accessTo(grants, 'CATALOG_PRODUCT_COST').read
  return ({ units, returned_units, gross, discounts, returns, net, cogs }: Sums): SalesFigures => ({
    units,
    returnedUnits: returned_units,
    ...(seesPrice && { grossSales: gross, discounts, returns, netSales: net }),
    ...(seesCost && { cogs }),
    ...(seesPrice &&
      seesCost && { grossMargin: toNumber(subtract(toAmount(net), toAmount(cogs))), margin: marginOf(cogs, net) }),
  })
}

/** The item's formula, (selling minus cost) / selling (section 5); undefined without positive net sales. */
function marginOf(cogs: number, net: number): number | undefined {
  return net > 0 ? margin(cogs, net) : undefined
}

import { toAmount, toQuantity } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import { CTO_ITEMS } from '#areas/cto/demo/seed-cto.ts'
import { SCARCE } from '#areas/cto/demo/cto.ts'
import { demoCatalog, type DemoItem } from '#areas/items/demo/catalog.ts'
import { isCounted, STANDS } from '#areas/items/demo/places.ts'
import { postRows } from '#ledger/post-rows.ts'

const WAREHOUSE: Location = { type: 'WAREHOUSE', locationID: 'WH-RIVER' }

type Opening = { item: DemoItem; location: Location; quantity: number }

/** The opening balances of the demo merchant. */
export async function seedStock(company: CompanyStore) {
  const opened = [...catalogStock(demoCatalog().items), ...componentStock()].filter(({ quantity }) => quantity > 0)
  const lines = opened.map(({ item: { itemID, costPrice = 0 }, location, quantity }, line) => ({
    line,
    itemID,
    location,
    bucket: 'ON_HAND' as const,
    reason: 'OPENING' as const,
    quantity: toQuantity(quantity),
    unitCost: toAmount(costPrice),
  }))
  const at = company.now()
  const posting = { kind: 'opening', number: 'OPENING', step: 'opening', at, by: 'demo' }
  await postRows(company, { ...posting, effectiveOn: at.toISOString().slice(0, 10) }, lines)
}

/** Quantities that look counted: they depend on the item alone, so that every demo starts with the same. */
function catalogStock(items: readonly DemoItem[]): Opening[] {
  return items.filter(isCounted).flatMap((item, index) => {
    const isDrink = item.category?.categoryID === 'DRINKS' || item.category?.categoryID === 'SNACKS'
    const stores = isDrink ? ['HB-BAR', 'FD-YARD'] : [STANDS[index % STANDS.length]!]
    return [
      { item, location: WAREHOUSE, quantity: 24 + ((index * 37) % 190) },
      ...stores.map((locationID, nth) => ({
        item,
        location: { type: 'STORE' as const, locationID },
        quantity: (index * 11 + nth * 5) % 36,
      })),
    ]
  })
}

function componentStock(): Opening[] {
  return CTO_ITEMS.map((item, index) => {
    return { item, location: WAREHOUSE, quantity: SCARCE[item.itemID] ?? 20 + ((index * 17) % 60) }
  })
}

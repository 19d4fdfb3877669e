import { grantsOf } from '@greenroom/permissions'
import type { DemoCompany } from '#area.ts'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { createDocument, type Draft } from '#documents/save-document.ts'
import type { Actor, StoredKind } from '#documents/stored-kind.ts'
import { transition } from '#documents/transition.ts'
import { PRICE_CHANGES } from '../price-change-kind.ts'
import type { PriceChangeShape } from '../price-change-shape.ts'

/** Nothing is queued while the demo is being made: what is applied here is applied at once. */
const AT_ONCE: StoredKind<PriceChangeShape> = {
  ...PRICE_CHANGES,
  effects: { ...PRICE_CHANGES.effects, schedulePrices: async (_tx, { references }) => references },
}

const SELLING = [
  { key: 'CATALOG_PRICE_CHANGE', access: ['DELETE'] },
  { key: 'CATALOG_PRICE_CHANGE_APPROVAL', access: ['DELETE'] },
  { key: 'CATALOG_PRODUCT', access: ['DELETE'] },
  { key: 'CATALOG_PRODUCT_PRICE', access: ['DELETE'] },
] as const

const DAY = 24 * 3_600_000

const line = (itemID: string, price: number) => ({ itemID, field: 'sellingPrice' as const, price })

/** A price change that is being written, one that waits for approval, and one that was applied. */
export async function seedPriceChanges({ company }: DemoCompany) {
  const grants = grantsOf(SELLING.map(({ key, access }) => ({ key, access: [...access] })))
  const as = <T>(userName: string, work: (tx: WriteTransaction, actor: Actor) => Promise<T>) =>
    writeAs(company, { user: { userID: userName, userName }, requestID: 'demo', source: 'FORM' }, (tx) =>
      work(tx, { user: userName, grants }),
    )
  const make = (draft: Draft<PriceChangeShape>) => as('buyer', (tx, actor) => createDocument(tx, AT_ONCE, draft, actor))

  const applied = await make({ reason: 'Bandanas at the price of the tour', lines: [line('OKR-BAN1', 15)] })
  await as('buyer', (tx, actor) => transition(tx, AT_ONCE, applied, { action: 'submit' }, actor))
  await as('manager', (tx, actor) =>
    transition(tx, AT_ONCE, applied, { action: 'apply' }, { ...actor, isSystem: true }),
  )

  const submitted = await make({
    reason: 'Clear the seven inches before the new pressing',
    lines: [line('STH-7A', 8), line('OKR-7A', 4)],
  })
  const remark = 'Sold out at the source; the new pressing arrives in spring.'
  await as('buyer', (tx, actor) => transition(tx, AT_ONCE, submitted, { action: 'submit', remark }, actor))

  const dayIn = (days: number) => new Date(company.now().getTime() + days * DAY).toISOString()
  await make({
    reason: 'Two weeks of headwear at 10% off',
    effectiveAt: dayIn(21),
    endsAt: dayIn(35),
    lines: [line('TPL-CAP1', 31.5), line('VMD-CAP1', 32.4)],
  })
}

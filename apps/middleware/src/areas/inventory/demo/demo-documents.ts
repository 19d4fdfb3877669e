import { grantsOf } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { findDocument } from '#documents/document-store.ts'
import { createDocument, type Draft, saveDocument } from '#documents/save-document.ts'
import type { Actor, Shape, StoredKind } from '#documents/stored-kind.ts'
import { transition } from '#documents/transition.ts'

const KEYS = [
  'INVENTORY_TRANSFER',
  'INVENTORY_ADJUSTMENT',
  'INVENTORY_WRITEDOWN',
  'CATALOG_PRODUCT',
  'CATALOG_PRODUCT_COST',
]
const GRANTS = grantsOf(KEYS.map((key) => ({ key, access: ['DELETE'] as const })))

/** Makes documents of the demo merchant as its users do. */
export function demoDocuments<Of extends Shape>(company: CompanyStore, of: StoredKind<Of>) {
  const as = <T>(userName: string, work: (tx: WriteTransaction, actor: Actor) => Promise<T>) =>
    writeAs(company, { user: { userID: userName, userName }, requestID: 'demo', source: 'FORM' }, (tx) =>
      work(tx, { user: userName, grants: GRANTS }),
    )
  return {
    as,

    make: (userName: string, draft: Draft<Of>) => as(userName, (tx, actor) => createDocument(tx, of, draft, actor)),

    act: (userName: string, number: string, action: string, remark?: string) =>
      as(userName, (tx, actor) => transition(tx, of, number, { action, ...(remark && { remark }) }, actor)),

    save: (userName: string, number: string, change: (stored: Of['line'][]) => readonly Of['draftLine'][]) =>
      as(userName, async (tx, actor) => {
        const { version, header, lines } = await findDocument(tx.db, of, number)
        const draft = { ...header, lines: change([...lines]) } as Draft<Of>
        await saveDocument(tx, of, { ...draft, number, version }, actor, () => undefined)
      }),
  }
}

/** Items of which there is enough at a location, by ID. */
export async function demoItemsAt({ db }: CompanyStore, locationID: string, least: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_balance')
    .select('item_id')
    .where('location_id', '=', locationID)
    .where('bucket', '=', 'ON_HAND')
    .where('quantity', '>=', least)
    .orderBy('item_id')
    .execute()
  return rows.map(({ item_id }) => item_id)
}

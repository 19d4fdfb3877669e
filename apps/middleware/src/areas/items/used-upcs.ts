import { equalCodes, newUPCs, type SavedUPCs, usedUPCs } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { WriteTransaction } from '#calls/write.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { FieldError } from '#failures/failures.ts'
import { fieldError, type ItemRules } from './item-rules.ts'

/** An item of a save, with the place of its fields in the body. */
type SavedAt = SavedUPCs & { path: string }

/** Errors of the UPCs that another item has, where the company refuses them. */
export async function usedUPCErrors(
  tx: WriteTransaction,
  saves: readonly SavedAt[],
  { refusesUsedUPCs }: Pick<ItemRules, 'refusesUsedUPCs'>,
): Promise<FieldError[]> {
  const codes = refusesUsedUPCs ? saves.flatMap(newUPCs).map(({ code }) => code) : []
  if (codes.length === 0) return []
  await lockUPCs(tx)
  const saved = new Set(saves.map(({ itemID }) => itemID))
  const held = await selectUsedUPCs(tx.db, codes.flatMap(equalCodes)).execute()
  const others = held.flatMap(({ item_id: itemID, code }) => (saved.has(itemID) ? [] : [{ itemID, code }]))
  return usedUPCs(saves, others).map(({ index, issue }) => {
    const error = fieldError(issue)
    return { ...error, field: saves[index]!.path + error.field }
  })
}

/** Keeps two writers of UPCs apart, who would not see each other's, until the first is done. */
export async function lockUPCs({ db }: Pick<WriteTransaction, 'db'>) {
  await counterOf(db, 'UPC').execute()
}

/** The counter of generated codes, held until the transaction ends. */
export function counterOf(db: CompanyQueries, kind: 'ITEM' | 'UPC') {
  return db
    .insertInto('id_counter')
    .values({ kind, last_value: BEFORE_FIRST })
    .onConflict((conflict) =>
      conflict.columns(['company_code', 'kind']).doUpdateSet({ last_value: sql`id_counter.last_value` }),
    )
    .returning('last_value')
}

/** The first generated ID is the one after this. */
const BEFORE_FIRST = 100_000

/**
 * The items that have one of these codes, as their UPC or as an additional one. Additional UPCs are looked up one by
 * one: compared with thousands at once, each item would be read (migration 0078).
 */
export function selectUsedUPCs(db: CompanyQueries, codes: readonly string[]) {
  const asked = sql<{ code: string }>`unnest(${codes}::text[])`.as<'asked'>(sql`asked(code)`)
  const isAdditional = sql<boolean>`(item.additional_upcs @> array[asked.code] and item.additional_upcs <> '{}')`
  return db
    .selectFrom('item')
    .select(['item_id', 'upc as code'])
    .select(sql<'upc' | 'additionalUPCs'>`'upc'`.as('field'))
    .where(sql<boolean>`upc = any(${codes})`)
    .unionAll(
      db
        .selectFrom(asked)
        .innerJoin('item', (join) => join.on(isAdditional))
        .select(['item.item_id', 'asked.code'])
        .select(sql<'upc' | 'additionalUPCs'>`'additionalUPCs'`.as('field')),
    )
}

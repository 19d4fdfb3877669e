import { splitIDs } from '@greenroom/validation'
import { readPlace } from '@greenroom/inventory'
import { onHandAt } from '#ledger/on-hand-at.ts'
import type { Answer, AnswerBody, Call } from '#calls/call.ts'

/** What is on hand of items at a location, for lines that are being typed. */
export async function listOnHand({ company, query }: Call<'listOnHand'>): Promise<Answer<AnswerBody<'listOnHand'>>> {
  const itemIDs = splitIDs(query.itemIDs)
  const onHand = await onHandAt(company.db, readPlace(query.place), itemIDs)
  return { body: onHand ? itemIDs.map((itemID) => ({ itemID, onHand: onHand(itemID) })) : [] }
}

import { sectionsOf, STOCKED_TYPES } from '@greenroom/inventory'
import { readQuantity, type Quantity } from '@greenroom/money'
import { isSystemItem } from '@greenroom/permissions'
import { explainUnknown } from '@greenroom/validation'
import type { Answer, AnswerBody, Call } from '#calls/call.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { noteChanged } from '#database/change-log.ts'
import { holdDocument } from '#documents/document-store.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { Failure, type FieldError, refused } from '#failures/failures.ts'
import { roundsOf } from './counted-items.ts'
import { COUNTS } from './count-kind.ts'
import { countedInSections } from './count-sheet.ts'
import type { CountShape } from './count-shape.ts'

type Tally = Call<'addCountTallies'>['body']['tallies'][number]

/** Adds what somebody counted, all of it or nothing. What arrived before is left as it is. */
export function addCountTallies(call: Call<'addCountTallies'>): Promise<Answer<AnswerBody<'addCountTallies'>>> {
  const { sheetID, tallies } = call.body
  return write(call, async (tx) => {
    const count = await holdDocument(tx, COUNTS, call.params.number)
    refuseEnded(count)
    refuseTallies(await faultsOf(tx, count, tallies))
    const own = { number: count.number, sheet_id: sheetID, counted_by: tx.writer.user.userName }
    await tx.db
      .insertInto('count_tally')
      .values(
        tallies.map(({ sequence, itemID, section, round, quantity, secondsAgo = 0 }) => ({
          ...own,
          sequence,
          item_id: itemID,
          section,
          round,
          quantity,
          counted_at: new Date(tx.at.getTime() - secondsAgo * 1_000),
        })),
      )
      .onConflict((conflict) => conflict.columns(['company_code', 'sheet_id', 'sequence']).doNothing())
      .execute()
    noteChanged(tx.changed, COUNTS.entity, [count.number])
    const itemIDs = [...new Set(tallies.map(({ itemID }) => itemID))]
    return { body: { counted: await countedInSections(tx.db, count, itemIDs) } }
  })
}

function refuseEnded({ state }: Stored<CountShape>) {
  if (state === 'COUNTING') return
  const label = COUNTS.kind.states[state].label.toLowerCase()
  throw new Failure(409, 'ER_000', `Nothing can be counted now: this count is ${label}.`)
}

function refuseTallies(errors: readonly FieldError[]) {
  if (errors.length > 0) throw refused(errors[0]!.message, [...errors])
}

async function faultsOf(
  { db }: WriteTransaction,
  { header, lines }: Stored<CountShape>,
  tallies: readonly Tally[],
): Promise<FieldError[]> {
  const itemIDs = [...new Set(tallies.map(({ itemID }) => itemID))]
  const rows = await db.selectFrom('item').select(['item_id', 'type']).where('item_id', 'in', itemIDs).execute()
  const types = new Map(rows.map(({ item_id, type }) => [item_id, type]))
  const sections = sectionsOf(header.sections)
  const rounds = roundsOf(lines)
  return tallies.flatMap(({ itemID, section, round, quantity }, index): FieldError[] => {
    const refuse = (field: string, message: string) => [{ field: `tallies.${index}.${field}`, message }]
    const type = types.get(itemID)
    if (type === undefined) return refuse('itemID', explainUnknown(itemID))
    if (isSystemItem(itemID) || !STOCKED_TYPES.includes(type)) {
      return refuse('itemID', `No stock is kept of ${itemID}.`)
    }
    if (sections.length === 0 ? section !== '' : !sections.includes(section)) {
      return refuse('section', section === '' ? 'Section is required.' : `${section} is no section of this count.`)
    }
    if (round > (rounds.get(itemID) ?? 0)) return refuse('round', `${itemID} is not counted again yet.`)
    return isTooPrecise(quantity) ? refuse('quantity', 'A quantity has at most 3 decimals.') : []
  })
}

function isTooPrecise(quantity: number): boolean {
  const read = readQuantity(quantity) as Quantity
  return (read as bigint) % 10n !== 0n
}

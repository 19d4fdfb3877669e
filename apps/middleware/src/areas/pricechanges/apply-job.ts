import type { PlannedPrice, PriceChangeAction, PriceChangeState } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { Platform } from '#platform/platform.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { holdDocument, updateDocument } from '#documents/document-store.ts'
import { refuseLeavers } from '#documents/refuse-leavers.ts'
import type { Actor, Stored } from '#documents/stored-kind.ts'
import { transition } from '#documents/transition.ts'
import { enqueueAt } from '#jobs/enqueue.ts'
import { job } from '#jobs/job-kind.ts'
import { byLine, plannedLines } from './planned-prices.ts'
import { PRICE_CHANGES } from './price-change-kind.ts'
import type { PriceChangeShape } from './price-change-shape.ts'
import { APPLY_PRICE_CHANGE } from './price-effects.ts'

const systemFor = ({ writer }: WriteTransaction): Actor => ({
  user: writer.user.userName,
  grants: new Map(),
  isSystem: true,
})

/** What the job of a price change does in its state, and what happens if it cannot. */
const STEPS: Partial<Record<PriceChangeState, { action: PriceChangeAction; failed: PriceChangeAction }>> = {
  APPROVED: { action: 'apply', failed: 'fail' },
  RUNNING: { action: 'end', failed: 'failToEnd' },
}

/** Gives the items their new prices at the chosen time, and those of before at its end. */
export function applyPriceChange({ database }: Pick<Platform, 'database'>) {
  return job(
    APPLY_PRICE_CHANGE,
    async ({ jobID, payload: { number }, finish }) => {
      await finish(async (tx) => {
        const held = await holdDocument(tx, PRICE_CHANGES, number)
        // It was edited again, canceled or ended just when this job began.
        const step = STEPS[held.state]
        if (!step || held.references.jobID !== jobID) return
        const later = await postponedTo(tx, held)
        if (later) {
          const references = { ...held.references, jobID: await enqueueAt(tx, APPLY_PRICE_CHANGE, { number }, later) }
          await updateDocument(tx, PRICE_CHANGES, held, { references })
          return
        }
        if (held.state === 'APPROVED') await refuseLeavers(tx, database, PRICE_CHANGES, held)
        await transition(tx, PRICE_CHANGES, number, { action: step.action }, systemFor(tx))
      })
    },
    {
      retries: 2,
      slots: 2,
      failed: async (tx, jobID, { message }) => {
        const number = await findScheduled(tx, jobID)
        if (number === undefined) return
        const { state, references } = await holdDocument(tx, PRICE_CHANGES, number)
        const step = STEPS[state]
        if (!step || references.jobID !== jobID) return
        await transition(tx, PRICE_CHANGES, number, { action: step.failed, remark: message }, systemFor(tx))
      },
    },
  )
}

/** When to try again, if it is not the turn of a price change yet. */
async function postponedTo(
  { db, at: now }: WriteTransaction,
  { number, state, header, lines, updatedAt }: Stored<PriceChangeShape>,
): Promise<Date | undefined> {
  const chosen = state === 'RUNNING' ? header.endsAt : header.effectiveAt
  const due = chosen ? new Date(chosen) : updatedAt
  // The database's clock is not ours.
  if (chosen && due > now) return due
  const itemIDs = lines.map(({ itemID }) => itemID)
  const planned = byLine(await plannedLines(db, itemIDs, number))
  // Those of an earlier time are late, to be applied or to end. After this one, they would replace its prices.
  const isLate = ({ isApproved, isRunning, at, endsAt }: PlannedPrice) =>
    isRunning ? endsAt! <= due.getTime() : isApproved && at < due.getTime()
  return lines.some((line) => planned(line).some(isLate)) ? new Date(now.getTime() + LATE_ONES_TAKE) : undefined
}

/** Milliseconds. */
const LATE_ONES_TAKE = 2_000

/** The number of the price change that this job is to apply. */
async function findScheduled({ db }: WriteTransaction, jobID: string): Promise<string | undefined> {
  const document = await db
    .selectFrom('document')
    .select('number')
    .where('kind', '=', PRICE_CHANGES.kind.name)
    .where(sql<boolean>`references_kept ->> 'jobID' = ${jobID}`)
    .executeTakeFirst()
  return document?.number
}

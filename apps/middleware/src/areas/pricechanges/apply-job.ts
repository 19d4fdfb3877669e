import { sql } from 'kysely'
import type { Platform } from '#boot/platform.ts'
import type { WriteTransaction } from '#database/write.ts'
import { holdDocument, updateDocument } from '#documents/document-store.ts'
import { refuseLeavers } from '#documents/refuse-leavers.ts'
import type { Actor } from '#documents/stored-kind.ts'
import { transition } from '#documents/transition.ts'
import { job } from '#jobs/job-kind.ts'
import { PRICE_CHANGES } from './price-change-kind.ts'
import { APPLY_PRICE_CHANGE, priceEffects } from './price-effects.ts'

const systemFor = ({ writer }: WriteTransaction): Actor => ({
  user: writer.user.userName,
  grants: new Map(),
  isSystem: true,
})

/** Gives the items their new prices at the chosen time. */
export function applyPriceChange({ database }: Pick<Platform, 'database'>) {
  return job(
    APPLY_PRICE_CHANGE,
    async ({ jobID, payload: { number }, finish }) => {
      await finish(async (tx) => {
        const held = await holdDocument(tx, PRICE_CHANGES, number)
        // It was edited again or canceled just when this job began.
        if (held.state !== 'APPROVED' || held.references.jobID !== jobID) return
        // The database's clock is not ours.
        if (Date.parse(held.header.effectiveAt ?? '') > tx.at.getTime()) {
          const references = await priceEffects.schedulePrices(
            tx,
            held,
            await PRICE_CHANGES.contextOf(tx, systemFor(tx)),
          )
          await updateDocument(tx, PRICE_CHANGES, held, { references })
          return
        }
        await refuseLeavers(tx, database, PRICE_CHANGES, held)
        await transition(tx, PRICE_CHANGES, number, { action: 'apply' }, systemFor(tx))
      })
    },
    {
      retries: 2,
      slots: 2,
      failed: async (tx, jobID, { message }) => {
        const number = await findScheduled(tx, jobID)
        if (number === undefined) return
        const { state, references } = await holdDocument(tx, PRICE_CHANGES, number)
        if (state !== 'APPROVED' || references.jobID !== jobID) return
        await transition(tx, PRICE_CHANGES, number, { action: 'fail', remark: message }, systemFor(tx))
      },
    },
  )
}

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

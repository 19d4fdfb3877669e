import { ENTITLEMENT_LIMITS, tooManyCellsToday } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { WriteTransaction } from '#calls/write.ts'
import { dayBefore, refusePastDay } from '#query/day-limit.ts'

/** Refuses a stored change with which its user has changed too many cells within a day (E7). */
export async function refuseTooManyToday({ everywhere, writer, at }: WriteTransaction) {
  const { cells } = await everywhere
    .selectFrom('entitlement_change')
    .select(sql<number>`sum(entitled + dated + removed)::int`.as('cells'))
    .where('user_id', '=', writer.user.userID)
    .where('at', '>', dayBefore(at))
    .executeTakeFirstOrThrow()
  refusePastDay(cells, ENTITLEMENT_LIMITS.daily, tooManyCellsToday())
}

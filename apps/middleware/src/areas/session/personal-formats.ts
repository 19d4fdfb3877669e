import type { components } from '@greenroom/openapi'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { requireRecord } from '#companies/configuration.ts'
import { stamp } from '#calls/stamp.ts'
import { audit, changesBetween, checkVersion, write } from '#calls/write.ts'
import { lockCompany } from '#query/locks.ts'

type PersonalFormats = components['schemas']['PersonalFormats']

const FIELDS = ['timeZone', 'dateFormat', 'timeFormat', 'numberFormat', 'firstDay'] as const

/** Who has never chosen any. */
const AS_THE_COMPANY: PersonalFormats = {
  timeZone: null,
  dateFormat: null,
  timeFormat: null,
  numberFormat: null,
  firstDay: null,
  version: 1,
}

/** Users choose their own formats, in each company that they work for. */
export const personalFormatHandlers: HandlersOf<'updatePersonalFormats'> = {
  updatePersonalFormats: (call) =>
    write(call, async (tx) => {
      // Of the company, because users have no row before they first choose.
      await lockCompany(tx)
      const { userID } = call.user
      const { version, ...body } = call.body
      const stored = await rowOf(tx.db, userID)
      const before = stored ? answerOf(stored) : AS_THE_COMPANY
      checkVersion(stored ?? { version: before.version, ...stamp(tx) }, version, () => before)
      const next = { ...before, ...body, version: before.version + 1 }
      await requireRecord(tx.db, 'personalFormats', { timeZone: next.timeZone })
      const row = {
        time_zone: next.timeZone || null,
        date_format: next.dateFormat,
        time_format: next.timeFormat,
        number_format: next.numberFormat,
        first_day: next.firstDay,
        version: next.version,
        ...stamp(tx),
      }
      await tx.db
        .insertInto('personal_formats')
        .values({ user_id: userID, ...row })
        .onConflict((conflict) => conflict.columns(['company_code', 'user_id']).doUpdateSet(row))
        .execute()
      const after = { ...next, timeZone: row.time_zone }
      await audit(tx, 'personalFormats', userID, 'update', changesBetween(before, after, FIELDS))
      return { body: after }
    }),
}

/** The formats that a user has chosen. */
export async function personalFormatsOf(db: CompanyQueries, userID: string): Promise<PersonalFormats> {
  const row = await rowOf(db, userID)
  return row ? answerOf(row) : AS_THE_COMPANY
}

function rowOf(db: CompanyQueries, userID: string) {
  return db.selectFrom('personal_formats').selectAll().where('user_id', '=', userID).executeTakeFirst()
}

function answerOf(row: NonNullable<Awaited<ReturnType<typeof rowOf>>>): PersonalFormats {
  return {
    timeZone: row.time_zone,
    dateFormat: row.date_format as PersonalFormats['dateFormat'],
    timeFormat: row.time_format as PersonalFormats['timeFormat'],
    numberFormat: row.number_format as PersonalFormats['numberFormat'],
    firstDay: row.first_day as PersonalFormats['firstDay'],
    version: row.version,
  }
}

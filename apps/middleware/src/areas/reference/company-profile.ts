import type { Selectable } from 'kysely'
import { currencySymbol } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import type { HandlersOf } from '#calls/call.ts'
import type { Tables } from '#database/tables.ts'
import { audit, changesBetween, checkVersion, write } from '#calls/write.ts'
import { requireRecord } from '#companies/configuration.ts'
import { nextVersion } from '#calls/stamp.ts'

type Company = components['schemas']['Company']

const FIELDS = [
  ...(['name', 'merchantID', 'currency', 'timeZone'] as const),
  ...(['dateFormat', 'timeFormat', 'numberFormat', 'firstDay'] as const),
]

/** The company's name, its currency, and its formats of times, days and numbers. */
export const companyProfileHandlers: HandlersOf<'updateCompany'> = {
  updateCompany: (call) =>
    write(call, async (tx) => {
      const { version, ...body } = call.body
      const stored = await tx.db.selectFrom('company').selectAll().forNoKeyUpdate().executeTakeFirst()
      const before = stored && companyAnswer(stored)
      checkVersion(stored, version, () => before)
      const next = { ...before!, ...body }
      await requireRecord(tx.db, 'company', next)
      const saved = await tx.db
        .updateTable('company')
        .set({
          name: next.name,
          merchant_id: next.merchantID || null,
          currency: next.currency,
          currency_symbol: currencySymbol(next.currency),
          time_zone: next.timeZone,
          date_format: next.dateFormat,
          time_format: next.timeFormat,
          number_format: next.numberFormat,
          first_day: next.firstDay,
          ...nextVersion(tx),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const after = companyAnswer(saved)
      await audit(tx, 'company', call.company.code, 'update', changesBetween(before!, after, FIELDS))
      return { body: after }
    }),
}

export function companyAnswer(row: Selectable<Tables['company']>): Company {
  return {
    companyCode: row.company_code,
    name: row.name,
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    timeZone: row.time_zone,
    merchantID: row.merchant_id ?? '',
    dateFormat: row.date_format as Company['dateFormat'],
    timeFormat: row.time_format as Company['timeFormat'],
    numberFormat: row.number_format as Company['numberFormat'],
    firstDay: row.first_day as Company['firstDay'],
    version: row.version,
  }
}

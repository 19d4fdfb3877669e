import type { Selectable } from 'kysely'
import { checkRecord, currencySymbol, restrictedCharacters } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import type { HandlersOf } from '../call.ts'
import type { Tables } from '../database/tables.ts'
import { audit, changesBetween, checkVersion, write } from '../database/write.ts'
import { refused } from '../failures.ts'

type Company = components['schemas']['Company']

const FIELDS = ['name', 'merchantID', 'currency', 'timeZone', 'dateFormat', 'numberFormat'] as const

/** Who the company is, what it charges in, and how it writes days and numbers. */
export const companyProfileHandlers: HandlersOf<'updateCompany'> = {
  updateCompany: (call) =>
    write(call, async (tx) => {
      const { version, ...body } = call.body
      const stored = await tx.db.selectFrom('company').selectAll().forUpdate().executeTakeFirst()
      const before = stored && companyAnswer(stored)
      checkVersion(stored, version, () => before)
      const next = { ...before!, ...body }
      const restricted = restrictedCharacters(await tx.db.selectFrom('system_configuration').selectAll().execute())
      const issues = checkRecord('company', next, restricted)
      if (issues.length > 0) throw refused(issues[0]!.message, issues)
      const saved = await tx.db
        .updateTable('company')
        .set((eb) => ({
          name: next.name,
          merchant_id: next.merchantID || null,
          currency: next.currency,
          currency_symbol: currencySymbol(next.currency),
          time_zone: next.timeZone,
          date_format: next.dateFormat,
          number_format: next.numberFormat,
          version: eb('version', '+', 1),
          updated_by: call.user.userName,
          updated_at: tx.at,
        }))
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
    numberFormat: row.number_format as Company['numberFormat'],
    version: row.version,
  }
}

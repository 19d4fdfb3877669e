import { decimalsOf } from '@greenroom/money'
import { type AccountSettings, checkRecord, restrictedCharacters } from '@greenroom/validation'
import type { CompanyQueries } from '#database/company-store.ts'
import { refused } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'

const configurations = listQuery({
  from: (db: CompanyQueries) => db.selectFrom('system_configuration').select(['key', 'value', 'status']),
  key: [byCode('key'), byCode('value')],
  byDefault: [],
})

/** The system configuration of the company (section 9). */
export function configurationOf(db: CompanyQueries) {
  return configurations.all(db)
}

/** The settings of the company's account (section 6). */
export async function accountSettings(db: CompanyQueries): Promise<AccountSettings> {
  const rows = await db.selectFrom('account_configuration').select(['key', 'value']).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** The restricted characters of the company. */
export async function restrictedIn(db: CompanyQueries): Promise<string> {
  return restrictedCharacters(await configurationOf(db))
}

/** How many decimals the prices of the company have: those of its currency. */
export async function priceDecimalsOf(db: CompanyQueries): Promise<number> {
  const { currency } = await db.selectFrom('company').select('currency').executeTakeFirstOrThrow()
  return decimalsOf(currency)
}

type Kind = Parameters<typeof checkRecord>[0]

/** Throws the 400 of a record that breaks a rule of its kind. */
export async function requireRecord<K extends Kind>(
  db: CompanyQueries,
  kind: K,
  record: Parameters<typeof checkRecord<K>>[1],
) {
  const issues = checkRecord(kind, record, await restrictedIn(db))
  if (issues.length > 0) throw refused(issues[0]!.message, issues)
}

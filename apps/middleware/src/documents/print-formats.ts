import { amountFormats } from '@greenroom/money'
import { dateFormats } from '@greenroom/quick-dates'
import { companyFormats } from '#companies/formats.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Print } from './stored-kind.ts'

/** How a company prints money, numbers and times. Times name their zone, because a print is read anywhere. */
export async function printFormats(db: CompanyQueries): Promise<Print> {
  const [{ currency }, formats] = await Promise.all([
    db.selectFrom('company').select('currency').executeTakeFirstOrThrow(),
    companyFormats(db),
  ])
  const { zoned } = dateFormats(formats.dateFormat, formats.timeZone, formats.timeFormat)
  return {
    ...amountFormats(currency, formats.numberFormat),
    time: (rfc3339) => zoned(Date.parse(rfc3339)),
    day: (day) => dateFormats(formats.dateFormat, 'UTC').date(Date.parse(day)),
  }
}

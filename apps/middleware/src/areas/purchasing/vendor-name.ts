import type { CompanyQueries } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'

/** What a vendor is called, who is not removed until the transaction ends. Throws the 400 if there is none. */
export async function vendorName(db: CompanyQueries, vendorID: string): Promise<string> {
  const vendor = await db
    .selectFrom('list_entry')
    .select('name')
    .where('kind', '=', 'vendor')
    .where('entry_id', '=', vendorID)
    .forKeyShare()
    .executeTakeFirst()
  if (!vendor) throw refusedField('vendorID', `There is no vendor ${vendorID}.`)
  return vendor.name ?? vendorID
}

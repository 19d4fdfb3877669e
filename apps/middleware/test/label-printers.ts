import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'

/** A printer that the API would refuse, because it is on this machine. */
export async function addPrinter(
  db: CompanyQueries,
  more: Pick<Insertable<Tables['printer']>, 'address' | 'port'> & Partial<Insertable<Tables['printer']>>,
) {
  const { address, port, darkness = 0, offset_x = 0, offset_y = 0 } = more
  const printer_id = randomUUID()
  const profile = { model: 'ZD421', dpi: 203, darkness, offset_x, offset_y }
  return db
    .insertInto('printer')
    .values({
      printer_id,
      name: `P ${printer_id}`,
      address,
      port,
      ...profile,
      updated_by: 'test',
      updated_at: new Date(0),
    })
    .returning(['printer_id', 'name'])
    .executeTakeFirstOrThrow()
}

import { requireRecord } from '#companies/configuration.ts'
import type { HandlersOf } from '#http/call.ts'
import { audit, changesBetween, write, type WriteTransaction } from '#database/write.ts'
import { refusedField } from '#http/failures.ts'

const status = 'Active'

/** The first locations of a company: a venue, a store. */
export const newReferenceHandlers: HandlersOf<'createVenue' | 'createStore'> = {
  createVenue: (call) =>
    write(call, async (tx) => {
      const { venueID, name } = call.body
      await requireRecord(tx.db, 'venue', call.body)
      await insertLocation(tx, venueID, { type: 'VENUE', name, venueID: null }, 'venueID')
      return { body: { id: venueID, venueID, name, status } }
    }),

  createStore: (call) =>
    write(call, async (tx) => {
      const { storeID, name, venueID = null } = call.body
      await requireRecord(tx.db, 'store', call.body)
      const venues = tx.db.selectFrom('location').select('name').where('type', '=', 'VENUE')
      const venue = await venues.where('location_id', '=', venueID ?? '').executeTakeFirst()
      if (venueID !== null && !venue) throw refusedField('venueID', `There is no venue ${venueID}`, venueID)
      await insertLocation(tx, storeID, { type: 'STORE', name, venueID }, 'storeID')
      return { body: { id: storeID, storeID, name, venueID, venueName: venue?.name ?? null, status } }
    }),
}

interface NewLocation {
  type: 'VENUE' | 'STORE'
  name: string
  venueID: string | null
}

async function insertLocation(tx: WriteTransaction, location_id: string, location: NewLocation, field: string) {
  const { type, name, venueID: venue_id } = location
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('location')
    .values({ location_id, type, name, venue_id, status })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n)
    throw refusedField(field, `There is already a location ${location_id}`, location_id)
  await audit(tx, 'location', location_id, 'create', changesBetween({}, location, ['type', 'name', 'venueID']))
}

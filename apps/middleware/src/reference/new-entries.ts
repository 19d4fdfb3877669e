import { checkRecord, type RecordIssue, restrictedCharacters } from '@greenroom/validation'
import type { HandlersOf } from '../call.ts'
import { audit, write, type WriteTransaction } from '../database/write.ts'
import { refused } from '../failures.ts'

const status = 'Active'

/** The first places that a company sells at: a venue, a store. */
export const newReferenceHandlers: HandlersOf<'createVenue' | 'createStore'> = {
  createVenue: (call) =>
    write(call, async (tx) => {
      const { venueID, name } = call.body
      refuseIssues(checkRecord('venue', call.body, await restrictedOf(tx)))
      await insertLocation(tx, { location_id: venueID, type: 'VENUE', name, venue_id: null }, 'venueID')
      return { body: { id: venueID, venueID, name, status } }
    }),

  createStore: (call) =>
    write(call, async (tx) => {
      const { storeID, name, venueID = null } = call.body
      refuseIssues(checkRecord('store', call.body, await restrictedOf(tx)))
      const venue = venueID === null ? undefined : await findVenue(tx, venueID)
      await insertLocation(tx, { location_id: storeID, type: 'STORE', name, venue_id: venueID }, 'storeID')
      return { body: { id: storeID, storeID, name, venueID, venueName: venue?.name ?? null, status } }
    }),
}

interface NewLocation {
  location_id: string
  type: 'VENUE' | 'STORE'
  name: string
  venue_id: string | null
}

async function insertLocation(tx: WriteTransaction, location: NewLocation, field: string) {
  const { location_id, type, name, venue_id } = location
  const inserted = await tx.db
    .insertInto('location')
    .values({ ...location, status })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (inserted.numInsertedOrUpdatedRows === 0n) throw taken(field, location_id)
  const changes = Object.entries({ type, name, venueID: venue_id }).map(([field, to]) => ({ field, from: null, to }))
  await audit(tx, 'location', location_id, 'create', changes)
}

async function findVenue(tx: WriteTransaction, venueID: string) {
  const venue = await tx.db
    .selectFrom('location')
    .select('name')
    .where('location_id', '=', venueID)
    .where('type', '=', 'VENUE')
    .executeTakeFirst()
  const message = `There is no venue ${venueID}`
  if (!venue) throw refused(message, [{ field: 'venueID', message, value: venueID }])
  return venue
}

async function restrictedOf(tx: WriteTransaction) {
  return restrictedCharacters(await tx.db.selectFrom('system_configuration').selectAll().execute())
}

function refuseIssues(issues: RecordIssue[]) {
  if (issues.length > 0) throw refused(issues[0]!.message, issues)
}

function taken(field: string, id: string) {
  const message = `There already is a location ${id}`
  return refused(message, [{ field, message, value: id }])
}

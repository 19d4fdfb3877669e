import type { WriteTransaction } from '#calls/write.ts'
import type { Shape, StoredKind } from './stored-kind.ts'

/**
 * Writes where a document is, as its header says: also where its author does not work, if somebody else wrote that into
 * it before. Whether they may name a location is judged by `completeHeader`.
 */
export async function replacePlaces<Of extends Shape>(
  { everywhere: db }: WriteTransaction,
  { kind, placesOf }: Pick<StoredKind<Of>, 'kind' | 'placesOf'>,
  number: string,
  header: Of['header'],
) {
  if (!placesOf) return
  await db.deleteFrom('document_location').where('kind', '=', kind.name).where('number', '=', number).execute()
  const places = placesOf(header).map(({ type, locationID }) => ({ location_type: type, location_id: locationID }))
  if (places.length === 0) return
  await db
    .insertInto('document_location')
    .values(places.map((place) => ({ kind: kind.name, number, ...place })))
    .execute()
}

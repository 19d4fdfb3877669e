import { splitIDs } from '@greenroom/validation'
import {
  checkSellingDates,
  clockAt,
  ENTITLEMENT_DIFFERENCES,
  ENTITLEMENT_LIMITS,
  entitledAt,
  type SellingDates,
} from '@greenroom/catalog'
import type { Location, LocationType } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { Call, HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byName } from '#query/sort-keys.ts'
import { comparedItems, countEntitled, DIFFERENCE, entitledAtFirst, isWithin, minuteOf } from './entitled-sql.ts'
import { isAtOneOf } from './entitlement-store.ts'
import { companyZone, keyOf, placesOf, placesOfRegister, type PlacesUp } from './selling-places.ts'

interface Sold {
  everywhere: CompanyQueries
  places: PlacesUp
  clock: string
  show: 'entitled' | 'sold'
  inherited: boolean | undefined
}

const itemStatus = sql<'Active' | 'Discontinued'>`item.item_status`.as('itemStatus')
const itemID = byCode('item.item_id')
const BY_NAME = {
  key: itemID,
  byDefault: [byName('item.name')],
  sorts: { name: byName('item.name'), itemID },
  search: ['item.item_id', 'item.name'],
}

const soldItems = listQuery({
  ...BY_NAME,
  from: ({ everywhere, places, clock, show, inherited }: Sold) => {
    const { up, locations, isRegister } = places
    const [own] = locations
    const isOwn = isRegister
      ? sql<boolean>`false`
      : sql<boolean>`(entitled.location_type = ${own!.type} and entitled.location_id = ${own!.locationID})`
    const isSold = sql<boolean>`(${up.every(({ isActive }) => isActive)} and item.item_status = 'Active'
      and ${isWithin('entitled', clock)})`
    return everywhere
      .selectFrom(entitledAtFirst(everywhere, locations).as('entitled'))
      .innerJoin('item', 'item.item_id', 'entitled.item_id')
      .select(['item.item_id as itemID', 'item.name', itemStatus])
      .select(['entitled.location_type as locationType', 'entitled.location_id as locationID'])
      .select([sql<boolean>`not ${isOwn}`.as('inherited'), isSold.as('sold')])
      .select([minuteOf('entitled.sold_from').as('from'), minuteOf('entitled.sold_to').as('to')])
      .where(show === 'sold' ? isSold : sql<boolean>`true`)
      .where(inherited === undefined ? sql<boolean>`true` : sql<boolean>`${isOwn} <> ${inherited}`)
  },
})

interface Compared {
  everywhere: CompanyQueries
  here: PlacesUp
  there: PlacesUp
  show: (typeof ENTITLEMENT_DIFFERENCES)[number] | undefined
}

const differences = listQuery({
  ...BY_NAME,
  // All differences at once, however few there are: looked up item by item in the order of names, they take seconds.
  from: ({ everywhere, here, there, show }: Compared) => {
    const differing = comparedItems(everywhere, here.locations, there.locations)
      .select('item.item_id')
      .select(['here.location_type as hereType', 'here.location_id as hereID'])
      .select([minuteOf('here.sold_from').as('hereFrom'), minuteOf('here.sold_to').as('hereTo')])
      .select(['there.location_type as thereType', 'there.location_id as thereID'])
      .select([minuteOf('there.sold_from').as('thereFrom'), minuteOf('there.sold_to').as('thereTo')])
      .where(show ? DIFFERENCE[show] : isAnyDifference)
      .offset(0)
    return everywhere
      .selectFrom('item')
      .innerJoin(differing.as('differing'), 'differing.item_id', 'item.item_id')
      .select(['item.item_id as itemID', 'item.name', itemStatus])
      .select(['hereType', 'hereID', 'hereFrom', 'hereTo', 'thereType', 'thereID', 'thereFrom', 'thereTo'])
  },
})

const isAnyDifference = sql<boolean>`(${sql.join(Object.values(DIFFERENCE), sql` or `)})`

type Reads = 'listSold' | 'countEntitlements' | 'listEntitlementCells' | 'compareEntitlements'

/** What is sold where, by the rules E1 to E5 of the catalog. */
export const entitlementReadHandlers: HandlersOf<Reads> = {
  listSold: async ({ company: { db, everywhere, now }, query }) => {
    const [places, zone] = await Promise.all([soldAt(db, query), companyZone(db)])
    const { at, show = 'entitled', inherited } = query
    if (at !== undefined) refuseMinute(at)
    const clock = at ?? clockAt(places.up, zone, now().getTime())
    const source: Sold = { everywhere, places, clock, show, inherited }
    const [page, total] = await Promise.all([
      soldItems.page(source, query, ({ from, to, ...row }) => ({ ...row, ...datesOf({ from, to }) })),
      query.total ? soldItems.total(source, query) : undefined,
    ])
    const timeZone = places.up.find((place) => place.timeZone !== null)?.timeZone ?? zone
    const active = places.up.every(({ isActive }) => isActive)
    return { body: { ...page, total, name: places.name, clock, timeZone, active } }
  },

  countEntitlements: async ({ company: { db, everywhere }, query }) => {
    const { locationType: type, locationID } = query
    const [place] = await placesOf(db, [{ type, locationID }])
    return { body: await countEntitled(everywhere, place!.locations) }
  },

  listEntitlementCells: async ({ company: { db, everywhere }, query }) => {
    const items = [...new Set(splitIDs(query.items))]
    if (items.length > MOST_ITEMS) throw refusedField('items', `At most ${MOST_ITEMS} items at once`)
    const asked = [...new Set(splitIDs(query.locations))].map(locationOf)
    const { locations: most } = ENTITLEMENT_LIMITS
    if (asked.length > most) throw refusedField('locations', `At most ${most} locations at once`)
    const places = await placesOf(db, asked)
    const explicit = await explicitOf(everywhere, items, places)
    const data = items.map((id) => ({
      itemID: id,
      cells: places.map(({ up }) => {
        const entitled = entitledAt(up, (key) => explicit.get(`${key} ${id}`))
        return entitled ? { inherited: entitled.isInherited, ...datesOf(entitled) } : null
      }),
    }))
    return { body: { data } }
  },

  compareEntitlements: async ({ company: { db, everywhere }, query }) => {
    const { locationType, locationID: id, otherType, otherID, show } = query
    const [here, there] = (await placesOf(db, [
      { type: locationType, locationID: id },
      { type: otherType, locationID: otherID },
    ])) as [PlacesUp, PlacesUp]
    const [page, counts] = await Promise.all([
      differences.page({ everywhere, here, there, show }, query, (row) => ({
        itemID: row.itemID,
        name: row.name,
        itemStatus: row.itemStatus,
        here: cellAt(here, row.hereType, row.hereID, { from: row.hereFrom, to: row.hereTo }),
        there: cellAt(there, row.thereType, row.thereID, { from: row.thereFrom, to: row.thereTo }),
      })),
      comparedItems(everywhere, here.locations, there.locations)
        .select(
          ENTITLEMENT_DIFFERENCES.map((name) => sql<number>`count(*) filter (where ${DIFFERENCE[name]})`.as(name)),
        )
        .executeTakeFirstOrThrow(),
    ])
    const { onlyHere, onlyThere, dates } = counts
    return {
      body: { ...page, counts: { onlyHere: Number(onlyHere), onlyThere: Number(onlyThere), dates: Number(dates) } },
    }
  },
}

const MOST_ITEMS = 200

/** The place that is asked for. */
async function soldAt(db: CompanyQueries, { locationID, locationType, registerID }: Call<'listSold'>['query']) {
  if (registerID !== undefined && locationID === undefined && locationType === undefined) {
    return placesOfRegister(db, registerID)
  }
  if (registerID === undefined && locationID !== undefined && locationType !== undefined) {
    return (await placesOf(db, [{ type: locationType, locationID }]))[0]!
  }
  const message = 'Give either a location with its type, or a register'
  const missing = locationID === undefined ? 'locationID' : 'locationType'
  throw refusedField(registerID === undefined ? missing : 'registerID', message)
}

function refuseMinute(at: string) {
  const [issue] = checkSellingDates({ from: at, to: null })
  if (issue) throw refusedField('at', 'The time must be a date and a time such as 2026-03-06T19:30', at)
}

export function locationOf(text: string): Location {
  const slash = text.indexOf('/')
  return { type: text.slice(0, slash) as LocationType, locationID: text.slice(slash + 1) }
}

/** The explicit entitlements of items at these places and those above, by place and item. */
async function explicitOf(everywhere: CompanyQueries, items: readonly string[], places: readonly PlacesUp[]) {
  const locations = new Map(places.flatMap((one) => one.locations).map((location) => [keyOf(location), location]))
  const rows = await everywhere
    .selectFrom('entitlement')
    .select(['item_id', 'location_type', 'location_id'])
    .select([minuteOf('sold_from').as('from'), minuteOf('sold_to').as('to')])
    .where(sql<boolean>`item_id = any(${items})`)
    .where(isAtOneOf([...locations.values()]))
    .execute()
  return new Map<string, SellingDates>(
    rows.map(({ item_id, location_type, location_id, from, to }) => [
      `${location_type}/${location_id} ${item_id}`,
      { from, to },
    ]),
  )
}

/** Only the dates that there are. */
export function datesOf({ from, to }: SellingDates) {
  return { ...(from !== null && { from }), ...(to !== null && { to }) }
}

function cellAt({ up }: PlacesUp, type: LocationType | null, id: string | null, dates: SellingDates) {
  if (type === null || id === null) return null
  return { inherited: up[0]!.key !== keyOf({ type, locationID: id }), ...datesOf(dates) }
}

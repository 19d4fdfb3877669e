import type { CompanyQueries } from '#database/company-store.ts'
import type { ListKind } from '@greenroom/catalog'
import type { EntryRow } from '../entry-row.ts'
import {
  ADDITIONAL_ATTRIBUTES,
  BRANDS,
  COLORS,
  PRINTER_CATEGORIES,
  RETIRED_COLORS,
  RETIRED_SEASONS,
  ROYALTY_LEVELS,
  SEASONS,
  SIZE_BRICKS,
  SIZES,
  SKU_TYPES,
  STYLES,
  TEAMS,
  VENDORS,
} from './attributes.ts'
import { DEPARTMENTS } from './classifications.ts'
import { ARTISTS, EVENTS, REGISTERS, REPORTING_GROUPS, STORES, VENUES, WAREHOUSES } from './locations.ts'
import { DISCOUNTS, FEES, TAXES, UNITS } from './price-rules.ts'

const status = 'Active' as const

/** The classifications and attributes of items, and the locations that sell them. */
export async function seedReference(db: CompanyQueries) {
  await seedLocations(db)
  await db
    .insertInto('list_entry')
    .values([...attributes(), ...additionalAttributes(), ...priceRules()])
    .execute()
}

async function seedLocations(db: CompanyQueries) {
  const location = (type: 'VENUE' | 'STORE' | 'WAREHOUSE' | 'ARTIST', id: string, name: string, venue?: string) => ({
    location_id: id,
    type,
    name,
    venue_id: venue ?? null,
    status,
  })
  const locations = [
    ...VENUES.map(([id, name]) => location('VENUE', id, name)),
    ...WAREHOUSES.map(([id, name]) => location('WAREHOUSE', id, name)),
    ...ARTISTS.map(([id, name]) => location('ARTIST', id, name)),
    ...STORES.map(([id, name, venue]) => location('STORE', id, name, venue)),
  ]
  await db.insertInto('location').values(locations).execute()
  await db
    .insertInto('register')
    .values(REGISTERS.map(([register_id, name, store_id]) => ({ register_id, name, store_id, status })))
    .execute()
  await db
    .insertInto('reporting_group')
    .values(REPORTING_GROUPS.map(([reporting_group_id, name]) => ({ reporting_group_id, name, status })))
    .execute()
  const events = EVENTS.map(([event_id, name, artist_id, venue_id, start]) => ({
    event_id,
    name,
    artist_id,
    venue_id,
    starts_at: new Date(start),
  }))
  await db.insertInto('event').values(events).execute()
}

function attributes() {
  return [
    ...classifications(),
    ...described('style', STYLES),
    ...described('color', COLORS),
    ...described('color', RETIRED_COLORS, 'Inactive'),
    ...described('size', SIZES),
    ...described('sizeBrick', SIZE_BRICKS),
    ...described('brand', BRANDS),
    ...described('season', SEASONS),
    ...described('season', RETIRED_SEASONS, 'Inactive'),
    ...TEAMS.map(([id, name, description]) => entry('team', id, { name, description })),
    ...VENDORS.map(([code, vendor_id, name, description]) => entry('vendor', code, { name, vendor_id, description })),
    ...PRINTER_CATEGORIES.map(([id, name, description]) => entry('printerCategory', id, { name, description })),
    ...ROYALTY_LEVELS.map(([id, name]) => entry('royaltyLevel', id, { name })),
    ...SKU_TYPES.map(([id, name]) => entry('skuType', id, { name })),
  ]
}

function classifications() {
  return DEPARTMENTS.flatMap(({ id, name, description, categories }) => [
    entry('department', id, { name, description }),
    ...categories.flatMap((category) => [
      entry('category', category.id, { description: category.name, parent_id: id }),
      ...category.subcategories.map(([code, text]) =>
        entry('subcategory', code, { description: text, parent_id: category.id }),
      ),
    ]),
  ])
}

function additionalAttributes() {
  return ADDITIONAL_ATTRIBUTES.map(([id, key, name, type, choices]) =>
    entry('additionalAttribute', id, { key, name, type, choices: [...choices] }),
  )
}

function priceRules() {
  return [
    ...TAXES.map(([id, description, rate]) => entry('tax', id, { description, rate })),
    ...FEES.map(([id, name]) => entry('fee', id, { name })),
    ...DISCOUNTS.map(([id, description, type, value, state, spans]) =>
      entry('discount', id, { description, type, value, ...spans }, state),
    ),
    ...described('unit', UNITS),
  ]
}

function described(kind: ListKind, list: readonly (readonly [string, string])[], state: Status = status) {
  return list.map(([id, description]) => entry(kind, id, { description }, state))
}

/** All rows of one insert need the same columns. */
const EMPTY: EntryColumns = {
  name: null,
  description: null,
  parent_id: null,
  vendor_id: null,
  key: null,
  type: null,
  choices: [],
  rate: null,
  value: null,
  starts_on: null,
  ends_on: null,
  start_time: null,
  end_time: null,
}

function entry(kind: ListKind, entry_id: string, columns: Partial<EntryColumns>, state: Status = status) {
  return { kind, entry_id, ...EMPTY, ...columns, status: state }
}

type Status = 'Active' | 'Inactive'

type EntryColumns = Omit<EntryRow, 'kind' | 'entry_id' | 'status' | 'version' | 'updated_by' | 'updated_at'>

import type { CompanyQueries } from '../database/company-store.ts'
import type { AttributeKind } from '../reference/attribute-kinds.ts'
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

const status = 'Active'

/** What items are described by and where they are sold. */
export async function seedReference(db: CompanyQueries) {
  await seedLocations(db)
  await db.insertInto('attribute').values(attributes()).execute()
  await db
    .insertInto('additional_attribute')
    .values(ADDITIONAL_ATTRIBUTES.map(([attribute_id, key, label]) => ({ attribute_id, key, label })))
    .execute()
  await seedPriceRules(db)
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
    ...TEAMS.map(([id, name, text]) => attribute('team', id, text, { name })),
    ...VENDORS.map(([code, vendor_id, name, text]) => attribute('vendor', code, text, { name, vendor_id })),
    ...PRINTER_CATEGORIES.map(([id, name, text]) => attribute('printerCategory', id, text, { name })),
    ...described('royaltyLevel', ROYALTY_LEVELS),
    ...described('skuType', SKU_TYPES),
  ]
}

function classifications() {
  return DEPARTMENTS.flatMap(({ id, name, description, categories }) => [
    attribute('department', id, description, { name }),
    ...categories.flatMap((category) => [
      attribute('category', category.id, category.name, { parent_id: id }),
      ...category.subcategories.map(([code, text]) => attribute('subcategory', code, text, { parent_id: category.id })),
    ]),
  ])
}

function described(kind: AttributeKind, list: readonly (readonly [string, string])[], state = status) {
  return list.map(([id, description]) => ({ ...attribute(kind, id, description), status: state }))
}

function attribute(kind: AttributeKind, id: string, description: string, more: Partial<AttributeRow> = {}) {
  return { kind, attribute_id: id, description, name: null, parent_id: null, vendor_id: null, status, ...more }
}

interface AttributeRow {
  name: string | null
  parent_id: string | null
  vendor_id: string | null
}

async function seedPriceRules(db: CompanyQueries) {
  await db
    .insertInto('tax')
    .values(TAXES.map(([tax_id, description, rate]) => ({ tax_id, description, rate, status })))
    .execute()
  await db
    .insertInto('fee')
    .values(FEES.map(([fee_id, name]) => ({ fee_id, name, status })))
    .execute()
  const discounts = DISCOUNTS.map(([discount_id, description, discount_type, state]) => ({
    discount_id,
    description,
    discount_type,
    status: state,
  }))
  await db.insertInto('discount').values(discounts).execute()
  await db
    .insertInto('unit_of_measure')
    .values(UNITS.map(([uom_id, description]) => ({ uom_id, description, status })))
    .execute()
}

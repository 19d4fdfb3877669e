import type { AnswerBody, HandlersOf } from '#calls/call.ts'
import { type Choice, entriesOf } from './read-lists.ts'
import type { ListKind } from '@greenroom/catalog'

type ChoiceOperation =
  | 'listAttributes'
  | 'listAdditionalAttributes'
  | 'listFees'
  | 'listDiscounts'
  | 'listTaxes'
  | 'listUnits'

/** The names of a record's fields in the contract. */
type Names = Readonly<Record<string, keyof Choice>>

const DESCRIBED = { description: 'description', status: 'status' } as const

/** The lists of `GET /attributes`, each with its kind and the contract's name for its records. */
const ATTRIBUTES = {
  departments: ['department', { departmentID: 'id', departmentName: 'name', ...DESCRIBED }],
  categories: ['category', { categoryID: 'id', departmentID: 'parentID', ...DESCRIBED }],
  subCategories: ['subcategory', { subCategoryID: 'id', categoryID: 'parentID', ...DESCRIBED }],
  styles: ['style', { styleID: 'id', ...DESCRIBED }],
  colors: ['color', { colorID: 'id', ...DESCRIBED }],
  sizes: ['size', { sizeID: 'id', ...DESCRIBED }],
  sizeBricks: ['sizeBrick', { sizeBrickID: 'id', ...DESCRIBED }],
  brands: ['brand', { brandID: 'id', ...DESCRIBED }],
  seasons: ['season', { seasonID: 'id', ...DESCRIBED }],
  teams: ['team', { id: 'id', name: 'name', ...DESCRIBED }],
  vendors: ['vendor', { vendorID: 'vendorID', vendorCode: 'id', vendorName: 'name', ...DESCRIBED }],
  printerCategories: ['printerCategory', { printerCategoryID: 'id', name: 'name', ...DESCRIBED }],
  royaltyLevels: ['royaltyLevel', { key: 'id', label: 'name', status: 'status' }],
  skuTypes: ['skuType', { label: 'name', value: 'id', status: 'status' }],
} as const satisfies Record<keyof AnswerBody<'listAttributes'>, readonly [ListKind, Names]>

/** The lists that an item chooses from: dozens of records each, always returned in full. */
export const attributeHandlers: HandlersOf<ChoiceOperation> = {
  listAttributes: async ({ company }) => {
    const lists = Object.entries(ATTRIBUTES)
    const kinds = lists.map(([, [kind]]) => kind)
    const byKind = Map.groupBy(await entriesOf(company.db, kinds), ({ kind }) => kind)
    const body = lists.map(([list, [kind, names]]) => [list, (byKind.get(kind) ?? []).map((one) => named(one, names))])
    return { body: Object.fromEntries(body) as AnswerBody<'listAttributes'> }
  },

  listAdditionalAttributes: async ({ company }) => {
    const names = { attributeID: 'id', key: 'key', label: 'name', type: 'type', choices: 'choices' } as const
    const rows = await entriesOf(company.db, ['additionalAttribute'])
    const body = rows.map((row) => named(row, { ...names, status: 'status' }))
    return { body: body as AnswerBody<'listAdditionalAttributes'> }
  },

  listFees: async ({ company }) => {
    const rows = await entriesOf(company.db, ['fee'])
    return { body: rows.map((row) => named(row, { feeID: 'id', name: 'name', status: 'status' })) }
  },

  listDiscounts: async ({ company, query }) => {
    const rows = await entriesOf(company.db, ['discount'], query)
    const names = { discountID: 'id', discountType: 'type', value: 'value', ...DESCRIBED } as const
    const spans = { startsOn: 'starts_on', endsOn: 'ends_on', startTime: 'start_time', endTime: 'end_time' } as const
    const body = rows.map((row) => named(row, { ...names, ...spans }))
    return { body: body as AnswerBody<'listDiscounts'> }
  },

  listTaxes: async ({ company }) => {
    const rows = await entriesOf(company.db, ['tax'])
    return { body: rows.map((row) => ({ ...named(row, { taxID: 'id', ...DESCRIBED }), rate: row.rate ?? 0 })) }
  },

  listUnits: async ({ company }) => {
    const rows = await entriesOf(company.db, ['unit'])
    return { body: rows.map((row) => named(row, { id: 'id', ...DESCRIBED })) }
  },
}

function named<As extends Names>(row: Choice, names: As): { [Name in keyof As]: Choice[As[Name]] } {
  const fields = Object.entries(names).map(([name, field]) => [name, row[field]])
  return Object.fromEntries(fields) as { [Name in keyof As]: Choice[As[Name]] }
}

import type { AttributeType } from '@greenroom/validation'
import type { AnswerBody, HandlersOf } from '../call.ts'
import type { EntryKind } from '../database/catalog-tables.ts'
import { entriesOf } from './entries.ts'

/** The lists of `GET /attributes`. */
const ATTRIBUTE_KINDS = [
  'department',
  'category',
  'subcategory',
  'style',
  'color',
  'size',
  'sizeBrick',
  'brand',
  'season',
  'team',
  'vendor',
  'printerCategory',
  'royaltyLevel',
  'skuType',
] as const satisfies EntryKind[]

type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

export const attributeHandlers: HandlersOf<'listAttributes' | 'listAdditionalAttributes'> = {
  listAttributes: async ({ company }) => {
    const byKind = Map.groupBy(await entriesOf(company.db, ATTRIBUTE_KINDS), ({ kind }) => kind)
    const of = (kind: AttributeKind) => byKind.get(kind) ?? []
    const described = <Key extends string>(kind: AttributeKind, key: Key) =>
      of(kind).map(({ id, description, status }) => ({ ...named(key, id), description, status }))
    const body: AnswerBody<'listAttributes'> = {
      departments: of('department').map(({ id, name, description, status }) => ({
        departmentID: id,
        departmentName: name,
        description,
        status,
      })),
      categories: of('category').map(({ id, description, parentID, status }) => ({
        categoryID: id,
        description,
        departmentID: parentID,
        status,
      })),
      subCategories: of('subcategory').map(({ id, description, parentID, status }) => ({
        subCategoryID: id,
        description,
        categoryID: parentID,
        status,
      })),
      styles: described('style', 'styleID'),
      colors: described('color', 'colorID'),
      sizes: described('size', 'sizeID'),
      sizeBricks: described('sizeBrick', 'sizeBrickID'),
      brands: described('brand', 'brandID'),
      seasons: described('season', 'seasonID'),
      teams: of('team').map(({ id, name, description, status }) => ({ id, name, description, status })),
      vendors: of('vendor').map(({ id, name, description, vendorID, status }) => ({
        vendorID: vendorID ?? id,
        vendorCode: id,
        vendorName: name,
        description,
        status,
      })),
      printerCategories: of('printerCategory').map(({ id, name, description, status }) => ({
        printerCategoryID: id,
        name,
        description,
        status,
      })),
      royaltyLevels: of('royaltyLevel').map(({ id, name }) => ({ key: id, label: name })),
      skuTypes: of('skuType').map(({ id, name }) => ({ label: name, value: id })),
    }
    return { body }
  },

  listAdditionalAttributes: async ({ company }) => {
    const entries = await entriesOf(company.db, ['additionalAttribute'])
    return {
      body: entries.map(({ id, key, name, type, choices, status }) => ({
        attributeID: id,
        key: String(key),
        label: name,
        type: type as AttributeType,
        choices,
        status,
      })),
    }
  },
}

function named<Key extends string>(key: Key, id: string) {
  return { [key]: id } as { [K in Key]: string }
}

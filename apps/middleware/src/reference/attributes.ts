import { sql } from 'kysely'
import type { AnswerBody, HandlersOf } from '../call.ts'
import type { AttributeKind } from './attribute-kinds.ts'

type Status = 'Active' | 'Inactive'

export const attributeHandlers: HandlersOf<'listAttributes' | 'listAdditionalAttributes'> = {
  listAttributes: async ({ company }) => {
    const rows = await company.db
      .selectFrom('attribute')
      .select(['kind', 'attribute_id as id', 'description', 'parent_id', 'vendor_id'])
      .select([sql<string>`coalesce(name, description)`.as('name'), sql<Status>`status`.as('status')])
      .orderBy(sql`(status <> 'Active')`)
      .orderBy(sql`lower(coalesce(name, description))`)
      .orderBy('attribute_id')
      .execute()
    const byKind = Map.groupBy(rows, (row) => row.kind)
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
      categories: of('category').map(({ id, description, parent_id, status }) => ({
        categoryID: id,
        description,
        departmentID: parent_id,
        status,
      })),
      subCategories: of('subcategory').map(({ id, description, parent_id, status }) => ({
        subCategoryID: id,
        description,
        categoryID: parent_id,
        status,
      })),
      styles: described('style', 'styleID'),
      colors: described('color', 'colorID'),
      sizes: described('size', 'sizeID'),
      sizeBricks: described('sizeBrick', 'sizeBrickID'),
      brands: described('brand', 'brandID'),
      seasons: described('season', 'seasonID'),
      teams: of('team').map(({ id, name, description, status }) => ({ id, name, description, status })),
      vendors: of('vendor').map(({ id, name, description, vendor_id, status }) => ({
        vendorID: vendor_id ?? id,
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
    const rows = await company.db
      .selectFrom('additional_attribute')
      .select(['attribute_id', 'key', 'label'])
      .orderBy(sql`lower(label)`)
      .execute()
    return { body: rows.map(({ attribute_id, key, label }) => ({ attributeID: attribute_id, key, label })) }
  },
}

function named<Key extends string>(key: Key, id: string) {
  return { [key]: id } as { [K in Key]: string }
}

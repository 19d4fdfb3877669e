import { type ItemFieldName, itemFields, type ItemSection } from '@greenroom/catalog'
import type { ItemSettings } from '../form/item-settings.atoms.ts'
import { attributeField, type FormField, isItemField, type ItemForm, valueIn } from '../form/item.mapping.ts'
import type { ProductTab } from '../product-tab.ts'

/** Fields that belong together, with a heading if their section has several groups. */
export type FieldGroup = { title?: string; fields: readonly FormField[] }

export type FormSection = {
  title: string
  groups: readonly FieldGroup[]
}

/** The groups of a section, in order of use. A section with one group has the order of the table of fields. */
const GROUPS: Partial<Record<ItemSection, readonly (FieldGroup & { fields: readonly ItemFieldName[] })[]>> = {
  overview: [
    { title: 'Item', fields: ['name', 'itemStatus', 'itemID', 'upc', 'type'] },
    { title: 'Price', fields: ['sellingPrice', 'costPrice', 'msrp'] },
    { title: 'Codes', fields: ['additionalUPCs', 'masterSKU', 'productID', 'productName', 'defaultItem'] },
    { title: 'Selling', fields: ['uom', 'reportingMode', 'ctoType'] },
    {
      title: 'Online and description',
      fields: ['ecommerceName', 'ecommerceEnabled', 'appCommerceEnabled', 'extendedDescription', 'metaData'],
    },
  ],
  itemLevelConfig: [
    { title: 'Tax and discount', fields: ['tax', 'discount', 'skuType', 'fees', 'taxIncluded', 'discountExcluded'] },
    {
      title: 'Vendor and royalty',
      fields: ['vendor', 'vendorAlias', 'licensee', 'royaltyLevel', 'yellowDogIdentifier', 'consignment'],
    },
  ],
}

/** The sections of the form that hold fields, by their name in section 2. */
const SECTION_TITLES: Readonly<Record<ItemSection, string>> = {
  overview: 'Overview',
  attributes: 'Attributes',
  itemLevelConfig: 'Item-level config',
  reorderSettings: 'Reorder settings',
}

const OPEN: readonly ItemSection[] = ['overview', 'attributes']

const ADDITIONAL = 'Additional attributes'
export const LOCATION_HINT = 'Location hint'
export const VARIANT_MATRIX = 'Variant matrix'

function sectionNamed(name: ItemSection): FormSection {
  const inOrder = itemFields.filter((field) => field.section === name && field.name !== 'itemImage')
  return {
    title: SECTION_TITLES[name],
    groups: GROUPS[name] ?? [{ fields: inOrder.map((field) => field.name) }],
  }
}

/** The sections with the fields of every company. The image has its own section. */
export const ITEM_SECTIONS = (Object.keys(SECTION_TITLES) as ItemSection[]).map(sectionNamed)

/** The titles of the sections that are expanded at first. */
export const FIRST_OPEN: ReadonlySet<string> = new Set(OPEN.map((name) => SECTION_TITLES[name]))

/** The section that shows an issue. */
export function sectionOf(field: string): string | undefined {
  if (field.startsWith('hints.')) return LOCATION_HINT
  if (!isItemField(field as FormField)) return ADDITIONAL
  return ITEM_SECTIONS.find(({ groups }) => groups.some(({ fields }) => fields.includes(field as FormField)))?.title
}

/** The fields of a section. An inactive attribute is shown if the item has a value for it. */
export function fieldsOf(
  section: NonNullable<ProductTab['section']>,
  { attributes }: Pick<ItemSettings, 'attributes'>,
  loaded: ItemForm,
): FormSection {
  if (section !== 'additionalAttributes') return sectionNamed(section)
  const shown = attributes.filter(({ key, status }) => status === 'Active' || valueIn(loaded, attributeField(key)))
  return { title: ADDITIONAL, groups: [{ fields: shown.map(({ key }) => attributeField(key)) }] }
}

/** The title of the section that a tab expands; undefined if it has none that collapses. */
export function foldedTitle({ section, folded }: ProductTab): string | undefined {
  if (section === undefined) return folded
  return section === 'additionalAttributes' ? ADDITIONAL : SECTION_TITLES[section]
}

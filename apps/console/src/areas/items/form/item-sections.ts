import { type ItemFieldName, itemFields, type ItemSection } from '@greenroom/catalog'
import type { ItemSettings } from './item-settings.atoms.ts'
import { attributeField, type FormField, isItemField, type ItemForm, valueIn } from './item.mapping.ts'
import type { ProductTab } from '../product-tab.ts'

/** Fields that belong together, with a heading if their section has several groups. */
export type FieldGroup = { title?: string; fields: readonly FormField[] }

export type FormSection = {
  title: string
  /** Collapsed at first. */
  folded?: true
  groups: readonly FieldGroup[]
}

/** The groups of a section, in order of use. A section with one group has the order of the table of fields. */
const GROUPS: Partial<Record<ItemSection, readonly (FieldGroup & { fields: readonly ItemFieldName[] })[]>> = {
  overview: [
    { title: 'Item', fields: ['name', 'itemStatus', 'itemID', 'upc', 'type'] },
    { title: 'Price', fields: ['sellingPrice', 'costPrice', 'msrp'] },
    { title: 'Codes', fields: ['additionalUPCs', 'masterSKU', 'productID', 'productName'] },
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
    ...(!OPEN.includes(name) && { folded: true }),
    groups: GROUPS[name] ?? [{ fields: inOrder.map((field) => field.name) }],
  }
}

/** The sections of Main Info with the fields of every company. The image has its own tab. */
export const ITEM_SECTIONS = (Object.keys(SECTION_TITLES) as ItemSection[]).map(sectionNamed)

/** The titles of the sections that are expanded at first. */
export const FIRST_OPEN: ReadonlySet<string> = new Set(OPEN.map((name) => SECTION_TITLES[name]))

/** The section of Main Info that shows an issue. */
export function sectionOf(field: string): string | undefined {
  if (field.startsWith('hints.')) return LOCATION_HINT
  if (!isItemField(field as FormField)) return ADDITIONAL
  return ITEM_SECTIONS.find(({ groups }) => groups.some(({ fields }) => fields.includes(field as FormField)))?.title
}

/**
 * The sections of a tab: all of them on Main Info, one on the others. An inactive attribute is shown if the item has a
 * value for it.
 */
export function sectionsOf(
  { section, label }: ProductTab,
  { attributes }: Pick<ItemSettings, 'attributes'>,
  loaded: ItemForm,
): FormSection[] {
  const shown = attributes.filter(({ key, status }) => status === 'Active' || valueIn(loaded, attributeField(key)))
  const additional = shown.map(({ key }) => attributeField(key))
  if (section === 'additionalAttributes') return [{ title: label, groups: [{ fields: additional }] }]
  if (section) return [{ ...sectionNamed(section), title: label }]
  const [overview, attributesSection, ...rest] = ITEM_SECTIONS
  const own: FormSection[] =
    additional.length > 0 ? [{ title: ADDITIONAL, folded: true, groups: [{ fields: additional }] }] : []
  return [overview!, attributesSection!, ...own, ...rest]
}

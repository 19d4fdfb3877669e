import type { Feature } from '@greenroom/permissions'
import type { Choice } from '@greenroom/validation'
import type { ItemFieldName } from '../item-fields.ts'

/** All fields of any reference record besides its status; null if blank. */
export type EntryFields = {
  id: string
  name?: string | null
  description?: string | null
  /** The parent: the department of a category, the category of a subcategory. */
  parentID?: string | null
  vendorID?: string | null
  /** The key under which items store their values of an additional attribute. */
  key?: string | null
  /** Of a discount or an additional attribute. */
  type?: string | null
  /** The values of an additional attribute of the type CHOICE. */
  choices?: readonly string[] | null
  /** Percent. */
  rate?: number | null
  /** Of a discount: percent or an amount of money, by its type. */
  value?: number | null
  /** The first and the last day, as YYYY-MM-DD. */
  startsOn?: string | null
  endsOn?: string | null
  /** The times of day at the place, as HH:MM; an end before the start is on the next day. */
  startTime?: string | null
  endTime?: string | null
}

export type EntryFieldName = keyof EntryFields

/**
 * How a field is entered: `parent` is the ID of a parent record, `texts` a list of texts, `amount` a percentage or money
 * by the type of the record (`isPercent`), `day` a date as YYYY-MM-DD, `time` a time of day as HH:MM.
 */
export type EntryFieldKind = 'text' | 'parent' | 'percent' | 'choice' | 'texts' | 'amount' | 'day' | 'time'

export type EntryField = {
  name: EntryFieldName
  label: string
  kind: EntryFieldKind
  required?: true
  /** In characters; for `texts`, per element. */
  maxLength?: number
  /** Fixed after creation, because other records refer to it. */
  fixed?: true
  /** Restricted characters that the field accepts anyway (section 5). */
  exempt?: string
  /** No spaces or commas. */
  isID?: true
  options?: readonly Choice[]
  /** The day or time at which a span starts that ends with this one. */
  start?: EntryFieldName
  /** One line below the field in a form. */
  help?: string
}

export type ListDefinition = {
  /** The singular and plural name within a sentence. */
  one: string
  many: string
  feature: Feature
  /** The item field that refers to these records. */
  itemField?: ItemFieldName | 'attributes'
  /** The kind of the parent records. */
  above?: ListKind
  /** The ID first. */
  fields: readonly EntryField[]
}

export type ListKind =
  | 'department'
  | 'category'
  | 'subcategory'
  | 'style'
  | 'color'
  | 'size'
  | 'sizeBrick'
  | 'brand'
  | 'season'
  | 'team'
  | 'vendor'
  | 'printerCategory'
  | 'royaltyLevel'
  | 'skuType'
  | 'additionalAttribute'
  | 'fee'
  | 'tax'
  | 'discount'
  | 'unit'

const ID_MAX = 50
const NAME_MAX = 50
const DESCRIPTION_MAX = 100

/** Display text accepts these although they are restricted: Men's, Food & drink, Bell & Sons. */
const READABLE = { kind: 'text', exempt: `&'` } as const

function id(label: string): EntryField {
  return { name: 'id', label, kind: 'text', required: true, maxLength: ID_MAX, fixed: true, isID: true }
}

function name(label: string): EntryField {
  return { ...READABLE, name: 'name', label, required: true, maxLength: NAME_MAX }
}

function parent(label: string): EntryField {
  return { name: 'parentID', label, kind: 'parent', maxLength: ID_MAX }
}

/** Additional text of a record that has a name. */
const REMARK: EntryField = { ...READABLE, name: 'description', label: 'Description', maxLength: DESCRIPTION_MAX }

/** The display text of a record without a name. */
const DESCRIPTION: EntryField = { ...REMARK, required: true }

/** Whether items may newly choose a record. */
export const ENTRY_STATUSES = [
  { value: 'Active', label: 'Active' },
  { value: 'Inactive', label: 'Inactive' },
] as const

export type EntryStatus = (typeof ENTRY_STATUSES)[number]['value']

/** The value type of an additional attribute. */
export const ATTRIBUTE_TYPES = [
  { value: 'TEXT', label: 'Text' },
  { value: 'NUMBER', label: 'Number' },
  { value: 'FLAG', label: 'Yes or no' },
  { value: 'DATE', label: 'Date' },
  { value: 'CHOICE', label: 'Choice' },
] as const satisfies readonly Choice[]

export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]['value']

/** How a discount is given. */
export const DISCOUNT_TYPES = [
  { value: 'PERCENT', label: 'Percent' },
  { value: 'AMOUNT', label: 'Amount' },
] as const satisfies readonly Choice[]

function classification(one: string, many: string, itemField: ItemFieldName, fields: EntryField[]): ListDefinition {
  return { one, many, feature: 'CATALOG_ATTRIBUTES', itemField, fields }
}

/** A kind for which section 3 gives only an ID and a description. */
function described(one: string, many: string, idLabel: string, itemField: ItemFieldName): ListDefinition {
  return classification(one, many, itemField, [id(idLabel), DESCRIPTION])
}

/**
 * The kinds of reference data that items choose from, each with its fields in form order: the single table used by
 * screens, forms, files, checks and the API. Entities: section 3. The limits are ours.
 */
export const LIST_KINDS: Readonly<Record<ListKind, ListDefinition>> = {
  department: classification('department', 'departments', 'department', [
    id('Department ID'),
    name('Department name'),
    REMARK,
  ]),
  category: {
    ...classification('category', 'categories', 'category', [id('Category ID'), DESCRIPTION, parent('Department')]),
    above: 'department',
  },
  subcategory: {
    ...classification('subcategory', 'subcategories', 'subcategory', [
      id('Subcategory ID'),
      DESCRIPTION,
      parent('Category'),
    ]),
    above: 'category',
  },
  style: described('style', 'styles', 'Style ID', 'style'),
  color: described('color', 'colors', 'Color ID', 'color'),
  size: described('size', 'sizes', 'Size ID', 'size'),
  sizeBrick: {
    one: 'size brick',
    many: 'size bricks',
    feature: 'CATALOG_ATTRIBUTES',
    fields: [id('Size brick ID'), DESCRIPTION],
  },
  brand: described('brand', 'brands', 'Brand ID', 'brand'),
  season: described('season', 'seasons', 'Season ID', 'season'),
  team: classification('team', 'teams', 'team', [id('Team ID'), name('Team name'), REMARK]),
  vendor: classification('vendor', 'vendors', 'vendor', [
    id('Vendor code'),
    { name: 'vendorID', label: 'Vendor ID', kind: 'text', maxLength: ID_MAX, isID: true },
    name('Vendor name'),
    REMARK,
  ]),
  printerCategory: classification('printer category', 'printer categories', 'printerCategory', [
    id('Printer category ID'),
    name('Name'),
    REMARK,
  ]),
  royaltyLevel: classification('royalty level', 'royalty levels', 'royaltyLevel', [id('Key'), name('Label')]),
  skuType: classification('SKU type', 'SKU types', 'skuType', [id('Value'), name('Label')]),
  additionalAttribute: {
    one: 'additional attribute',
    many: 'additional attributes',
    feature: 'CATALOG_CUSTOM_ATTRIBUTES',
    itemField: 'attributes',
    fields: [
      id('Attribute ID'),
      { name: 'key', label: 'Key', kind: 'text', required: true, maxLength: ID_MAX, fixed: true, isID: true },
      name('Label'),
      { name: 'type', label: 'Type', kind: 'choice', required: true, options: ATTRIBUTE_TYPES },
      { ...READABLE, name: 'choices', label: 'Values', kind: 'texts', maxLength: DESCRIPTION_MAX },
    ],
  },
  fee: { one: 'fee', many: 'fees', feature: 'CATALOG_FEES', itemField: 'fees', fields: [id('Fee ID'), name('Name')] },
  tax: {
    one: 'tax',
    many: 'taxes',
    feature: 'CATALOG_TAXES',
    itemField: 'tax',
    fields: [id('Tax ID'), DESCRIPTION, { name: 'rate', label: 'Rate', kind: 'percent', required: true }],
  },
  discount: {
    one: 'discount',
    many: 'discounts',
    feature: 'CATALOG_DISCOUNTS',
    itemField: 'discount',
    fields: [
      id('Discount ID'),
      DESCRIPTION,
      { name: 'type', label: 'Type', kind: 'choice', required: true, options: DISCOUNT_TYPES },
      { name: 'value', label: 'Value', kind: 'amount', required: true },
      { name: 'startsOn', label: 'First day', kind: 'day', help: 'Leave it empty for no start.' },
      { name: 'endsOn', label: 'Last day', kind: 'day', start: 'startsOn', help: 'Leave it empty for no end.' },
      {
        name: 'startTime',
        label: 'Start time',
        kind: 'time',
        help: 'On the clock of the place. Leave both empty for the whole day.',
      },
      {
        name: 'endTime',
        label: 'End time',
        kind: 'time',
        start: 'startTime',
        help: 'An end before the start is on the next day.',
      },
    ],
  },
  unit: {
    one: 'unit of measure',
    many: 'units of measure',
    feature: 'CATALOG_UNITS',
    itemField: 'uom',
    fields: [id('Unit ID'), DESCRIPTION],
  },
}

/** The kind of the child records of `kind`. */
export function listBelow(kind: ListKind): ListKind | undefined {
  return (Object.keys(LIST_KINDS) as ListKind[]).find((other) => LIST_KINDS[other].above === kind)
}

/** The maximum length of a field. */
export function entryLimit(kind: ListKind, name: EntryFieldName): number | undefined {
  return LIST_KINDS[kind].fields.find((field) => field.name === name)?.maxLength
}

/** Whether a number of a record is in percent: a rate always, an amount if the record's type says so. */
export function isPercent({ kind }: EntryField, type: unknown): boolean {
  return kind === 'percent' || (kind === 'amount' && type === 'PERCENT')
}

/** The display text of a record. */
export function entryLabel({ id, name, description }: EntryFields): string {
  return name || description || id
}

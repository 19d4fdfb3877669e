import type { Choice } from '@greenroom/validation'
import { DISCOUNT_TYPES, type ListKind } from './list-kinds.ts'

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

/** A kind for which section 3 gives only an ID and a description. */
function described(idLabel: string): EntryField[] {
  return [id(idLabel), DESCRIPTION]
}

/** The fields of each kind in form order, the ID first. The limits are ours. */
export const ENTRY_FIELDS: Readonly<Record<ListKind, readonly EntryField[]>> = {
  department: [id('Department ID'), name('Department name'), REMARK],
  category: [id('Category ID'), DESCRIPTION, parent('Department')],
  subcategory: [id('Subcategory ID'), DESCRIPTION, parent('Category')],
  style: described('Style ID'),
  color: described('Color ID'),
  size: described('Size ID'),
  sizeBrick: described('Size brick ID'),
  brand: described('Brand ID'),
  season: described('Season ID'),
  team: [id('Team ID'), name('Team name'), REMARK],
  vendor: [
    id('Vendor code'),
    { name: 'vendorID', label: 'Vendor ID', kind: 'text', maxLength: ID_MAX, isID: true },
    name('Vendor name'),
    REMARK,
  ],
  printerCategory: [id('Printer category ID'), name('Name'), REMARK],
  royaltyLevel: [id('Key'), name('Label')],
  skuType: [id('Value'), name('Label')],
  additionalAttribute: [
    id('Attribute ID'),
    { name: 'key', label: 'Key', kind: 'text', required: true, maxLength: ID_MAX, fixed: true, isID: true },
    name('Label'),
    { name: 'type', label: 'Type', kind: 'choice', required: true, options: ATTRIBUTE_TYPES },
    { ...READABLE, name: 'choices', label: 'Values', kind: 'texts', maxLength: DESCRIPTION_MAX },
  ],
  fee: [id('Fee ID'), name('Name')],
  tax: [id('Tax ID'), DESCRIPTION, { name: 'rate', label: 'Rate', kind: 'percent', required: true }],
  discount: [
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
  unit: described('Unit ID'),
}

/** The maximum length of a field. */
export function entryLimit(kind: ListKind, name: EntryFieldName): number | undefined {
  return ENTRY_FIELDS[kind].find((field) => field.name === name)?.maxLength
}

/** Whether a number of a record is in percent: a rate always, an amount if the record's type says so. */
export function isPercent({ kind }: EntryField, type: unknown): boolean {
  return kind === 'percent' || (kind === 'amount' && type === 'PERCENT')
}

/** The display text of a record. */
export function entryLabel({ id, name, description }: EntryFields): string {
  return name || description || id
}

import {
  type AttributeColumn,
  attributeColumns,
  type ColumnMapping,
  type EntryList,
  type FileForm,
  FORM_OPTIONS,
  guessColumns,
  type ImportOptions,
  isShop,
  type KnownEntries,
  type MissingChoice,
  ownColumns,
} from '@greenroom/imports'
import { notationOf } from '#records/import/dialect.ts'
import type { OpenedFile } from '#records/import/open-file.ts'
import type { ImportMapping } from './import-reader.ts'

/** Values for fields of new items that no column fills. Amounts as typed. */
export type Defaults = { type: number; costPrice: string; sellingPrice: string }

const ATTRIBUTE = 'attributes.'

/** What the user decides before anything is sent. */
export type Plan = {
  form: FileForm
  mapping: ColumnMapping
  attributes: readonly AttributeColumn[]
  options: ImportOptions
  defaults: Defaults
}

/** The name of each file format. */
export const FORM_NAMES: Readonly<Record<FileForm, string>> = {
  own: 'Our own export',
  shopify: 'Shopify product export',
  square: 'Square item library',
  woocommerce: 'WooCommerce product export',
  lightspeed: 'Lightspeed item export',
  other: 'Another table of items',
}

/** The column mapping and the preselected options for a file format. */
export function planFor(
  form: FileForm,
  { columns, sample, dialect }: OpenedFile,
  known: KnownEntries,
  creatable: readonly EntryList[],
  remembered: ImportMapping | null,
): Omit<Plan, 'defaults'> {
  const notation = notationOf(dialect)
  const options = { ...FORM_OPTIONS[form], ...(notation && { notation }) }
  if (isShop(form)) {
    return { form, mapping: {}, attributes: [], options: { ...options, missing: missingChoices(known, creatable) } }
  }
  if (form === 'other' && remembered) return { form, ...rememberedColumns(remembered, known), options }
  const mapping = form === 'own' ? ownColumns(columns) : guessColumns(columns, sample)
  const attributes = known.attributes?.map(({ id, name }) => ({ key: id, label: name })) ?? []
  return { form, mapping, attributes: attributeColumns(columns, attributes, new Set(Object.values(mapping))), options }
}

/** The columns as they were mapped before; an additional attribute may be gone. */
function rememberedColumns(remembered: ImportMapping, { attributes = [] }: KnownEntries) {
  const mapping: Record<string, number> = {}
  const columns: AttributeColumn[] = []
  for (const { field, column } of remembered) {
    const label = field.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : undefined
    if (label === undefined) mapping[field] = column
    else if (attributes.some(({ id }) => id === label)) columns.push({ label, index: column })
  }
  return { mapping: mapping as ColumnMapping, attributes: columns }
}

/** Other systems write names: each becomes a list record if the user may create one. */
function missingChoices(known: KnownEntries, creatable: readonly EntryList[]) {
  const choices = Object.keys(known).map((list): [string, MissingChoice] => [
    list,
    creatable.includes(list as EntryList) ? 'create' : 'leave',
  ])
  return Object.fromEntries(choices)
}

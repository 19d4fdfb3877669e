import { csvHeader } from './csv.ts'
import type { AttributeColumn } from './import-attributes.ts'
import { foldHeader } from './import-forms.ts'
import type { ColumnMapping } from './import-plan.ts'
import { itemField, type ItemFieldName } from './item-fields.ts'
import type { SkipReason } from './read-row.ts'

/** One item as another system's file says it: texts of our fields, and additional attributes by their label. */
export type ShopItem = {
  fields: { [Name in ItemFieldName]?: string }
  attributes: readonly (readonly [label: string, value: string])[]
}

/** What is understood of a column, in words. */
export type Understood = { column: string; as: string }

/**
 * Reads the rows of another system's file, in their order, as rows of a table of ours, so that everything after is the
 * same for all files.
 */
export type ShopReader = {
  /** The headers of that table. Grows while rows bring new additional attributes. */
  columns: string[]
  mapping: ColumnMapping
  /** Grows likewise. */
  attributes: AttributeColumn[]
  understood: readonly Understood[]
  /** Columns of the file that nothing is taken from. */
  leftOut: readonly string[]
  read(cells: readonly string[]): string[] | SkipReason
}

/** What a column is called, now or before, and what it becomes. */
export type ShopColumn = { called: readonly string[]; as: string }

/** The cells of a row by what they are, trimmed; blank where the file has no such column. */
export type ShopCells<Key extends string> = Readonly<Record<Key, string>>

/** Makes a reader of columns by name and of a function that makes an item of a row. */
export function shopReader<Key extends string>(
  headers: readonly string[],
  columns: Readonly<Record<Key, ShopColumn>>,
  fields: readonly ItemFieldName[],
  itemOf: (cells: ShopCells<Key>, row: readonly string[]) => ShopItem | SkipReason,
): ShopReader {
  const names = headers.map(foldHeader)
  const keys = Object.keys(columns) as Key[]
  const found = keys.flatMap((key) => {
    const index = names.findIndex((name) => columns[key].called.some((called) => foldHeader(called) === name))
    return index < 0 ? [] : [{ key, index }]
  })
  const used = new Set(found.map(({ index }) => index))
  const attributes: AttributeColumn[] = []
  const ours = fields.map((name) => csvHeader(itemField(name)))

  function columnOf(label: string): number {
    const known = attributes.find((attribute) => foldHeader(attribute.label) === foldHeader(label))
    if (known) return known.index
    attributes.push({ label, index: ours.length })
    return ours.push(label) - 1
  }

  return {
    columns: ours,
    mapping: Object.fromEntries(fields.map((name, index) => [name, index])),
    attributes,
    understood: found.map(({ key, index }) => ({ column: headers[index]!, as: columns[key].as })),
    leftOut: headers.filter((_, index) => !used.has(index)),
    read(row) {
      const cells = Object.fromEntries(keys.map((key) => [key, ''])) as Record<Key, string>
      for (const { key, index } of found) cells[key] = (row[index] ?? '').trim()
      const item = itemOf(cells, row)
      if (typeof item === 'string') return item
      const out: string[] = fields.map((name) => item.fields[name] ?? '')
      for (const [label, value] of item.attributes) out[columnOf(label)] = value
      return Array.from(out, (cell) => cell ?? '')
    },
  }
}

/** An option of a product, such as its size. */
export type Option = readonly [name: string, value: string]

const OPTION_FIELDS: Readonly<Record<string, 'size' | 'color' | 'style'>> = {
  size: 'size',
  color: 'color',
  colour: 'color',
  style: 'style',
}

/** Options by their name: size, colour and style are fields; every other one is an additional attribute. */
export function fromOptions(options: readonly Option[]): ShopItem {
  const fields: ShopItem['fields'] = {}
  const attributes: Option[] = []
  for (const [name, value] of options) {
    const field = OPTION_FIELDS[foldHeader(name)]
    if (field) fields[field] = value
    else attributes.push([name, value])
  }
  return { fields, attributes }
}

const NAME_LENGTH = itemField('name').maxLength!

/** The name of an item: that of its product and the values of its options, the product's cut so that both have room. */
export function variantName(product: string, values: readonly string[]): string {
  const suffix = values.map((value) => `, ${value}`).join('')
  const room = NAME_LENGTH - [...suffix].length
  return room < 1 ? cutTo(`${product}${suffix}`, NAME_LENGTH) : `${cutTo(product, room)}${suffix}`
}

/** The first characters of a text, without a space at the end. */
export function cutTo(text: string, length: number): string {
  return [...text].slice(0, length).join('').trimEnd()
}

const CODE_LENGTH = 4

/**
 * An ID that is too long, cut and made its own again by four letters or digits computed from the whole of it: the same
 * every time, whatever else is in the file.
 */
export function shortened(id: string, length: number): string {
  if ([...id].length <= length) return id
  const head = cutTo(id, length - CODE_LENGTH - 1).replace(/-+$/, '')
  return `${head}-${codeOf(id)}`
}

/** FNV-1a, of which four digits to the base 36 are kept. */
function codeOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash.toString(36).toUpperCase().padStart(CODE_LENGTH, '0').slice(-CODE_LENGTH)
}

/** The item ID of a row: its SKU, or else one made of words, in capitals; either shortened to what an ID may have. */
export function itemIDFrom(sku: string, words: readonly string[]): string {
  const made = () =>
    words
      .join('-')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
  return shortened(sku || made(), itemField('itemID').maxLength!)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** What people read of a description in HTML, as plain text of at most 500 characters. */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/<(br|\/p|\/li|\/div|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, decoded)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const length = itemField('extendedDescription').maxLength!
  return [...text].length <= length ? text : `${cutTo(text, length - 1)}…`
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

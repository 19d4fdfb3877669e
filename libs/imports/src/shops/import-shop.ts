import type { AttributeColumn } from '../import-attributes.ts'
import { csvHeader, escapeFormula, foldHeader, unescapeFormula } from '../csv.ts'
import type { ColumnMapping } from '../import-plan.ts'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { plainCode } from '@greenroom/validation'
import type { SkipReason } from '../read-row.ts'

/** One item read from another system's file: texts for our fields, and additional attributes by label. */
export type ShopItem = {
  fields: { [Name in ItemFieldName]?: string }
  attributes: readonly (readonly [label: string, value: string])[]
  /** What its item ID stands for: the SKU, or the texts that it is made of. */
  source?: string
  /** The addresses of pictures besides the main one. May grow while later rows are read. */
  pictures?: readonly string[]
}

/** How a column is understood, in words. */
export type Understood = { column: string; as: string }

/**
 * Reads the rows of another system's file, in order, as rows of our own table, so that all later steps are the same for
 * all files.
 */
export type ShopReader = {
  /** The headers of that table. Grows when rows bring new additional attributes. */
  columns: string[]
  mapping: ColumnMapping
  /** Grows likewise. */
  attributes: AttributeColumn[]
  understood: readonly Understood[]
  /** Columns of the file that are ignored. */
  leftOut: readonly string[]
  /** `picture` for a row that only adds a picture to an item read before. */
  read(cells: readonly string[]): string[] | 'picture' | SkipReason
  /** The addresses of the other pictures of an item, by its row as `read` returned it. Grows with later rows. */
  picturesOf: WeakMap<readonly string[], readonly string[]>
}

/** A column's names, current or former, and its meaning. */
export type ShopColumn = { called: readonly string[]; as: string }

/** The cells of a row by column, trimmed; blank if the file has no such column. */
export type ShopCells<Key extends string> = Readonly<Record<Key, string>>

/** Makes a reader from columns by name and a function that turns a row into an item. */
export function shopReader<Key extends string>(
  headers: readonly string[],
  columns: Readonly<Record<Key, ShopColumn>>,
  fields: readonly ItemFieldName[],
  itemOf: (cells: ShopCells<Key>, row: readonly string[]) => ShopItem | 'picture' | SkipReason,
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
  const picturesOf: ShopReader['picturesOf'] = new WeakMap()
  const sources = new Map<string, string>()

  /** Whether an earlier row has the same item ID, which stands for something else there. */
  function isTaken({ fields: { itemID = '' }, source = itemID }: ShopItem): boolean {
    const first = sources.get(itemID)
    if (first === undefined) sources.set(itemID, source)
    return first !== undefined && first !== source
  }

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
    picturesOf,
    read(row) {
      const cells = Object.fromEntries(keys.map((key) => [key, ''])) as Record<Key, string>
      for (const { key, index } of found) cells[key] = unescapeFormula((row[index] ?? '').trim())
      const item = itemOf(cells, row)
      if (typeof item === 'string') return item
      if (isTaken(item)) return 'ID of another item'
      const out: string[] = fields.map((name) => item.fields[name] ?? '')
      for (const [label, value] of item.attributes) out[columnOf(label)] = value
      const read = Array.from(out, (cell) => escapeFormula(cell ?? ''))
      if (item.pictures) picturesOf.set(read, item.pictures)
      return read
    },
  }
}

/** An option of a product, such as its size. */
export type Option = readonly [name: string, value: string]

const OPTION_NUMBERS = [1, 2, 3] as const

type OptionNumber = (typeof OPTION_NUMBERS)[number]

/** The options that a row has, with the names from the row that holds them. */
export function optionsIn(
  names: ShopCells<`name${OptionNumber}`>,
  values: ShopCells<`value${OptionNumber}`>,
): Option[] {
  const options = OPTION_NUMBERS.map((number): Option => [names[`name${number}`], values[`value${number}`]])
  return options.filter(([name, value]) => name && value)
}

const OPTION_FIELDS: Readonly<Record<string, 'size' | 'color' | 'style'>> = {
  size: 'size',
  color: 'color',
  colour: 'color',
  style: 'style',
}

/** Options by name: size, color and style are fields; all others are additional attributes. */
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

/** The name of an item: its product's name and its option values, with the product shortened to make room. */
export function variantName(product: string, values: readonly string[]): string {
  const suffix = values.map((value) => `, ${value}`).join('')
  const room = NAME_LENGTH - [...suffix].length
  return room < 1 ? cutTo(`${product}${suffix}`, NAME_LENGTH) : `${cutTo(product, room)}${suffix}`
}

/** The first characters of a text, without a space at the end. */
export function cutTo(text: string, length: number): string {
  return [...text].slice(0, length).join('').trimEnd()
}

const CODE_LENGTH = 10

/**
 * Shortens an ID that is too long to its beginning and ten letters and digits computed from the whole: always the same,
 * regardless of the rest of the file and of how its letters are composed, and another for any other ID.
 */
export function shortened(given: string, length: number): string {
  const id = plainCode(given)
  return [...id].length <= length ? given : withCode(id, length, id)
}

/**
 * An ID of the letters and digits of a text, joined by hyphens; one that leaves out other characters, or is too long, gets a
 * code computed from the whole, so that S/M isn't S-M.
 */
export function madeOf(given: string, length: number): string {
  const text = plainCode(given)
  const plain = text.replaceAll(/\s/g, '-')
  const made = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  const isWhole = made === '' || (made === plain && [...made].length <= length)
  return isWhole ? made : withCode(made, length, text)
}

function withCode(id: string, length: number, whole: string): string {
  const head = cutTo(id, length - CODE_LENGTH - 1).replace(/-+$/, '')
  return `${head}-${codeOf(whole)}`
}

/** FNV-1a of 64 bits, reduced to ten digits in base 36: a million IDs without two alike, but for a chance of 1 in 7,000. */
function codeOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  }
  return (hash % 36n ** BigInt(CODE_LENGTH)).toString(36).toUpperCase().padStart(CODE_LENGTH, '0')
}

const ID_LENGTH = itemField('itemID').maxLength!

/**
 * The item ID of a row, and what it stands for: its SKU, or else words in uppercase. A SKU never stands for the same as
 * words, even if the item ID is the same.
 */
export function identityFrom(sku: string, words: readonly string[]): { itemID: string; source: string } {
  if (sku) return { itemID: shortened(sku, ID_LENGTH), source: `SKU\n${plainCode(sku)}` }
  const text = plainCode(words.filter(Boolean).join('\n'))
  return { itemID: madeOf(text.toUpperCase(), ID_LENGTH), source: `words\n${text}` }
}

/** As much of a description as its field holds. */
export function cutDescription(text: string): string {
  const length = itemField('extendedDescription').maxLength!
  return [...text].length <= length ? text : `${cutTo(text, length - 1)}…`
}

/** The last step of a path: Shirts in `Clothing > Shirts`. */
export function lastStep(path: string): string {
  return path.split('>').at(-1)!.trim()
}

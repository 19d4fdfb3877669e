import type { VariantDraft } from './check-variants.ts'
import type { ItemDraft } from './item.ts'
import type { ItemFieldName } from './item-fields.ts'
import { isBlank } from '@greenroom/validation'

/** The attributes in which variants may differ. */
export const MATRIX_FIELDS = ['size', 'color', 'style', 'brand', 'season', 'team'] as const satisfies ItemFieldName[]

export type MatrixField = (typeof MATRIX_FIELDS)[number]

/** The attributes in the order in which names tell them and variants are sorted: the size last. */
export const VARIANT_ORDER: readonly MatrixField[] = [...MATRIX_FIELDS.filter((field) => field !== 'size'), 'size']

/** One attribute of the matrix with the selected records, in order. */
export type MatrixAxis = {
  field: MatrixField
  entries: readonly { id: string; label: string }[]
}

/**
 * How the texts of each variant are made. A pattern contains text and, in braces: `{itemID}`, `{productID}` and
 * `{name}` of the main item; `{size}` for the ID and `{size.name}` for the display text, for each attribute of the
 * matrix; `{n}` for the number of the variant, `{n:3}` padded with zeros; and in UPC and name `{id}`, the item ID just
 * made.
 */
export type VariantPatterns = { itemID: string; upc: string; name: string }

export const DEFAULT_PATTERNS: Omit<VariantPatterns, 'name'> = { itemID: '{itemID}-{n:3}', upc: '{id}' }

/**
 * The default pattern of names: every attribute of the matrix as people read it, the size last and by its short ID, as
 * in `{name} {color.name} {size}`.
 */
export function namePattern(axes: readonly MatrixAxis[]): string {
  const fields = VARIANT_ORDER.filter((field) => axes.some((axis) => axis.field === field))
  return ['{name}', ...fields.map((field) => (field === 'size' ? '{size}' : `{${field}.name}`))].join(' ')
}

/** The maximum number of variants in one save (the contract's limit). */
export const MOST_VARIANTS = 5_000

export type GeneratedVariants = {
  /** The new ones, in the order of the axes, the last one fastest. */
  variants: VariantDraft[]
  /** The number of existing combinations. */
  existing: number
  /** There would be more than `MOST_VARIANTS`: none is made, and none counted. */
  tooMany: boolean
}

const TOO_MANY: GeneratedVariants = { variants: [], existing: 0, tooMany: true }

/**
 * A variant for each combination of the axes that `existing` does not have. Prices are the main item's. If the pattern
 * has `{n}`, item IDs taken by the main item or another variant are skipped.
 */
export function generateVariants(
  axes: readonly MatrixAxis[],
  patterns: VariantPatterns,
  main: ItemDraft,
  existing: readonly ItemDraft[],
): GeneratedVariants {
  const total = axes.reduce((product, { entries }) => product * entries.length, axes.length > 0 ? 1 : 0)
  // Three attributes of a few hundred records make millions of combinations: don't even list them.
  if (total > MOST_VARIANTS) return TOO_MANY
  const fields = axes.map(({ field }) => field)
  const known = new Set(existing.map((variant) => combinationOf(variant, fields)))
  const wanted = combinations(axes).filter((choice) => !known.has(combinationOf(choice.values, fields)))
  if (existing.length + wanted.length > MOST_VARIANTS) return TOO_MANY
  const taken = new Set([main, ...existing].map(({ itemID }) => String(itemID ?? '')))
  let n = existing.length
  const variants = wanted.map(({ values, words }): VariantDraft => {
    let itemID: string
    do itemID = filled(patterns.itemID, { ...words, ...mainWords(main), n: ++n })
    while (taken.has(itemID) && COUNTS.test(patterns.itemID))
    taken.add(itemID)
    const all = { ...words, ...mainWords(main), n, id: itemID }
    return {
      ...values,
      itemID,
      upc: filled(patterns.upc, all),
      name: filled(patterns.name, all),
      costPrice: main.costPrice,
      sellingPrice: main.sellingPrice,
    }
  })
  return { variants, existing: total - wanted.length, tooMany: false }
}

type Words = Readonly<Record<string, string | number>>

type Combination = { values: Partial<Record<MatrixField, string>>; words: Words }

function combinations(axes: readonly MatrixAxis[]): Combination[] {
  if (axes.length === 0) return []
  return axes.reduce<Combination[]>(
    (before, { field, entries }) =>
      before.flatMap(({ values, words }) =>
        entries.map(({ id, label }) => ({
          values: { ...values, [field]: id },
          words: { ...words, [field]: id, [`${field}.name`]: label },
        })),
      ),
    [{ values: {}, words: {} }],
  )
}

/** The key of a combination; all blank values are equal. */
function combinationOf(variant: ItemDraft, fields: readonly MatrixField[]): string {
  return JSON.stringify(fields.map((field) => (isBlank(variant[field]) ? '' : String(variant[field]))))
}

function mainWords({ itemID, productID, name }: ItemDraft): Words {
  return { itemID: String(itemID ?? ''), productID: String(productID ?? ''), name: String(name ?? '') }
}

const PLACE = /\{([A-Za-z.]+)(?::(\d))?\}/g
const COUNTS = /\{n(:\d)?\}/

/** A pattern with its placeholders replaced. Unknown placeholders stay as text. */
function filled(pattern: string, words: Words): string {
  return pattern.replaceAll(PLACE, (place, word: string, width: string | undefined) => {
    const value = words[word]
    return value === undefined ? place : String(value).padStart(Number(width ?? 0), '0')
  })
}

/** The placeholders of a pattern that are unknown for these axes. */
export function unknownPlaces(pattern: string, axes: readonly MatrixAxis[], isID = false): string[] {
  const known = new Set(['itemID', 'productID', 'name', 'n', ...(isID ? [] : ['id'])])
  for (const { field } of axes) known.add(field).add(`${field}.name`)
  return [...pattern.matchAll(PLACE)].flatMap(([place, word]) => (known.has(word!) ? [] : [place]))
}

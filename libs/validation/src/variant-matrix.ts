import type { VariantDraft } from './check-variants.ts'
import type { ItemDraft } from './item.ts'
import type { ItemFieldName } from './item-fields.ts'
import { isBlank } from './text.ts'

/** What variants may differ in: the attributes that a matrix is made of. */
export const MATRIX_FIELDS = ['size', 'color', 'style', 'brand', 'season', 'team'] as const satisfies ItemFieldName[]

export type MatrixField = (typeof MATRIX_FIELDS)[number]

/** One attribute of the matrix with those of its entries that are wanted, in their order. */
export type MatrixAxis = {
  field: MatrixField
  entries: readonly { id: string; label: string }[]
}

/**
 * How the texts of each variant are made. A pattern holds text and, in braces: `{itemID}`, `{productID}` and `{name}` of
 * the main item; `{size}` for the ID and `{size.name}` for what people read, as for every attribute of the matrix; `{n}`
 * for the number of the variant, `{n:3}` with zeros before it; and in UPC and name `{id}`, the item ID just made.
 */
export type VariantPatterns = { itemID: string; upc: string; name: string }

export const DEFAULT_PATTERNS: VariantPatterns = { itemID: '{itemID}-{n:3}', upc: '{id}', name: '{name}' }

/** As many variants as one save may carry (the contract's limit). */
export const MOST_VARIANTS = 5_000

export type GeneratedVariants = {
  /** Those that are new, in the order of the axes, the last one fastest. */
  variants: VariantDraft[]
  /** How many combinations there are already. */
  existing: number
  /** More than `MOST_VARIANTS` would be there: then none is made, and none counted. */
  tooMany: boolean
}

const TOO_MANY: GeneratedVariants = { variants: [], existing: 0, tooMany: true }

/**
 * A variant for each combination of the axes that none of `existing` has yet. Prices are the main item's. Item IDs that
 * are taken by the main item or by another variant are passed over where the pattern counts with `{n}`.
 */
export function generateVariants(
  axes: readonly MatrixAxis[],
  patterns: VariantPatterns,
  main: ItemDraft,
  existing: readonly ItemDraft[],
): GeneratedVariants {
  const total = axes.reduce((product, { entries }) => product * entries.length, axes.length > 0 ? 1 : 0)
  // Three attributes of some hundred entries are millions of combinations: they are not even listed.
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

/** What tells one combination from another, nothing being nothing however it is written. */
function combinationOf(variant: ItemDraft, fields: readonly MatrixField[]): string {
  return JSON.stringify(fields.map((field) => (isBlank(variant[field]) ? '' : String(variant[field]))))
}

function mainWords({ itemID, productID, name }: ItemDraft): Words {
  return { itemID: String(itemID ?? ''), productID: String(productID ?? ''), name: String(name ?? '') }
}

const PLACE = /\{([A-Za-z.]+)(?::(\d))?\}/g
const COUNTS = /\{n(:\d)?\}/

/** A pattern with its words put in. Braces that name no word are left as they stand. */
function filled(pattern: string, words: Words): string {
  return pattern.replaceAll(PLACE, (place, word: string, width: string | undefined) => {
    const value = words[word]
    return value === undefined ? place : String(value).padStart(Number(width ?? 0), '0')
  })
}

/** The places of a pattern that name no word of these axes, as they stand in it. */
export function unknownPlaces(pattern: string, axes: readonly MatrixAxis[], isID = false): string[] {
  const known = new Set(['itemID', 'productID', 'name', 'n', ...(isID ? [] : ['id'])])
  for (const { field } of axes) known.add(field).add(`${field}.name`)
  return [...pattern.matchAll(PLACE)].flatMap(([place, word]) => (known.has(word!) ? [] : [place]))
}

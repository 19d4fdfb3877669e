import type { components } from '@greenroom/openapi'
import type { ProductLists } from '../list/product-lists.ts'
import { type GroupedRow, type Item, type ProductRow, type ProductSummary, rowMaker } from '../list/product-row.ts'

type Group = components['schemas']['ProductRow']

/** What has come of the variants of an open product. */
export type Variants = {
  items: readonly Item[]
  /** `more`: there are more to ask for; `all`: these are all. */
  state: 'loading' | 'failed' | 'more' | 'all'
}

/** Rows that stand for variants to come: at most a page of them, so that nothing jumps once they are here. */
const MOST_PLACES = 200

/** The rows of a list grouped by product, with the variants of open products under them. `size`: all, -1 if unknown. */
export function groupedRows(
  groups: readonly Group[],
  size: number,
  open: ReadonlyMap<string, Variants>,
  lists: ProductLists,
): ProductRow[] {
  const rowOf = rowMaker(lists)
  const row = (item: ProductRow['item'], grouped: GroupedRow): ProductRow => ({ ...rowOf(item), grouped })
  return groups.flatMap(({ item, product }, index) => {
    const node = { level: 1, position: index + 1, size }
    if (item) return [row(item, { id: item.itemID, node })]
    if (!product) return []
    const { productID, productName, itemImage } = product
    const variants = open.get(productID)
    const shown = { itemID: productID, name: productName, itemImage, itemStatus: statusOf(product) }
    const head = row(shown, { id: productRowID(productID), node: { ...node, open: variants !== undefined }, product })
    return variants ? [head, ...variantRows(product, variants, row)] : [head]
  })
}

/** Apart from the IDs of items, which have no slash. */
export function productRowID(productID: string): string {
  return `/${productID}`
}

function variantRows(
  { productID, productName, matching }: ProductSummary,
  { items, state }: Variants,
  row: (item: ProductRow['item'], grouped: GroupedRow) => ProductRow,
): ProductRow[] {
  const node = (index: number) => ({ level: 2, position: index + 1, size: Math.max(matching, items.length) })
  const rows = withDifferences(
    items.map((item, index) => row(item, { id: item.itemID, node: node(index) })),
    productName,
  )
  const id = (index: number) => `${productRowID(productID)}/${index}`
  const line = (name: string) =>
    row({ itemID: '', name }, { id: id(rows.length), node: node(rows.length), more: productID })
  if (state === 'failed') return [...rows, line('The variants couldn’t be loaded. Try again')]
  if (state === 'more') return [...rows, line('Show more variants')]
  const places = state === 'loading' ? Math.max(1, Math.min(matching - items.length, MOST_PLACES)) : 0
  const coming = Array.from({ length: places }, (_, index) => {
    const at = rows.length + index
    return row({ itemID: '', name: '' }, { id: id(at), node: { ...node(at), loading: true } })
  })
  return [...rows, ...coming]
}

/** In the order in which people name them. */
const DIFFERENCES = ['color', 'size', 'style', 'brand', 'season'] as const

/** Each variant with the values in which they differ; where they don't, the rest of its name, or its ID. */
function withDifferences(rows: readonly ProductRow[], productName: string): ProductRow[] {
  const differing = DIFFERENCES.filter((name) => rows.some((row) => row[name] !== rows[0]![name]))
  return rows.map((row) => {
    const values = differing.map((name) => row[name]).filter((value) => value !== '')
    const { itemID, name } = row.item
    const rest = name.startsWith(productName) ? name.slice(productName.length).replace(/^[\s,–-]+/, '') : name
    return { ...row, grouped: { ...row.grouped!, variant: values.join(' · ') || rest || itemID } }
  })
}

function statusOf({ active }: ProductSummary): Item['itemStatus'] {
  return active > 0 ? 'Active' : 'Discontinued'
}

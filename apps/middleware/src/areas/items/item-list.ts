import { Readable } from 'node:stream'
import { type EntryLabelOf, productsInOrder } from '@greenroom/catalog'
import type { Answer, Call, HandlersOf } from '#calls/call.ts'
import { WHOLE_LIST } from '#query/list-query.ts'
import { allColumns, chosenColumns } from './export-columns.ts'
import { csvOf } from './item-csv.ts'
import { type ItemAnswer, itemJSON } from './item-answer.ts'
import { hiddenFields, visibleColumns } from './item-columns.ts'
import { workbookOf } from './item-workbook.ts'
import { extrasOf, type Expansion } from './item-expansion.ts'
import { filterOfQuery } from './item-filter.ts'
import { countOfItems, itemOrder, pageInDefaultOrder, pageOfItems } from './item-query.ts'
import { refuseHidden, selectionOf } from './item-rules.ts'
import { matrixLabels } from './list-names.ts'

/** Rows read at a time while a whole list is sent, so that no connection is held while a slow caller reads. */
const READ_AT_ONCE = 2_000

/** The most items of a page that has these parts of them, of which each may have 1,000 hints or 200 components. */
const EXPANDED_AT_ONCE: Record<Expansion, number> = { location_hint: 50, package: 500, qoh: Infinity }

const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Items as JSON. */
interface ItemPage {
  items: string[]
  nextCursor: string | null
}

export const itemListHandlers: HandlersOf<'listItems' | 'exportItems'> = {
  listItems: async (call) => {
    const { company, user, query } = call
    const source = sourceOf(call)
    if (query.pagination === false) return wholeList(source)
    const [page, total] = await Promise.all([
      source(query.cursor, query.limit ?? 100),
      query.total ? countOfItems(company.db, selectionOf(user.grants, filterOfQuery(query))) : undefined,
    ])
    return { bodyJSON: pageJSON(page, total) }
  },

  exportItems: async (call) => {
    const { company, user, query } = call
    const { format = 'csv', columns: names } = query
    const columns = names
      ? await chosenColumns(company.db, names.split(','), user)
      : await allColumns(company.db, user.grants)
    const source = sourceOf(call)
    const read = itemsFrom(source, await source(query.cursor, READ_AT_ONCE))
    const pages = query.sort ? read : inGarmentOrder(read, await matrixLabels(company.db))
    const content = format === 'xlsx' ? workbookOf(pages, columns) : Readable.from(csvOf(pages, columns))
    return {
      stream: { type: EXPORT_TYPES[format], content },
      headers: { 'content-disposition': `attachment; filename="products.${format}"` },
    }
  },
}

type PageSource = (cursor: string | undefined, limit: number) => Promise<ItemPage>

/** Reads the pages of one list, each without what the user may not see. */
function sourceOf({ company, query, user }: Pick<Call<'listItems'>, 'company' | 'query' | 'user'>): PageSource {
  const { sort } = query
  const columns = visibleColumns(hiddenFields(user.grants))
  const filter = selectionOf(user.grants, filterOfQuery(query))
  const expansions = (query.expand?.split(',') ?? []) as Expansion[]
  if (sort) refuseHidden(user.grants, sort.replace(/^-/, ''))
  const jsonOf = itemJSON(columns)
  const most = Math.min(...expansions.map((expansion) => EXPANDED_AT_ONCE[expansion]))
  const idAt = columns.indexOf('item_id')
  return async (cursor, limit) => {
    const asked = { filter, columns, limit: Math.min(limit, most) }
    const { rows, nextCursor } = sort
      ? await pageOfItems(company.db, { ...asked, order: itemOrder({ sort, cursor }) })
      : await pageInDefaultOrder(company.db, { ...asked, cursor })
    if (expansions.length === 0) return { items: rows.map(jsonOf), nextCursor }
    const ids = rows.map((row) => row[idAt]!)
    const extras = await extrasOf(company.db, ids, expansions, user.grants)
    const items = rows.map((row, index) => joined(jsonOf(row), JSON.stringify(extras(ids[index]!))))
    return { items, nextCursor }
  }
}

/** The JSON of one object with the members of both, of which the first has some. */
function joined(one: string, other: string): string {
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`
}

/** `pagination=false`: one answer while it fits into one reading, else sent as it is read. */
async function wholeList(source: PageSource): Promise<Answer<never>> {
  const first = await source(undefined, READ_AT_ONCE)
  if (!first.nextCursor) return { bodyJSON: pageJSON(first, undefined) }
  return { stream: { type: 'application/json; charset=utf-8', content: Readable.from(envelopeOf(source, first)) } }
}

function pageJSON({ items, nextCursor }: ItemPage, total: object | undefined): string {
  const rest = JSON.stringify({ nextCursor, total })
  return `{"data":[${items.join(',')}],${rest.slice(1)}`
}

async function* envelopeOf(source: PageSource, first: ItemPage) {
  yield '{"code":"OK_000","message":"Request processed","body":{"data":['
  let separator = ''
  let rest: string | null = null
  for await (const page of pagesFrom(source, first, WHOLE_LIST)) {
    yield separator + page.items.join(',')
    separator = ','
    rest = page.nextCursor
  }
  yield `],"nextCursor":${JSON.stringify(rest)}}}`
}

async function* itemsFrom(source: PageSource, first: ItemPage) {
  for await (const page of pagesFrom(source, first, Infinity)) {
    yield page.items.map((json): ItemAnswer => JSON.parse(json))
  }
}

/** The items of a product in garment order, as far as they are read at once. */
async function* inGarmentOrder(pages: AsyncIterable<ItemAnswer[]>, labelOf: EntryLabelOf) {
  for await (const items of pages) yield productsInOrder(items, labelOf)
}

async function* pagesFrom(source: PageSource, first: ItemPage, most: number): AsyncGenerator<ItemPage> {
  let page = first
  let sent = page.items.length
  yield page
  while (page.nextCursor && sent < most) {
    page = await source(page.nextCursor, Math.min(READ_AT_ONCE, most - sent))
    sent += page.items.length
    yield page
  }
}

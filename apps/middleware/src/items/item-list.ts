import { Readable } from 'node:stream'
import type { AnswerBody, Call, HandlersOf } from '../call.ts'
import { allows, explainDenied } from '@greenroom/permissions'
import { type ItemFieldName, itemField } from '@greenroom/validation'
import { forbidden } from '../failures.ts'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import { allColumns, chosenColumns } from './export-columns.ts'
import { csvOf } from './item-csv.ts'
import { itemAnswer, type ItemAnswer } from './item-answer.ts'
import { hiddenFields, visibleColumns } from './item-columns.ts'
import { workbookOf } from './item-workbook.ts'
import { expandItems, type Expansion } from './item-expansion.ts'
import { filterOfQuery } from './item-filter.ts'
import { countOfItems, pageOfItems, sortValueOf, type ItemPageQuery, type ItemSort } from './item-query.ts'

/** The most rows of a list without pages. */
const WHOLE_LIST = 200_000

/** Rows read at a time while a whole list is sent, so that no connection is held while a slow caller reads. */
const READ_AT_ONCE = 2_000

const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type ListQuery = Call<'listItems'>['query']
type ItemPage = { items: ItemAnswer[]; nextCursor: string | null }

export const itemListHandlers: HandlersOf<'listItems' | 'exportItems'> = {
  listItems: async (call) => {
    const { company, query } = call
    const source = sourceOf(call)
    if (query.pagination === false) return wholeList(source)
    const [page, total] = await Promise.all([
      source(query.cursor, query.limit ?? 100),
      query.total ? countOfItems(company.db, filterOfQuery(query)) : undefined,
    ])
    return { body: { data: page.items, nextCursor: page.nextCursor, total } }
  },

  exportItems: async (call) => {
    const { company, user, query } = call
    const { format = 'csv', columns: names } = query
    if (!allows(user.grants, 'CATALOG_PRODUCT', 'READ')) throw forbidden(explainDenied('CATALOG_PRODUCT', 'READ'))
    const columns = names
      ? await chosenColumns(company.db, names.split(','), user.grants)
      : await allColumns(company.db, user.grants)
    const source = sourceOf(call)
    const pages = itemsFrom(source, await source(undefined, READ_AT_ONCE))
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
  const hidden = hiddenFields(user.grants)
  const columns = visibleColumns(hidden)
  const order = sortOf(query, hidden)
  const filter = filterOfQuery(query)
  const expansions = (query.expand?.split(',') ?? []) as Expansion[]
  return async (cursor, limit) => {
    const after = readCursor(cursor, order.name)
    const page: ItemPageQuery = { ...order, filter, after, columns, limit: limit + 1 }
    const rows = await pageOfItems(company.db, page)
    const isLast = rows.length <= limit
    const shown = isLast ? rows : rows.slice(0, limit)
    const last = shown.at(-1)
    const items = shown.map(itemAnswer)
    await expandItems(company.db, items, expansions, user.grants)
    const value = isLast || !last ? undefined : sortValueOf(last, order.sort)
    return {
      items,
      nextCursor: value === undefined ? null : writeCursor({ sort: order.name, value, id: last!.item_id }),
    }
  }
}

/** To sort by a price that one may not see would tell it. */
function sortOf({ sort: name = 'name' }: ListQuery, hidden: ReadonlySet<ItemFieldName>) {
  const downwards = name.startsWith('-')
  const sort = name.slice(downwards ? 1 : 0) as ItemSort
  const { feature } = sort === 'updatedAt' ? {} : itemField(sort)
  if (feature && hidden.has(sort as ItemFieldName)) throw forbidden(explainDenied(feature, 'READ'))
  return { name, sort, downwards }
}

/** `pagination=false`: one answer while it fits into one reading, else sent as it is read. */
async function wholeList(source: PageSource) {
  const first = await source(undefined, READ_AT_ONCE)
  if (!first.nextCursor) return { body: { data: first.items, nextCursor: null } satisfies AnswerBody<'listItems'> }
  return { stream: { type: 'application/json; charset=utf-8', content: Readable.from(envelopeOf(source, first)) } }
}

async function* envelopeOf(source: PageSource, first: ItemPage) {
  yield '{"code":"OK_000","message":"Request processed","body":{"data":['
  let separator = ''
  let rest: string | null = null
  for await (const page of pagesFrom(source, first, WHOLE_LIST)) {
    yield separator + page.items.map((item) => JSON.stringify(item)).join(',')
    separator = ','
    rest = page.nextCursor
  }
  yield `],"nextCursor":${JSON.stringify(rest)}}}`
}

async function* itemsFrom(source: PageSource, first: ItemPage) {
  for await (const page of pagesFrom(source, first, Infinity)) yield page.items
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

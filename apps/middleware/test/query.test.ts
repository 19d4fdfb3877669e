import { beforeAll, describe, expect, test } from 'vitest'
import type { CompanyQueries } from '#database/company-store.ts'
import { writeCursor } from '#query/cursor.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName, byTime, descending, nullable } from '#query/sort-keys.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { contractLists, type ContractRead } from './contract-lists.ts'
import { labelTemplate } from './label-template.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

/** The path parameters of lists that belong to one record. */
const record: Record<string, string> = { itemID: 'Q1' }

/** The required parameters of a list. */
const NEEDED: Record<string, string> = {
  compareEntitlements: 'locationType=STORE&locationID=HB-BAR&otherType=STORE&otherID=FD-YARD',
  listEntitlements: 'itemID=Q1',
  listStockMovements: 'itemID=Q1',
  listSold: 'locationType=STORE&locationID=HB-BAR',
}

beforeAll(async () => {
  for (const itemID of ['Q1', 'Q2', 'Q3']) {
    catalog.app.clock.pass(1)
    expect(await call('POST', '/items', newItem(itemID))).toMatchObject({ status: 200 })
  }
  const locations = ['FD-LOBBY', 'HB-BAR', 'HB-MAIN'].map((locationID) => ({ locationID, type: 'STORE' }))
  const entitled = await call('POST', '/items/hierarchy/entitlement', [{ itemID: 'Q1', locations }])
  expect(entitled).toMatchObject({ status: 200 })
  const filter = { itemIDs: ['Q1', 'Q2', 'Q3'] }
  const edit = { fields: { masterSKU: 'M' }, filter }
  record['changeSetID'] = (await call('POST', '/changesets', edit)).body.changeSetID
  await call('PATCH', '/items/batches', { ...edit, changeSetID: record['changeSetID'] })
  const file = {
    fileName: 'q.csv',
    columns: ['Code', 'Title'],
    mapping: [
      { field: 'itemID', column: 0 },
      { field: 'name', column: 1 },
    ],
  }
  const { importID } = (await call('POST', '/items/imports', file)).body
  const read = [
    ['Q1', 'One'],
    ['Q2', 'Two'],
    ['Q3', ''],
    ['Q4', ''],
  ] as const
  const part = {
    items: read.map(([itemID, name], index) => ({ line: index + 2, item: { itemID, name } })),
    rejections: [],
  }
  await call('PUT', `/items/imports/${importID}/parts/0`, part)
  const checked = await call('POST', `/items/imports/${importID}/check`, { rows: 4, skipped: 0, conflicts: 0 })
  expect(checked.body.counts).toMatchObject({ update: 2, rejected: 2 })
  record['importID'] = importID
  const { templateID } = (await call('POST', '/labels/templates', labelTemplate('Queried'))).body
  const job = await call('POST', '/label-jobs', {
    templateID,
    source: { lines: ['Q1', 'Q2', 'Q3'].map((code) => ({ code, copies: 1 })) },
    copies: { rule: 'FIXED', count: 1, sparePercent: 0 },
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: null,
    onlyGood: true,
    confirmed: null,
  })
  Object.assign(record, { templateID, labelJobID: job.body.labelJobID })
})

/** Every list of the contract that is sorted or paged. */
const lists = contractLists.filter((list) => list.has('sort') || list.has('cursor'))

const ask = ({ operationID, path }: ContractRead, query: string) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => record[name]!)
  return call('GET', `${filled}?${[NEEDED[operationID], query].filter(Boolean).join('&')}`)
}

/** Names that every JavaScript object has. */
const INHERITED = ['constructor', 'valueOf', 'toString', 'hasOwnProperty', '__proto__', '__defineGetter__']

const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')

const BROKEN = [
  'nonsense',
  '%00',
  '__proto__',
  encoded(null),
  encoded({}),
  encoded([]),
  encoded(['']),
  encoded(['constructor', 'x', 'y']),
  encoded(['', {}, {}, {}]),
  encoded(['', null, null, null]),
  encoded(['', 1, 2]),
  encoded(['', '\0', '\0']),
  ...[1, 2, 3].map((count) => encoded(['', ...Array(count).fill('\ud800')])),
  encoded(['', 'a', 'b', 'c', 'd']),
  encoded([['']]),
]

/** Right number, wrong type wherever the list is not in text order. */
const FORGED = ['x', '9'.repeat(400), '-1', '0', "' or true", '1e999', 'NaN', '2026-02-31T00:00:00Z', 'Infinity', '']

describe.for(lists.map((list) => [list.operationID, list] as const))('%s', ([, list]) => {
  test('refuses unknown sorts, inherited names among them', async () => {
    if (!list.has('sort')) return
    for (const name of [...INHERITED, 'nonsense', '-', 'name,name']) {
      for (const sort of [name, `-${name}`]) {
        const answer = await ask(list, `sort=${sort}`)
        expect(answer, sort).toMatchObject({ status: 400, code: 'ER_000' })
        expect(
          answer.errors?.map(({ field }) => field),
          sort,
        ).toContain('sort')
      }
    }
  })

  test('refuses broken cursors', async () => {
    for (const cursor of BROKEN) {
      const answer = await ask(list, `cursor=${cursor}`)
      expect(answer, cursor).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] })
    }
    expect(await ask(list, `cursor=${'A'.repeat(2_001)}`)).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] })
  })

  test('survives forged cursors', async () => {
    for (const value of FORGED) {
      for (const count of [1, 2, 3]) {
        const { status } = await ask(list, `cursor=${encoded(['', ...Array(count).fill(value)])}`)
        expect([200, 400], value).toContain(status)
      }
    }
  })

  test('returns the same rows page by page as in one piece, in every order', async () => {
    if (list.operationID.startsWith('export')) return
    const { message } = list.has('sort') ? await ask(list, 'sort=nonsense') : { message: '' }
    const known = /sorted by (.+)$/.exec(message)?.[1]?.split(', ') ?? []
    for (const sort of ['', ...known.flatMap((name) => [`sort=${name}&`, `sort=-${name}&`])]) {
      const whole = (await ask(list, `${sort}limit=1000`)).body.data
      const found: unknown[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const { status, body } = await ask(list, `${sort}limit=1${cursor && `&cursor=${cursor}`}`)
        expect(status).toBe(200)
        found.push(...body.data)
        cursor = body.nextCursor
      }
      expect(found, sort).toEqual(whole)
    }
  })
})

test('leaves out no list of the contract', () => {
  expect(lists.map(({ operationID }) => operationID)).toEqual(
    expect.arrayContaining(['listItems', 'listStaff', 'listVenues', 'listItemHistory', 'listImportRejections']),
  )
})

describe('a list with ties and gaps', () => {
  const name = byName('event.name')
  const artist = nullable(byName('artist.name'))
  const events = listQuery({
    from: (db: CompanyQueries) =>
      db
        .selectFrom('event')
        .leftJoin('location as artist', 'artist.location_id', 'event.artist_id')
        .leftJoin('location as venue', 'venue.location_id', 'event.venue_id')
        .select(['event.event_id as id', 'event.name', 'artist.name as artist', 'event.starts_at'])
        .where('event.event_id', 'like', 'T%'),
    key: byCode('event.event_id'),
    byDefault: [artist, descending(byTime('event.starts_at'))],
    sorts: { name, artist, startsAt: byTime('event.starts_at'), status: nullable(byActive('venue.status')) },
    search: ['event.name'],
  })

  beforeAll(async () => {
    const { db } = catalog.one
    const at = (microseconds: string) => `2026-03-01T20:00:00.000${microseconds}Z` as unknown as Date
    await db
      .insertInto('location')
      .values([
        { location_id: 'TA', type: 'ARTIST', name: 'Alpha', status: 'Active' },
        { location_id: 'TB', type: 'ARTIST', name: 'beta', status: 'Active' },
        { location_id: 'TV', type: 'VENUE', name: 'Gone', status: 'Inactive' },
      ])
      .execute()
    await db
      .insertInto('event')
      .values([
        { event_id: 'T1', name: 'same', artist_id: null, venue_id: null, starts_at: at('001') },
        { event_id: 'T2', name: 'Same', artist_id: 'TA', venue_id: 'TV', starts_at: at('002') },
        { event_id: 'T3', name: 'SAME', artist_id: 'TA', venue_id: 'FOUNDRY', starts_at: at('003') },
        { event_id: 'T4', name: 'other', artist_id: 'TB', venue_id: 'FOUNDRY', starts_at: at('003') },
        { event_id: 'T5', name: 'same', artist_id: null, venue_id: 'TV', starts_at: at('003') },
      ])
      .execute()
  })

  const walk = async (sort: string | undefined, limit: number) => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit, ...(sort !== undefined && { sort }), ...(cursor !== undefined && { cursor }) }
      const page = await events.page(catalog.one.db, query, ({ id }) => id)
      ids.push(...page.data)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return ids
  }

  test.for([
    [undefined, ['T3', 'T2', 'T4', 'T5', 'T1']],
    ['name', ['T4', 'T1', 'T2', 'T3', 'T5']],
    ['-name', ['T5', 'T3', 'T2', 'T1', 'T4']],
    ['artist', ['T2', 'T3', 'T4', 'T1', 'T5']],
    ['-artist', ['T5', 'T1', 'T4', 'T3', 'T2']],
    ['startsAt', ['T1', 'T2', 'T3', 'T4', 'T5']],
    ['-startsAt', ['T5', 'T4', 'T3', 'T2', 'T1']],
    ['status', ['T3', 'T4', 'T2', 'T5', 'T1']],
    ['-status', ['T1', 'T5', 'T2', 'T4', 'T3']],
  ] as const)('by %s, in pages of every size', async ([sort, ids]) => {
    for (const limit of [1, 2, 3, 5, 6]) expect(await walk(sort, limit)).toEqual(ids)
    expect((await events.all(catalog.one.db, sort ? { sort } : {})).map(({ id }) => id)).toEqual(ids)
  })

  test('counts the matches on all pages together', async () => {
    expect(await events.total(catalog.one.db, { search: 'SAM', limit: 1 })).toEqual({ count: 4, capped: false })
  })

  test('names the available sorts, and the refused value', async () => {
    const refused = (query: object) => events.page(catalog.one.db, query, ({ id }) => id)
    await expect(refused({ sort: 'constructor' })).rejects.toMatchObject({
      status: 400,
      message: 'The list can be sorted by name, artist, startsAt, status',
      details: { errors: [{ field: 'sort', value: 'constructor' }] },
    })
    const cursor = writeCursor('name', ['same', 'T1'])
    await expect(refused({ sort: '-name', cursor })).rejects.toMatchObject({
      details: { errors: [{ field: 'cursor', message: 'Unknown cursor', value: cursor }] },
    })
  })
})

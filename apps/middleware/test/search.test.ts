import { beforeAll, describe, expect, test } from 'vitest'
import { ranked } from '#query/rank.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { labelTemplate } from './label-template.ts'

const catalog = catalogOfTwo()

interface Found {
  kind: string
  id: string
  name: string
  detail?: string
  isExact: boolean
}

async function search(text: string, { user = 'role2', company = 'one', kinds = '', limit = 20 } = {}) {
  const query = `search=${encodeURIComponent(text)}&limit=${limit}${kinds && `&kinds=${kinds}`}`
  const { status, body } = await catalog.as(user, company)('GET', `/search?${query}`)
  expect(status).toBe(200)
  return body as Found[]
}
const found = async (...args: Parameters<typeof search>) =>
  (await search(...args)).map(({ kind, id }) => `${kind} ${id}`)

beforeAll(async () => {
  const call = catalog.as('role2')
  const items = [
    newItem('TS-1', { name: 'Lavender tee', upc: '840000007490', masterSKU: 'SECRET' }),
    newItem('TS-10', { name: 'Tee in lavender', additionalUPCs: ['EXTRA-1'] }),
    newItem('LAV', { name: 'Sea salt soap', productID: 'SOAP', productName: 'Harbor soap' }),
    newItem('OLD', { name: 'Lavender bag', itemStatus: 'Discontinued' }),
    newItem('TS-2', { name: '100% wool_hat' }),
  ]
  for (const item of items) expect(await call('POST', '/items', item)).toMatchObject({ status: 200 })
  await catalog.as('role2', 'two')('POST', '/items', newItem('THEIRS', { name: 'Lavender of another company' }))
  for (const reason of ['Summer', 'Fall']) {
    const lines = [{ itemID: 'TS-1', field: 'sellingPrice', price: '6' }]
    expect(await call('POST', '/pricechanges', { reason, effectiveAt: null, lines })).toMatchObject({ status: 200 })
  }
})

describe('what is found', () => {
  test('first what has the code, then what begins with the text, then what contains it; inactive ones last', async () => {
    expect(await found('lav', { kinds: 'item' })).toEqual(['item LAV', 'item TS-1', 'item OLD', 'item TS-10'])
    expect(await found('ts-1', { kinds: 'item' })).toEqual(['item TS-1', 'item TS-10'])
    expect(await search('ts-1', { kinds: 'item', limit: 1 })).toEqual([
      { kind: 'item', id: 'TS-1', name: 'Lavender tee', isExact: true },
    ])
  })

  test.for([
    ['840000007490', 'TS-1'],
    ['0840000007490', 'TS-1'],
    ['extra-1', undefined],
    ['EXTRA-1', 'TS-10'],
  ] as const)('an item by a code of its own: %s', async ([code, id]) => {
    const exact = (await search(code, { kinds: 'item' })).filter(({ isExact }) => isExact)
    expect(exact.map((item) => item.id)).toEqual([id ?? 'TS-10'])
  })

  test.for([
    ['lavnder', 'color LAV'],
    ['Lavendar tee', 'item TS-1'],
    ['in tee', 'item TS-10'],
    ['salt sea', 'item LAV'],
    ['harbour soap', 'item LAV'],
    ['foundary lobby shop', 'store FD-LOBBY'],
  ] as const)('despite typing errors and in any order of the words: %s', async ([text, first]) => {
    expect((await found(text)).slice(0, 2)).toContain(first)
  })

  /** Every way to mistype a word by one letter. */
  function typingErrors(word: string): string[] {
    const errors = [...word].flatMap((letter, at) => {
      const [before, after] = [word.slice(0, at), word.slice(at + 1)]
      const added = [`${before}q${letter}${after}`, `${before}${letter}q${after}`]
      return [`${before}${after}`, `${before}q${after}`, ...added, before + after.slice(0, 1) + letter + after.slice(1)]
    })
    return [...new Set(errors)].filter((typed) => typed !== word)
  }

  test.for([
    ['lavender', 'item TS-1'],
    ['foundry', 'venue FOUNDRY'],
    ['bloom', 'item LOOM'],
    ['kafka', 'item LOOM'],
    ['кепка', 'item CYR'],
  ] as const)('a name with any one error in a word of five letters or more: %s', async ([word, record]) => {
    for (const item of [newItem('LOOM', { name: 'T-Bloom (kafka)' }), newItem('CYR', { name: 'Синяя КЕПКА' })]) {
      await catalog.as('role2')('POST', '/items', item)
    }
    const missed = []
    for (const typed of typingErrors(word))
      if (!(await found(typed, { limit: 50 })).includes(record)) missed.push(typed)
    expect(missed).toEqual([])
  })

  test('after what has the text to the letter, what has it with a typing error; codes have none', async () => {
    const call = catalog.as('role2')
    const items = [
      ['SOCK-1', 'Stripe socks'],
      ['SOCK-2', 'Sockeye poster'],
      ['SOCK-3', 'Smocks'],
      ['SOKCY', 'Plain cap'],
    ]
    for (const [id, name] of items) await call('POST', '/items', newItem(id!, { name }))
    expect(await found('sokc', { kinds: 'item' })).toEqual(['item SOKCY', 'item SOCK-1', 'item SOCK-2'])
    expect(await found('smocks', { kinds: 'item' })).toEqual(['item SOCK-3', 'item SOCK-1'])
    expect(await found('stirpe socks', { kinds: 'item' })).toEqual(['item SOCK-1'])
    expect(await found('skoc-1', { kinds: 'item' })).toEqual([])
  })

  test('typing errors in the name of an item', async () => {
    expect(await found('lavnder', { kinds: 'item' })).toEqual(['item TS-1', 'item TS-10', 'item OLD'])
  })

  test('of names that are as similar, the shorter one first', () => {
    const of = (name: string) => ({ kind: 'item', id: name, name, similarity: 0.5 })
    const candidates = [of('Five off with any vinyl'), of('Vinyl'), of('Amber vinyl')]
    const names = ranked(candidates, 'vinly', (text) => text.toLowerCase()).map(({ name }) => name)
    expect(names).toEqual(['Vinyl', 'Amber vinyl', 'Five off with any vinyl'])
  })

  test.for(['cafe', 'café', 'CAFÉ', 'ｃａｆｅ'])(
    'first the code itself, then the name itself, whatever the accents: %s',
    async (text) => {
      const call = catalog.as('role2')
      for (const item of [newItem('CAFE', { name: 'Zinc mug' }), newItem('MUG-1', { name: 'Cafe exact' })]) {
        await call('POST', '/items', item)
      }
      await call('POST', '/items', newItem('MUG-2', { name: 'Café' }))
      expect(await found(text, { kinds: 'item' })).toEqual(['item CAFE', 'item MUG-2', 'item MUG-1'])
    },
  )

  test('nothing that is far from every name, and no wildcards', async () => {
    expect(await found('xqzzv')).toEqual([])
    expect(await found('   ')).toEqual([])
    expect(await found('100% wool_', { kinds: 'item' })).toEqual(['item TS-2'])
    expect(await found('%', { kinds: 'item' })).toEqual(['item TS-2'])
    expect(await found('w%l', { kinds: 'item' })).toEqual([])
  })

  test.for([['pc-2'], ['PC-000002'], ['fall']])('a price change by %s', async ([text]) => {
    expect(await search(text!, { kinds: 'priceChange' })).toEqual([
      { kind: 'priceChange', id: 'PC-000002', name: 'Fall', isExact: text !== 'fall' },
    ])
  })

  test('vendors by both of their IDs, users by name, user name and address, and venues', async () => {
    expect(await search('v-1004')).toEqual([{ kind: 'vendor', id: 'GROOVE', name: expect.any(String), isExact: true }])
    expect(await found('groove', { kinds: 'vendor' })).toEqual(['vendor GROOVE'])
    expect((await found('role9', { kinds: 'user' }))[0]).toMatch(/^user /)
    expect((await search('role9', { kinds: 'user' }))[0]).toMatchObject({ detail: 'role9, cashier' })
    expect(await found('old foundry', { kinds: 'venue,store' })).toContainEqual(expect.stringMatching(/^venue /))
  })

  test.for([
    ['venue', 'Foundry', 'FOUNDRY'],
    ['store', 'yard cart', 'FD-YARD'],
    ['warehouse', 'river street', 'WH-RIVER'],
    ['register', 'lobby till', 'R201'],
    ['reportingGroup', 'bars', 'RG-BARS'],
  ] as const)('a %s by name and by ID', async ([kind, name, id]) => {
    expect(await found(name, { kinds: kind })).toContain(`${kind} ${id}`)
    expect(await search(id.toLowerCase(), { kinds: kind, limit: 1 })).toMatchObject([{ kind, id, isExact: true }])
  })
})

describe('what else is found', () => {
  const at = new Date('2026-03-02T12:00:00Z')

  async function addRecords() {
    const call = catalog.as('role2')
    const { db } = catalog.one
    const label = await call('POST', '/labels/templates', labelTemplate('Swing tag'))
    await call('POST', '/cto/groups', {
      id: 'BACKNAME',
      name: 'Name on the back',
      type: 'TEXT',
      minLength: 1,
      maxLength: 9,
    })
    const counts = { labels: 12, items: 1, printed: 12, start_row: 0, start_column: 0, template_version: 1 }
    const printer = { printer_id: null, printer_name: null, fault: null, job_id: null, sheet: 'ROLL' as const }
    const job = {
      label_job_id: 'job-1',
      template_id: label.body.templateID,
      template_name: 'Hang tag',
      design: '{}',
      shown: [],
      withheld: [],
    }
    const done = { state: 'DONE' as const, created_by: 'role2', created_at: at, finished_at: at }
    await db
      .insertInto('label_job')
      .values({ ...job, ...counts, ...printer, ...done })
      .execute()
    const file = { file_name: 'wholesale.csv', source: 'a', columns: '[]', mapping: '[]', defaults: '{}' }
    await db
      .insertInto('import')
      .values({ ...file, state: 'CHECKED', created_at: at, created_by: 'role2' })
      .execute()
    const plan = {
      venue: { id: 'DOME', name: 'Dome on the lake' },
      stores: [],
      warehouses: [],
      registers: [],
      reportingGroups: [],
    }
    const begun = await call('POST', '/utilities/venues/plans', { plan })
    expect([label.status, begun.status]).toEqual([200, 200])
  }

  test('labels, print jobs, option groups, imports and own drafts of venues, by those who may read them', async () => {
    await addRecords()
    const cases = [
      ['swing tga', { kind: 'labelTemplate', name: 'Swing tag', detail: 'shelf' }],
      ['hang tag', { kind: 'labelJob', id: 'job-1', detail: 'by role2, 12 labels' }],
      ['backname', { kind: 'optionGroup', id: 'BACKNAME', isExact: true }],
      ['wholesale', { kind: 'import', name: 'wholesale.csv' }],
      ['dome', { kind: 'venuePlan', name: 'Dome on the lake', detail: 'DOME', isExact: true }],
    ] as const
    for (const [text, record] of cases) {
      expect(await search(text, { kinds: record.kind })).toMatchObject([record])
      expect(await search(text, { kinds: record.kind, user: 'role14' })).toEqual([])
      expect(await search(text, { kinds: record.kind, company: 'two' })).toEqual([])
    }
    expect(await search('dome', { kinds: 'venuePlan', user: 'role7' })).toEqual([])
  })
})

describe('who finds what', () => {
  test('nobody finds records of another company', async () => {
    expect(await found('another company')).toEqual([])
    expect(await found('theirs', { company: 'two', kinds: 'item' })).toEqual(['item THEIRS'])
    expect(await found('lavender', { company: 'two', kinds: 'item' })).toEqual(['item THEIRS'])
  })

  test('only records of kinds that the user may read are found, and only those that were asked for', async () => {
    expect(await found('lavender tee', { user: 'role102', kinds: 'item' })).toEqual([])
    expect(await found('lavnder tee', { user: 'role102', kinds: 'item' })).toEqual([])
    expect(await found('lavender', { kinds: 'vendor,user' })).toEqual([])
    expect(await found('role9', { user: 'role100', kinds: 'user' })).toEqual([])
    expect(await found('pc-2', { user: 'role102' })).toEqual([])
  })

  test('a master SKU finds its item only for those who may see it', async () => {
    expect(await found('secret', { kinds: 'item' })).toEqual(['item TS-1'])
    expect(await found('secret', { kinds: 'item', user: 'role103' })).toEqual([])
    expect(await found('SECRET', { kinds: 'item', user: 'role103' })).toEqual([])
    expect(await found('secrets', { kinds: 'item' })).toEqual([])
  })

  test('a search that is missing or too long is refused', async () => {
    const call = catalog.as('role2')
    for (const query of ['search=a&limit=0', `search=${'a'.repeat(101)}`, 'kinds=item']) {
      expect(await call('GET', `/search?${query}`)).toMatchObject({ status: 400 })
    }
  })
})

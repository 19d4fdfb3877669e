import { describe, expect, test } from 'vitest'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

test('returns the company and its locations', async () => {
  const { body } = await call('GET', '/business')
  expect(body.company).toMatchObject({ companyCode: 'one', name: 'Company one', currency: 'USD' })
  expect(body.locations).toContainEqual({
    id: 'FD-LOBBY',
    type: 'STORE',
    name: 'Foundry lobby shop',
    venueName: 'The Old Foundry',
    status: 'Active',
  })
})

test('lists active records first, then inactive ones, alphabetically', async () => {
  const { body } = await call('GET', '/attributes')
  const colors = body.colors.map(({ description }: { description: string }) => description)
  expect(colors).toEqual([...colors.slice(0, -1).toSorted(), 'Neon yellow'])
  expect(body.colors.at(-1)).toEqual({ colorID: 'NEON', description: 'Neon yellow', status: 'Inactive' })
  expect(body.categories).toContainEqual(expect.objectContaining({ categoryID: 'TEES', departmentID: 'APPAREL' }))
  expect(body.subCategories).toContainEqual(expect.objectContaining({ subCategoryID: 'LP', categoryID: 'VINYL' }))
  expect(body.vendors).toContainEqual(expect.objectContaining({ vendorCode: 'GROOVE', vendorID: 'V-1004' }))
  expect(body.royaltyLevels[0]).toEqual({ key: expect.any(String), label: expect.any(String), status: 'Active' })
  expect(body.skuTypes[0]).toEqual({ value: expect.any(String), label: expect.any(String), status: 'Active' })
  expect(body.departments[0]).toMatchObject({ departmentID: 'ACCESSORIES', departmentName: 'Accessories' })
})

test('every list of attributes has the status of its records, active ones first', async () => {
  const read = async () => {
    const { body } = await catalog.as('role2', 'two')('GET', '/attributes')
    return Object.entries(body as Record<string, { status?: string }[]>)
  }
  const ordered = ['Active', 'Inactive']
  for (const [name, records] of await read()) {
    const statuses = records.map(({ status }) => status!)
    expect([name, statuses.length > 1, statuses.every((status) => ordered.includes(status))]).toEqual([
      name,
      true,
      true,
    ])
  }
  await catalog.database.pool.query(
    `update list_entry set status = 'Inactive' where company_code = 'two'
     and (kind, entry_id) in (select kind, min(entry_id) from list_entry where company_code = 'two' group by kind)`,
  )
  for (const [name, records] of await read()) {
    const statuses = records.map(({ status }) => status)
    expect([name, new Set(statuses).size, statuses]).toEqual([name, 2, statuses.toSorted()])
  }
})

test.for([
  ['/attributes/additional', { key: 'CARE', label: 'Care' }],
  ['/fees?pagination=false', { feeID: 'ENV', name: 'Bottle deposit' }],
  ['/taxes?pagination=false', { taxID: 'STD', rate: 8.25 }],
  ['/units/inventory?pagination=false', { id: 'EA', description: 'Each' }],
  ['/promotions/discounts?pagination=false', { discountID: 'OPENING', status: 'Inactive' }],
  ['/configs/common/system', { key: 'SPECIAL_CHARS_RESTRICTED', status: 'ACTIVE' }],
] as const)('%s', async ([path, entry]) => {
  expect((await call('GET', path)).body).toContainEqual(expect.objectContaining(entry))
})

test('filters discounts by status and type', async () => {
  const { body } = await call('GET', '/promotions/discounts?pagination=false&status=Active&discountType=AMOUNT')
  expect(body).toMatchObject([{ discountID: 'BUNDLE5' }])
})

describe.for([
  ['/business/venues', 'venueID', ['HARBOR', 'FOUNDRY']],
  ['/business/stores', 'storeID', ['FD-LOBBY', 'HB-BAR', 'HB-MAIN', 'HB-UPPER', 'FD-YARD']],
  ['/business/warehouses', 'warehouseID', ['WH-RIVER']],
  ['/registers', 'registerID', ['R121', 'R122', 'R101', 'R102', 'R103', 'R201', 'R111', 'R211']],
  ['/events', 'eventID', ['EV-2601', 'EV-2602', 'EV-2603', 'EV-2604', 'EV-2605', 'EV-2606']],
] as const)('%s', ([path, key, ids]) => {
  const read = async (query: string) => (await call('GET', `${path}?${query}`)).body
  const keys = (data: Record<string, string>[]) => data.map((row) => row[key])

  test('are in order, in one piece and page by page', async () => {
    expect(keys((await read('pagination=false')).data)).toEqual(ids)
    const found: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { data: Record<string, string>[]; nextCursor: string | null } = await read(
        `limit=2${cursor && `&cursor=${cursor}`}`,
      )
      found.push(...keys(page.data))
      cursor = page.nextCursor
    }
    expect(found).toEqual(ids)
  })

  test('are sorted by ID, descending, and searched', async () => {
    expect(keys((await read(`sort=-${key}`)).data)).toEqual([...ids].toSorted().toReversed())
    expect(keys((await read(`search=${ids[0].toLowerCase()}`)).data)).toEqual([ids[0]])
    expect(await call('GET', `${path}?sort=nonsense`)).toMatchObject({ status: 400, errors: [{ field: 'sort' }] })
  })
})

test('marks onboarding steps as visited one by one, for users who may', async () => {
  const { body } = await call('GET', '/onboarding/steps')
  expect(body.map(({ visited }: { visited: boolean }) => visited)).toEqual(Array(8).fill(false))
  const steps = [{ name: 'welcome', title: 'Welcome', visited: true }]
  const after = await call('PATCH', '/onboarding/steps', { steps })
  expect(after.body[0]).toMatchObject({ name: 'welcome', visited: true })
  const unknown = { steps: [{ name: 'nowhere', visited: true }] }
  expect(await call('PATCH', '/onboarding/steps', unknown)).toMatchObject({
    status: 400,
    errors: [{ field: 'steps.0.name' }],
  })
  const twice = { steps: [...steps, { name: 'welcome', visited: false }] }
  expect(await call('PATCH', '/onboarding/steps', twice)).toMatchObject({
    status: 400,
    errors: [{ field: 'steps.1.name' }],
  })
  const others = await catalog.as('role2', 'two')('GET', '/onboarding/steps')
  expect(others.body[0].visited).toBe(false)
  expect(await catalog.as('role9')('PATCH', '/onboarding/steps', { steps })).toMatchObject({ status: 403 })
})

test('keeps views per user, and replaces one of the same name', async () => {
  const view = { screen: 'products', name: 'Tees', state: '?category=TEES' }
  const { body } = await call('POST', '/views', view)
  const again = await call('POST', '/views', { ...view, state: '?category=CAPS' })
  expect(again.body).toEqual({ ...body, state: '?category=CAPS' })
  expect((await call('GET', '/views?screen=products')).body).toEqual([again.body])
  expect((await call('GET', '/views?screen=stores')).body).toEqual([])
  for (const other of [catalog.as('role7'), catalog.as('role2', 'two')]) {
    expect((await other('GET', '/views?screen=products')).body).toEqual([])
    expect(await other('DELETE', `/views/${body.viewID}`)).toMatchObject({ status: 404 })
  }
  expect(await call('DELETE', `/views/${body.viewID}`)).toMatchObject({ status: 200 })
  expect(await call('DELETE', '/views/nonsense')).toMatchObject({ status: 404 })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()
const save = (name: string, state = 'x') => catalog.as('role2')('POST', '/views', { screen: 'products', name, state })

test('saving a view again and again leaves one copy of it', async () => {
  const states = Array.from({ length: 20 }, (_, n) => `${n} a state that shows up wherever it is kept `.repeat(100))
  for (const state of states) expect(await save('Mine', state)).toMatchObject({ status: 200, body: { state } })
  const { rows } = await catalog.database.pool.query<{ views: number; audit: string; answers: string }>(
    `select (select count(*)::int from saved_view) as views,
      (select json_agg(audit_entry) from audit_entry)::text as audit,
      (select json_agg(answered_request) from answered_request)::text as answers`,
  )
  expect(rows[0]!.views).toBe(1)
  for (const kept of [rows[0]!.audit, rows[0]!.answers]) expect(kept).not.toContain('shows up')
})

test('answers a repeated request with the view', async () => {
  const token = await tokenOf(catalog.app, 'one', 'role2')
  const headers = { token, 'x-client-request-id': requestID() }
  const payload = { screen: 'products', name: 'Twice', state: 's' }
  const request = { method: 'POST', url: '/api/views', headers, payload } as const
  const [first, second] = [await catalog.app.app.inject(request), await catalog.app.app.inject(request)]
  expect(first.statusCode).toBe(200)
  expect(second.json()).toEqual(first.json())
})

test('a user keeps at most 100 views, also if they save many at a time', async () => {
  const save = catalog.as('role7')
  const one = (n: number) => save('POST', '/views', { screen: 'products', name: `View ${n}`, state: 'x' })
  expect(await one(0)).toMatchObject({ status: 200 })
  await catalog.database.pool.query(
    `insert into saved_view (company_code, user_id, screen, name, state)
     select company_code, user_id, screen, 'Filled ' || n, state
     from saved_view, generate_series(1, 94) n where name = 'View 0'`,
  )
  const saved = await Promise.all(Array.from({ length: 20 }, (_, n) => one(n + 1)))
  expect(saved.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(saved.filter(({ status }) => status === 400)).toHaveLength(15)
})

test('a user keeps at most 100 views', async () => {
  const other = catalog.as('role5')
  const one = (n: number) => other('POST', '/views', { screen: `screen ${n % 3}`, name: `View ${n}`, state: 'x' })
  for (let n = 0; n < 100; n++) expect(await one(n)).toMatchObject({ status: 200 })
  expect(await one(100)).toMatchObject({ status: 400, message: expect.stringMatching(/^You have 100 saved views/) })
  expect(await one(99)).toMatchObject({ status: 200 })
  expect(await save('Of another user')).toMatchObject({ status: 200 })
})

test('a shared view is seen by the whole company, and only its owner replaces or deletes it', async () => {
  const [owner, colleague] = [catalog.as('role2'), catalog.as('role9')]
  const shared = { screen: 'shared', name: 'Low stock', state: 's1', shared: true }
  const { body: saved } = await owner('POST', '/views', shared)
  expect(saved).toMatchObject({ ...shared, own: true })
  await owner('POST', '/views', { ...shared, name: 'Mine', shared: false })
  const seen = async (call: typeof owner) => (await call('GET', '/views?screen=shared')).body
  // Which roles a view opens for is told to those who manage roles.
  const { opensForRoleIDs, ...told } = saved
  expect(opensForRoleIDs).toEqual([])
  expect(await seen(colleague)).toEqual([{ ...told, own: false }])
  expect(await colleague('DELETE', `/views/${saved.viewID}`)).toMatchObject({ status: 404 })
  await colleague('POST', '/views', { ...shared, state: 's2', shared: false })
  expect(await seen(owner)).toMatchObject([{ state: 's1', own: true }, { name: 'Mine' }])
  await owner('POST', '/views', { ...shared, shared: false })
  expect(await seen(colleague)).toMatchObject([{ state: 's2', own: true }])
})

test('a view shared with roles is seen by their users alone', async () => {
  const [owner, seventh, ninth] = [catalog.as('role2'), catalog.as('role7'), catalog.as('role9')]
  const view = { screen: 'roles', name: 'Hats', state: 's', shared: false, roleIDs: [7] }
  const { body: saved } = await owner('POST', '/views', view)
  expect(saved).toMatchObject({ ...view, own: true, opens: false })
  expect((await seventh('GET', '/views?screen=roles')).body).toMatchObject([{ name: 'Hats', own: false, roleIDs: [] }])
  expect((await ninth('GET', '/views?screen=roles')).body).toEqual([])
  expect(await owner('POST', '/views', { ...view, roleIDs: [7, 4711] })).toMatchObject({
    status: 400,
    message: 'There is no role 4711',
    errors: [{ field: 'roleIDs.1', value: 4711 }],
  })
  await owner('POST', '/views', { ...view, roleIDs: [] })
  expect((await seventh('GET', '/views?screen=roles')).body).toEqual([])
})

test('a list opens with the view of the user, or else with that of their role', async () => {
  const [admin, user] = [catalog.as('role2'), catalog.as('role9')]
  const save = async (call: typeof user, name: string, more = {}) =>
    (await call('POST', '/views', { screen: 'opening', name, state: 's', ...more })).body.viewID as string
  const [ours, mine] = [await save(admin, 'Ours', { roleIDs: [9] }), await save(user, 'Mine')]
  const opening = async () =>
    (await user('GET', '/views?screen=opening')).body.flatMap((view: { opens: boolean; name: string }) =>
      view.opens ? view.name : [],
    )
  const choose = (viewID: string | null) => user('PUT', '/views/opening', { screen: 'opening', viewID })
  const ofRole = (viewID: string | null) => admin('PUT', '/views/opening/9', { screen: 'opening', viewID })

  expect(await opening()).toEqual([])
  expect(await ofRole(ours)).toMatchObject({ status: 200 })
  expect(await opening()).toEqual(['Ours'])
  const seen = await admin('GET', '/views?screen=opening')
  expect(seen.body).toMatchObject([{ name: 'Ours', opens: false, opensForRoleIDs: [9] }])
  expect((await user('GET', '/views?screen=opening')).body[0]).not.toHaveProperty('opensForRoleIDs')
  await choose(mine)
  expect(await opening()).toEqual(['Mine'])
  await choose(null)
  expect(await opening()).toEqual([])
  await choose(mine)
  await user('DELETE', `/views/${mine}`)
  expect(await opening()).toEqual(['Ours'])
  await ofRole(null)
  expect(await opening()).toEqual([])
})

test('a view that is shared no more is no longer the one that a role opens, also once it is shared again', async () => {
  const [owner, admin] = [catalog.as('role9'), catalog.as('role2')]
  const view = { screen: 'closing', name: 'Theirs', state: 's', roleIDs: [2, 9] }
  const { body: saved } = await owner('POST', '/views', view)
  for (const roleID of [2, 9]) {
    const choice = { screen: 'closing', viewID: saved.viewID }
    expect(await admin('PUT', `/views/opening/${roleID}`, choice)).toMatchObject({ status: 200 })
  }
  await owner('POST', '/views', { ...view, roleIDs: [9] })
  await owner('POST', '/views', { ...view, state: 'other' })
  const seen = await admin('GET', '/views?screen=closing')
  expect(seen.body).toMatchObject([{ name: 'Theirs', opens: false, opensForRoleIDs: [9] }])
  const noted = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['entity_id', 'user_name'])
    .where(sql<boolean>`changes @> ${JSON.stringify([{ field: 'openingView.closing', to: null }])}::jsonb`)
    .execute()
  expect(noted).toEqual([{ entity_id: '2', user_name: 'role9' }])
})

test('refuses to open a list with a view that its users do not see', async () => {
  const [admin, user] = [catalog.as('role2'), catalog.as('role9')]
  const { body } = await admin('POST', '/views', { screen: 'unseen', name: 'Private', state: 's' })
  const choice = { screen: 'unseen', viewID: body.viewID }
  expect(await user('PUT', '/views/opening', choice)).toMatchObject({ status: 404 })
  expect(await user('PUT', '/views/opening/9', choice)).toMatchObject({ status: 403 })
  expect(await admin('PUT', '/views/opening/9', choice)).toMatchObject({
    status: 400,
    errors: [{ field: 'viewID', message: expect.stringMatching(/^Share Private with .* or everyone first$/) }],
  })
  expect(await admin('PUT', '/views/opening/4711', choice)).toMatchObject({ status: 404 })
  expect(await admin('PUT', '/views/opening', { ...choice, screen: 'other' })).toMatchObject({ status: 404 })
})

test('another company sees no shared view, and a company shares at most 200', async () => {
  const owner = catalog.as('role2')
  const share = (name: string) => owner('POST', '/views', { screen: 'many', name, state: 'x', shared: true })
  expect(await share('First')).toMatchObject({ status: 200 })
  expect((await catalog.as('role2', 'two')('GET', '/views?screen=many')).body).toEqual([])
  await catalog.database.pool.query(
    `insert into saved_view (company_code, user_id, screen, name, state, shared)
     select company_code, 'someone', screen, 'Filled ' || n, state, true
     from saved_view, generate_series(1, 199) n where name = 'First'`,
  )
  expect(await share('Second')).toMatchObject({ status: 400, message: expect.stringMatching(/200 shared views/) })
  expect(await share('First')).toMatchObject({ status: 200 })
})

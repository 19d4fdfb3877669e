import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { companyStore, type CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
for (const code of ['ours', 'theirs']) await addCompany(database, code, [2, 9])
const { db: ours } = companyStore(database.db, 'ours')
const theirUsers = () =>
  database.db.selectFrom('app_user').selectAll().where('company_code', '=', 'theirs').orderBy('user_name').execute()

/** Queries written as if there were one company, with the rows they may return. */
const READS: [string, (db: CompanyQueries) => Promise<unknown[]>, unknown[]][] = [
  ['a table', (db) => db.selectFrom('company').select('company_code').execute(), [{ company_code: 'ours' }]],
  ['an alias', (db) => db.selectFrom('company as c').select('c.name').execute(), [{ name: 'Company ours' }]],
  [
    'a where with or',
    (db) =>
      db
        .selectFrom('company')
        .select('company_code')
        .where((eb) => eb.or([eb('name', '=', 'x'), eb('company_code', '=', 'theirs'), eb.lit(true)]))
        .execute(),
    [{ company_code: 'ours' }],
  ],
  [
    'a join',
    (db) =>
      db
        .selectFrom('app_user as u')
        .innerJoin('role as r', 'r.role_id', 'u.role_id')
        .select(['u.user_name', 'r.company_code'])
        .orderBy('u.user_name')
        .execute(),
    [
      { user_name: 'role2', company_code: 'ours' },
      { user_name: 'role9', company_code: 'ours' },
    ],
  ],
  [
    'a left join on a condition that is always true',
    (db) =>
      db
        .selectFrom('company')
        .leftJoin('app_user', (join) => join.onTrue())
        .select('app_user.company_code')
        .distinct()
        .execute(),
    [{ company_code: 'ours' }],
  ],
  [
    'a subquery in where',
    (db) =>
      db
        .selectFrom('role')
        .select('role_id')
        .where('role_id', 'in', (eb) => eb.selectFrom('app_user').select('app_user.role_id'))
        .orderBy('role_id')
        .execute(),
    [{ role_id: 2 }, { role_id: 9 }],
  ],
  [
    'a subquery in from',
    (db) =>
      db
        .selectFrom((eb) => eb.selectFrom('company').select('company_code').as('inner'))
        .selectAll()
        .execute(),
    [{ company_code: 'ours' }],
  ],
  [
    'a union',
    (db) =>
      db
        .selectFrom('company')
        .select('company_code')
        .unionAll((eb) => eb.selectFrom('company').select('company_code'))
        .execute(),
    [{ company_code: 'ours' }, { company_code: 'ours' }],
  ],
  [
    'a named query',
    (db) =>
      db
        .with('mine', (cte) => cte.selectFrom('company').select('name'))
        .selectFrom('mine')
        .selectAll()
        .execute(),
    [{ name: 'Company ours' }],
  ],
  [
    'a named query that hides a table of its name',
    (db) =>
      db
        .with('company', (cte) => cte.selectFrom('company').select(['company_code', 'name']))
        .selectFrom('company')
        .select('name')
        .execute(),
    [{ name: 'Company ours' }],
  ],
  [
    'a function in place of a table',
    (db) =>
      db
        .selectFrom(sql<{ n: number }>`unnest(${[1, 2]}::int[])`.as<'t'>(sql`t(n)`))
        .select('t.n')
        .execute(),
    [{ n: 1 }, { n: 2 }],
  ],
]

test.each(READS)('%s returns only rows of this company', async (_name, query, rows) => {
  expect(await query(ours)).toEqual(rows)
})

test('does not let the name of a subquery expose the table of that name', async () => {
  const rows = await ours
    .selectFrom((eb) =>
      (eb as unknown as Kysely<Tables>).selectFrom('role').select('role_id').where('role_id', '=', 2).as('app_user'),
    )
    .innerJoin('app_user as u', 'u.role_id', 'app_user.role_id')
    .select('u.company_code' as never)
    .execute()
  expect(rows).toEqual([{ company_code: 'ours' }])
})

test('updates and deletes only in this company', async () => {
  const before = await theirUsers()
  await ours.updateTable('app_user').set({ email: 'x@example.com' }).execute()
  await ours.updateTable('app_user as u').from('role').set({ email: 'y@example.com' }).execute()
  await ours.deleteFrom('app_user').using('role').where('app_user.role_id', '=', 9).execute()
  await ours.deleteFrom('role_grant').execute()
  expect(await theirUsers()).toEqual(before)
  expect(await ours.selectFrom('app_user').select(['company_code', 'email']).execute()).toEqual([
    { company_code: 'ours', email: 'y@example.com' },
  ])
  expect(await database.db.selectFrom('role_grant').select('company_code').distinct().execute()).toEqual([
    { company_code: 'theirs' },
  ])
})

test('inserts rows into this company, from values and from a select', async () => {
  await ours.insertInto('role').values({ role_id: 200, name: 'one' }).execute()
  await ours
    .insertInto('role')
    .columns(['role_id', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select(({ lit }) => [lit(201).as('role_id'), 'role.name'])
        .where('role.role_id', '=', 200),
    )
    .execute()
  const rows = await database.db
    .selectFrom('role')
    .select(['company_code', 'role_id'])
    .where('role_id', '>=', 200)
    .execute()
  expect(rows).toEqual([
    { company_code: 'ours', role_id: 200 },
    { company_code: 'ours', role_id: 201 },
  ])
})

/** Each could cross companies, or the guard could not tell. */
const REFUSED: [string, (db: CompanyQueries) => Promise<unknown>][] = [
  ['raw SQL', (db) => sql`select * from company`.execute(db)],
  [
    'raw SQL in where',
    (db) =>
      db
        .selectFrom('company')
        .selectAll()
        .where(sql<boolean>`exists (select 1 from role)`)
        .execute(),
  ],
  [
    'raw SQL as a column',
    (db) =>
      db
        .selectFrom('company')
        .select(sql`(table role)`.as('x'))
        .execute(),
  ],
  [
    'a table named in raw SQL',
    (db) =>
      db
        .selectFrom(sql`company`.as('c'))
        .selectAll()
        .execute(),
  ],
  [
    'a table passed to raw SQL',
    (db) =>
      db
        .selectFrom(sql`${sql.table('company')}`.as('c'))
        .selectAll()
        .execute(),
  ],
  [
    'raw SQL in raw SQL',
    (db) =>
      db
        .selectFrom(sql`${sql.raw('company')}`.as('c'))
        .selectAll()
        .execute(),
  ],
  [
    'a right join',
    (db) =>
      db
        .selectFrom('company')
        .rightJoin('role', (join) => join.onTrue())
        .selectAll('role')
        .execute(),
  ],
  [
    'a full join',
    (db) =>
      db
        .selectFrom('company')
        .fullJoin('role', (join) => join.onTrue())
        .selectAll('role')
        .execute(),
  ],
  ['a cross join', (db) => db.selectFrom('company').crossJoin('role').selectAll('role').execute()],
  [
    'another company in an insert',
    (db) => db.insertInto('role').values({ company_code: 'theirs', role_id: 300, name: 'x' }).execute(),
  ],
  [
    'a changed company in an update',
    (db) =>
      db
        .updateTable('role')
        .set({ company_code: 'theirs' } as never)
        .execute(),
  ],
  [
    'a changed company in an upsert',
    (db) =>
      db
        .insertInto('role')
        .values({ role_id: 200, name: 'x' })
        .onConflict((conflict) =>
          conflict.columns(['company_code', 'role_id']).doUpdateSet({ company_code: 'theirs' } as never),
        )
        .execute(),
  ],
  ['a change of the schema', (db) => (db as unknown as Kysely<Tables>).schema.dropTable('role').execute()],
  [
    'a merge',
    (db) =>
      (db as unknown as Kysely<Tables>)
        .mergeInto('role')
        .using('company', (join) => join.onTrue())
        .whenMatched()
        .thenDelete()
        .execute(),
  ],
  [
    'a recursive query',
    (db) =>
      (db as unknown as Kysely<Tables>)
        .withRecursive('r(n)', (cte) => cte.selectFrom('role').select('role_id as n'))
        .selectFrom('r')
        .selectAll()
        .execute(),
  ],
]

test.each(REFUSED)('%s is refused', async (_name, query) => {
  await expect(query(ours)).rejects.toThrow(/within a company|raw SQL|company_code|needs a condition/)
})

test('keeps a transaction within the company', async () => {
  const rows = await companyStore(database.db, 'ours').transaction((tx) =>
    tx.db.selectFrom('company').select('company_code').execute(),
  )
  expect(rows).toEqual([{ company_code: 'ours' }])
})

/** Who needs more than one company, or none (docs/adr/0020). Each names the company in its statements by itself. */
const BESIDE_THE_GUARD = [
  /^((backup|boot|companies|database|jobs|platform)\/|area\.ts$|calls\/write-turns\.ts$)/,
  // Calls get their company's store here; health check and metrics read no rows.
  /^(http\/(app|health)|telemetry\/serve-metrics)\.ts$/,
  // Before the company and user of a call are known, for a preview of another role, and for attempts to sign in, which a
  // refusal must not roll back.
  /^(areas\/session|identity)\//,
  // A partner works for several companies.
  /^(areas\/partners\/|documents\/refuse-leavers\.ts$)/,
  // Chores and checks for all companies.
  /^(areas\/images\/orphans|areas\/imports\/tidy-imports|areas\/inventory\/check-command|ledger\/check-ledger|documents\/blob-removal)\.ts$/,
]

test('few files get at the data of all companies', () => {
  const src = join(import.meta.dirname, '../src')
  const reach = /Kysely<Tables>|\bdatabase\.(db|pool|side)\b|\bdatabase: \{|#database\/database\.ts/
  const reaching = globSync('**/*.ts', { cwd: src }).filter((file) => reach.test(readFileSync(join(src, file), 'utf8')))
  expect(reaching.length).toBeGreaterThan(20)
  expect(reaching.filter((file) => !BESIDE_THE_GUARD.some((known) => known.test(file)))).toEqual([])
})

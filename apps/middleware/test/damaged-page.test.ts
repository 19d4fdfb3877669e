import { closeSync, mkdtempSync, openSync, readSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'
import { migrate } from '#database/migrate.ts'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'
import { migrations } from '../src/areas.ts'
import { startApp, tokenOf } from './app.ts'
import { atEnd } from './at-end.ts'
import { bareItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { removeFolder } from './temporary-folder.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-page-'))
atEnd(() => removeFolder(dataDir))

/** The embedded PostgreSQL of this file, started again, so that it has read nothing yet. */
async function started() {
  const embedded = await startEmbeddedPostgres(dataDir)
  const database = openDatabase(embedded.connection, () => {})
  const stop = async () => {
    await database.close()
    await embedded.stop()
  }
  atEnd(stop)
  return { embedded, database, stop }
}

/** Changes one bit of a file on the disk. */
function damage(path: string, at: number) {
  const file = openSync(path, 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, at)
  byte[0]! ^= 4
  writeSync(file, byte, 0, 1, at)
  closeSync(file)
}

test('a page with a wrong bit is never an answer: reads of it fail, the log and /readyz say so, all else goes on', async () => {
  const first = await started()
  await migrate(first.database.db, migrations)
  const acme = await addCompany(first.database, 'acme', [2])
  await seedReference(acme.db)
  const items = Array.from({ length: 20 }, (_, n) => bareItem(`PAGE${n}`))
  await acme.db.insertInto('item').values(items).execute()
  const superuser = new pg.Client(first.embedded.superuser)
  await superuser.connect()
  await superuser.query('checkpoint')
  const { rows } = await superuser.query<{ path: string }>("select pg_relation_filepath('item') as path")
  await superuser.end()
  await first.stop()
  const path = join(first.embedded.home, 'postgres', rows[0]!.path)

  const readyOf = async ({ app }: Awaited<ReturnType<typeof startApp>>) => (await app.inject('/readyz')).json().status
  // The header of the page, a pointer to a row, the middle of a row, and the last byte.
  for (const at of [20, 40, 6_000, 8_191]) {
    damage(path, at)
    const { database, stop } = await started()
    let log = ''
    const logTo = new Writable({ write: (chunk, _encoding, done) => ((log += String(chunk)), done()) })
    const app = await startApp(database, { env: { LOG_LEVEL: 'warn' }, logTo })
    const token = await tokenOf(app, 'acme', 'role2')
    expect(await readyOf(app)).toBe('ready')
    for (const query of ['/items?limit=50', '/items?itemID=PAGE0']) {
      expect(await app.call(token, 'GET', query)).toMatchObject({
        status: 500,
        message: "The server can't read some of its data. Tell your administrator.",
      })
    }
    expect(log).toMatch(/"level":50.*invalid page in block 0.*"msg":"the database is damaged"/)
    expect(await readyOf(app)).toBe('ready, but some of the data is damaged: see the log')
    expect(await app.call(token, 'GET', '/roles')).toMatchObject({ status: 200 })
    await app.app.close()
    await stop()
    damage(path, at)
  }
  const { database } = await started()
  const whole = await startApp(database)
  const { body } = await whole.call(await tokenOf(whole, 'acme', 'role2'), 'GET', '/items?limit=50')
  expect(body.data).toHaveLength(20)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import S3rver from '@20minutes/s3rver'
import { expect, test, vi } from 'vitest'
import { bucketStore } from '#blobs/bucket-store.ts'
import { type BlobStore, folderStore } from '#blobs/blob-store.ts'
import { BackupError, packed, type Part, partsOf } from '#backup/archive.ts'
import { restoreBackup } from '#backup/restore-backup.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { prepareDemo } from '#companies/demo.ts'
import type { Database } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'
import { startApp, tokenOf } from './app.ts'
import { atEnd } from './at-end.ts'
import { newItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { anotherHandle, cloneDatabase, emptyDatabase, lockWaits, urlOf } from './database.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
const FILE = join(folder, 'demo.backup')
const WHOLE = { overwrite: false }
/** Rows of these would let somebody in. */
const LEFT_OUT = ['session', 'password_key', 'sso_attempt', 'sso_handle']

/** The demo merchant with a session, an attachment and a job that nobody runs. */
const original = await cloneDatabase()
const pictures = folderStore(join(folder, 'pictures'))
const password = (await prepareDemo(original.db, folder, pictures))!
// A year of sales is the same row thousands of times.
await original.pool.query('delete from sale_line where sale_line_id % 200 <> 0')
await addAttachment()
const jobID = crypto.randomUUID()
const job = {
  job_id: jobID,
  kind: 'session.mail-password-link',
  state: 'RUNNING',
  payload: '{"userID":"gone"}',
} as const
const when = { created_at: new Date(), start_at: new Date() }
const asked = { company_code: 'demo', user_id: 'u', user_name: 'u', request_id: 'r' }
await original.db
  .insertInto('job')
  .values({ ...job, ...when, ...asked, run_id: crypto.randomUUID() })
  .execute()
const written = await writeBackup(original, pictures, FILE)

async function addAttachment() {
  const app = await startApp(original, { blobs: pictures })
  const token = await tokenOf(app, 'demo', 'admin')
  await app.call(token, 'POST', '/items', newItem('KEPT'))
  const lines = [{ itemID: 'KEPT', field: 'sellingPrice', price: 21 }]
  const { body } = await app.call(token, 'POST', '/pricechanges', { reason: 'Kept', lines })
  const path = `/pricechanges/${body.number}/attachments?name=note.txt`
  expect(await app.call(token, 'POST', path, Buffer.from('As agreed'))).toMatchObject({ status: 200 })
  await app.app.close()
}

async function tableNames({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The rows of every table, as texts. */
async function contentsOf(database: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const name of await tableNames(database)) {
    const { rows } = await database.pool.query<{ text: string }>(`select t::text as text from ${name} t order by 1`)
    if (!LEFT_OUT.includes(name)) contents[name] = rows.map(({ text }) => text)
  }
  return contents
}

async function startBucket(): Promise<BlobStore> {
  const directory = mkdtempSync(join(folder, 's3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory }
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'pictures', configs: [] }] })
  const { port } = await server.run()
  atEnd(() => server.close())
  const keys = { accessKeyID: 'S3RVER', secretAccessKey: 'S3RVER' }
  return bucketStore({ endpoint: `http://127.0.0.1:${port}`, name: 'pictures', region: 'us-east-1', ...keys })
}

test('restores every row, picture and attachment, and the server goes on with them', async () => {
  expect(statSync(FILE).mode & 0o777).toBe(0o600)
  const restored = await emptyDatabase()
  const bucket = await startBucket()
  const { missing, ...counts } = written
  expect(await restoreBackup(restored, bucket, FILE, WHOLE)).toEqual(counts)
  expect(missing).toEqual([])
  expect(await contentsOf(restored)).toEqual(await contentsOf(original))
  expect((await original.pool.query('select from session')).rowCount).toBeGreaterThan(0)
  expect((await restored.pool.query('select from session')).rowCount).toBe(0)

  let files = 0
  for await (const { about, bytes } of partsOf(FILE)) {
    if (about.kind !== 'file') continue
    files += 1
    expect((await bucket.get(about.key))?.equals(bytes)).toBe(true)
    expect((await pictures.get(about.key))?.equals(bytes)).toBe(true)
  }
  const { rows: expected } = await original.pool.query<{ count: number }>(
    'select (select 2 * count(*) from image) + (select count(*) from document_attachment) as count',
  )
  expect(files).toBe(expected[0]!.count)

  // Identities go on where the backup left them.
  const next = 'select last_value, is_called from audit_entry_audit_id_seq'
  expect((await restored.pool.query(next)).rows).toEqual((await original.pool.query(next)).rows)

  await migrate(restored.db, migrations)
  const app = await startApp(restored, { blobs: bucket })
  const { body } = await app.call(undefined, 'POST', '/login', { domain: 'demo', username: 'admin', password })
  expect(await app.call(body.token, 'POST', '/items', newItem('NEW'))).toMatchObject({ status: 200 })
  const { rows: jobs } = await restored.pool.query('select state from job where job_id = $1', [jobID])
  expect(jobs).toHaveLength(1)
  await vi.waitFor(async () => {
    const { rows } = await restored.pool.query('select state from job where job_id = $1', [jobID])
    expect(rows).toEqual([{ state: 'DONE' }])
  })
})

test('holds what was committed when it began, whatever is written meanwhile', async () => {
  const file = join(folder, 'meanwhile.backup')
  const before = await contentsOf(original)
  const writer = await original.pool.connect()
  await writer.query('begin')
  await writer.query('lock table item in access exclusive mode')
  await writer.query(`update item set name = name || '!' where item_id = 'KEPT'`)
  const writing = writeBackup(original, pictures, file)
  await lockWaits(original, 1)
  await writer.query('commit')
  writer.release()
  await writing
  expect(await contentsOf(original)).not.toEqual(before)
  const restored = await emptyDatabase()
  await restoreBackup(restored, folderStore(join(folder, 'meanwhile')), file, WHOLE)
  expect(await contentsOf(restored)).toEqual(before)
})

/** Writes a backup whose parts are changed. */
async function altered(name: string, change: (part: Part) => Part | Part[]): Promise<string> {
  async function* parts() {
    for await (const part of partsOf(FILE)) yield* [change(part)].flat()
  }
  const pieces: Buffer[] = []
  for await (const piece of packed(parts())) pieces.push(piece)
  return saved(name, gzipSync(Buffer.concat(pieces)))
}

function saved(name: string, bytes: Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const isHead = ({ about }: Part) => about.kind === 'backup'

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at]! ^= 0x10
  return copy
}

test('refuses a file that is not whole, was damaged, or is of a later version, and changes nothing', async () => {
  const target = await emptyDatabase()
  const store = folderStore(join(folder, 'untouched'))
  const refused = async (file: string, message: RegExp) => {
    await expect(restoreBackup(target, store, file, WHOLE)).rejects.toThrow(message)
    expect(await tableNames(target)).toEqual([])
  }
  const bytes = await readFile(FILE)
  for (const share of [0, 0.001, 0.5, 0.99]) {
    const cut = bytes.subarray(0, Math.floor(bytes.length * share))
    await refused(saved('cut.backup', cut), /is incomplete\. Nothing was changed/)
  }
  await refused(saved('cut.backup', bytes.subarray(0, -1)), /is incomplete/)
  for (const share of [0.1, 0.5, 0.9]) {
    await refused(saved('flipped.backup', flipped(bytes, Math.floor(bytes.length * share))), /is (damaged|incomplete)/)
  }
  // Packed again, so that only our own sum tells.
  const plain = gunzipSync(bytes)
  await refused(saved('repacked.backup', gzipSync(flipped(plain, plain.length >> 1))), /is damaged/)
  await refused(saved('longer.backup', gzipSync(Buffer.concat([plain, Buffer.from('x')]))), /is damaged/)
  await refused(saved('text.backup', Buffer.from('no backup at all')), /is damaged/)
  await refused(saved('other.backup', gzipSync(Buffer.alloc(100))), /is damaged|is not a backup/)

  const later = await altered('later.backup', (part) =>
    isHead(part) ? ({ ...part, about: { ...part.about, format: 2 } } as Part) : part,
  )
  await refused(later, /was written by a later version of Greenroom/)
  const newer = await altered('newer.backup', (part) =>
    part.about.kind === 'backup'
      ? { ...part, about: { ...part.about, migrations: [...part.about.migrations, '9999-later'] } }
      : part,
  )
  await refused(newer, /does not know \(9999-later\)/)
})

/** A backup with the hashes of its own parts, but another content. */
const renamed = (part: Part): Part => ({
  ...part,
  bytes: Buffer.from(part.bytes.toString('latin1').replace('Northlight Touring', 'Northlight Tourism'), 'latin1'),
})

test('leaves the data as it was, unless the whole backup is restored', async () => {
  const used = await cloneDatabase()
  await addCompany(used, 'acme', [2])
  const before = await contentsOf(used)
  const store = folderStore(join(folder, 'kept'))
  const refused = async (change: (part: Part) => Part | Part[], message: string, blobs: BlobStore = store) => {
    const file = await altered(`${crypto.randomUUID()}.backup`, change)
    const restoring = restoreBackup(used, blobs, file, { overwrite: true })
    await expect(restoring).rejects.toThrow(BackupError)
    await expect(restoring).rejects.toThrow(message)
    expect(await contentsOf(used)).toEqual(before)
    expect(existsSync(join(folder, 'kept'))).toBe(false)
  }
  await refused(renamed, 'Table company is not as it was in the backup. Nothing was restored.')
  const empty = Buffer.alloc(0)
  const more =
    (...added: unknown[]) =>
    (part: Part) =>
      part.about.kind === 'end' ? [...added.map((about) => ({ about, bytes: empty }) as Part), part] : [part]
  const first = (added: unknown) => (part: Part) =>
    isHead(part) ? [part, { about: added, bytes: empty } as Part] : part
  const unknown = { kind: 'table', name: 'pg_authid', columns: ['rolname'] }
  await refused(first(unknown), 'has a table pg_authid that does not belong in it')
  await refused(
    first({ ...unknown, name: 'company', columns: ['nonsense'] }),
    'has a table company that does not belong',
  )
  await refused(first({ kind: 'rows' }), 'is damaged')
  await refused(first({ kind: 'table' }), 'is damaged')
  await refused(first('nonsense'), 'is damaged')
  await refused(more({ kind: 'rows' }), 'is damaged')
  await refused(more({ kind: 'table', name: 'company', columns: ['name'] }), 'is damaged')
  await refused((part) => (part.about.kind === 'rows' ? { ...part, bytes: Buffer.from('x\n') } : part), 'does not fit')
  await refused(
    more({ kind: 'file', key: '../../pwned.sh', type: 'a' }),
    'has a file that none of its rows name',
    memory(),
  )
  await refused((part) => part, 'A file could not be stored: the bucket is gone. Nothing was restored.', {
    ...store,
    put: () => Promise.reject(new Error('the bucket is gone')),
  })
  await expect(restoreBackup(used, store, join(folder, 'nowhere'), WHOLE)).rejects.toThrow('cannot be read (ENOENT)')
  await expect(restoreBackup(used, store, folder, WHOLE)).rejects.toThrow('cannot be read (EISDIR)')
})

/** A store that judges no key. */
function memory(): BlobStore {
  const stored = new Map<string, Buffer>()
  return {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key),
    remove: async (key) => void stored.delete(key),
  }
}

test('keeps a server that starts waiting until everything is restored', async () => {
  const target = await cloneDatabase()
  await addCompany(target, 'acme', [2])
  const starting = anotherHandle(target)
  const waiting = vi.fn()
  let started: Promise<void> | undefined
  const store: BlobStore = {
    ...memory(),
    put: async () => {
      started ??= migrate(starting.db, migrations).then(waiting)
      await lockWaits(target, 1)
      expect(waiting).not.toHaveBeenCalled()
    },
  }
  await restoreBackup(target, store, FILE, { overwrite: true })
  await started
  expect((await contentsOf(starting))['company']).toEqual((await contentsOf(original))['company'])
})

/** Until this handle is closed, a restore finds that the database is used. */
async function using<T>(target: Database, work: (handle: Database) => Promise<T>): Promise<T> {
  const handle = anotherHandle(target)
  const result = await work(handle)
  await handle.close()
  return result
}

test('leaves the data as it was when it is killed in the middle, and can be repeated', async () => {
  const target = await cloneDatabase()
  await using(target, (handle) => addCompany(handle, 'acme', [2]))
  const before = await using(target, contentsOf)
  // A bucket that never answers: all rows are replaced by the time it is asked, and nothing is committed.
  const asked = Promise.withResolvers<void>()
  const bucket = createServer(() => asked.resolve()).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  atEnd(async () => void bucket.close())
  const command = join(import.meta.dirname, '../src/backup/backup-command.ts')
  const restoring = spawn(process.execPath, [command, 'restore', FILE, '--overwrite'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(folder, 'killed'),
      DATABASE_URL: urlOf(target),
      S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(restoring, 'exit')
  await Promise.race([asked.promise, ended])
  restoring.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  bucket.closeAllConnections()

  expect(await using(target, contentsOf)).toEqual(before)
  await using(target, (handle) => restoreBackup(handle, memory(), FILE, { overwrite: true }))
  expect((await using(target, contentsOf))['company']).toEqual((await contentsOf(original))['company'])
})

test('waits for a server that is starting, and then finds that it runs', async () => {
  const target = await cloneDatabase()
  await addCompany(target, 'acme', [2])
  const before = await contentsOf(target)
  const server = anotherHandle(target)
  const starting = await server.pool.connect()
  await starting.query('begin; lock table migration in exclusive mode')
  const restoring = restoreBackup(target, memory(), FILE, { overwrite: true })
  const refused = expect(restoring).rejects.toThrow(/is in use. Stop Greenroom/)
  await lockWaits(target, 1)
  await starting.query('commit')
  starting.release()
  await refused
  expect(await contentsOf(target)).toEqual(before)
})

test.each([
  '../x',
  'acme/../../x',
  '/etc/x',
  'acme//x',
  '.x',
  'acme/.x',
  '..',
  '',
  'acme/',
  'a\\b',
  'a\0',
  'a\n',
  'a%2e',
  'a?b',
])('no store takes the key %j', async (key) => {
  const bucket = { endpoint: 'http://127.0.0.1:9', name: 'b', region: 'r', accessKeyID: 'k', secretAccessKey: 's' }
  for (const store of [folderStore(join(folder, 'keys', 'deep')), bucketStore(bucket)]) {
    const refused = 'is not the key of a picture'
    await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(refused)
    await expect(store.get(key)).rejects.toThrow(refused)
    await expect(store.remove(key)).rejects.toThrow(refused)
  }
  expect(existsSync(join(folder, 'keys'))).toBe(false)
})

test('replaces a database that holds data only if told so, and never one of something else or in use', async () => {
  const store = folderStore(join(folder, 'replaced'))
  const used = await cloneDatabase()
  await addCompany(used, 'acme', [2])
  const before = await contentsOf(used)
  await expect(restoreBackup(used, store, FILE, WHOLE)).rejects.toThrow(/holds data.*--overwrite/)
  const server = anotherHandle(used)
  await server.db.selectFrom('company').select('name').execute()
  await expect(restoreBackup(used, store, FILE, { overwrite: true })).rejects.toThrow(/is in use. Stop Greenroom/)
  await server.close()
  expect(await contentsOf(used)).toEqual(before)
  await restoreBackup(used, store, FILE, { overwrite: true })
  expect((await contentsOf(used))['company']).toEqual((await contentsOf(original))['company'])

  const foreign = await emptyDatabase()
  await foreign.pool.query('create table invoice (id text)')
  await expect(restoreBackup(foreign, store, FILE, { overwrite: true })).rejects.toThrow(/tables of something else/)
  expect(await tableNames(foreign)).toEqual(['invoice'])
})

test('writes no file over another, and none that is not whole', async () => {
  await expect(writeBackup(original, pictures, FILE)).rejects.toThrow(/exists\. Choose another name/)
  const failing: BlobStore = { ...pictures, get: () => Promise.reject(new Error('the bucket is gone')) }
  const file = join(folder, 'half.backup')
  await expect(writeBackup(original, failing, file)).rejects.toThrow('the bucket is gone')
  expect(() => readFileSync(file)).toThrow('ENOENT')
  const lost: BlobStore = { ...pictures, get: async () => undefined }
  const { missing } = await writeBackup(original, lost, join(folder, 'lost.backup'))
  expect(missing.length).toBe(written.files)
  await expect(writeBackup(await emptyDatabase(), pictures, join(folder, 'none.backup'))).rejects.toThrow(
    /nothing of Greenroom/,
  )
})

import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aboutAuthenticator, aboutProvider, createSeal, openSeal, refuseReplacedKey, sealKey } from '#identity/seal.ts'
import { SchemaError } from '#database/schema-error.ts'
import { addCompany } from './companies.ts'
import { anotherHandle, cloneDatabase, lockWaits } from './database.ts'
import { temporaryFolder } from './temporary-folder.ts'

const none = { secretKey: undefined, oldSecretKey: undefined }
const seal = createSeal(randomBytes(32))

test('opens a sealed secret only for its own subject, and never seals it the same way twice', () => {
  const sealed = seal.close('secret', 'acme/1')
  expect(seal.open(sealed, 'acme/1')).toBe('secret')
  expect(seal.close('secret', 'acme/1')).not.toBe(sealed)
  expect(() => seal.open(sealed, 'acme/2')).toThrow('about acme/2 does not open with this SECRET_KEY')
  expect(() => createSeal(randomBytes(32)).open(sealed, 'acme/1')).toThrow('SECRET_KEY')
})

test('detects a change of any byte', () => {
  const bytes = Buffer.from(seal.close('secret', 'acme/1'), 'base64url')
  bytes.forEach((_, index) => {
    const changed = Buffer.from(bytes)
    changed[index]! ^= 1
    expect(() => seal.open(changed.toString('base64url'), 'acme/1')).toThrow('SECRET_KEY')
  })
})

test('creates a key at the first start without a configured one, readable only by its owner, and keeps it', () => {
  const home = temporaryFolder()
  const key = sealKey(undefined, home)
  expect(key).toHaveLength(32)
  expect(sealKey(undefined, home)).toEqual(key)
  expect(statSync(join(home, 'secret-key')).mode & 0o777).toBe(0o600)
  const given = randomBytes(32)
  expect(sealKey(given, home)).toBe(given)
})

test('refuses a key other than the first one that the database was used with', async () => {
  const database = await cloneDatabase()
  const [key, other] = [randomBytes(32), randomBytes(32)]
  const replicas = await Promise.all([
    openSeal(database, { ...none, secretKey: key }, '/'),
    openSeal(database, { ...none, secretKey: key }, '/'),
  ])
  expect(replicas[1].open(replicas[0].close('secret', 'acme/1'), 'acme/1')).toBe('secret')
  await expect(openSeal(database, { ...none, secretKey: other }, '/')).rejects.toThrow(SchemaError)
  await expect(openSeal(database, { ...none, secretKey: other }, '/')).rejects.toThrow('SECRET_KEY is not the one')
})

test('replaces a key: every secret opens with the new one alone, whoever starts first', async () => {
  const database = await cloneDatabase()
  const { db } = database
  const { code } = await addCompany(database, 'acme', [2])
  const [oldSecretKey, secretKey] = [randomBytes(32), randomBytes(32)]
  const old = await openSeal(database, { ...none, secretKey: oldSecretKey }, '/')
  const { user_id } = await db.selectFrom('app_user').select('user_id').executeTakeFirstOrThrow()
  const about = [aboutAuthenticator(code, user_id), aboutProvider(code)] as const
  const authenticator = { secret: old.close('one', about[0]), confirmed_at: null, last_step: null }
  const provider = {
    name: 'Id',
    issuer: 'https://id.example',
    client_id: 'c',
    client_secret: old.close('two', about[1]),
  }
  await db
    .insertInto('authenticator')
    .values({ company_code: code, user_id, ...authenticator })
    .execute()
  await db
    .insertInto('sso_provider')
    .values({ company_code: code, ...provider })
    .execute()

  const starts = await Promise.all([1, 2].map(() => openSeal(database, { secretKey, oldSecretKey }, '/')))
  const [{ secret }, { client_secret }] = await Promise.all([
    db.selectFrom('authenticator').select('secret').executeTakeFirstOrThrow(),
    db.selectFrom('sso_provider').select('client_secret').executeTakeFirstOrThrow(),
  ])
  for (const seal of [...starts, await openSeal(database, { ...none, secretKey }, '/')]) {
    expect([seal.open(secret, about[0]), seal.open(client_secret, about[1])]).toEqual(['one', 'two'])
  }
  await expect(openSeal(database, { ...none, secretKey: oldSecretKey }, '/')).rejects.toThrow(
    'SECRET_KEY is not the one',
  )
  const third = { secretKey: randomBytes(32), oldSecretKey: randomBytes(32) }
  await expect(openSeal(database, third, '/')).rejects.toThrow('SECRET_KEY is not the one')
})

test('replaces a key although a secret of a key before it, which was lost, opens with neither', async () => {
  const database = await cloneDatabase()
  const { code, db } = await addCompany(database, 'acme', [2])
  const [oldSecretKey, secretKey] = [randomBytes(32), randomBytes(32)]
  await openSeal(database, { ...none, secretKey: oldSecretKey }, '/')
  const client_secret = seal.close('lost', aboutProvider(code))
  const provider = { name: 'Id', issuer: 'https://id.example', client_id: 'c', client_secret }
  await db.insertInto('sso_provider').values(provider).execute()
  await openSeal(database, { secretKey, oldSecretKey }, '/')
  await openSeal(database, { ...none, secretKey }, '/')
  expect(await db.selectFrom('sso_provider').select('client_secret').execute()).toEqual([{ client_secret }])
})

test('does not replace the key while another process runs, which could not open the secrets', async () => {
  const database = await cloneDatabase()
  const [oldSecretKey, secretKey] = [randomBytes(32), randomBytes(32)]
  const running = anotherHandle(database)
  const old = await openSeal(running, { ...none, secretKey: oldSecretKey }, '/')
  await expect(openSeal(database, { secretKey, oldSecretKey }, '/')).rejects.toThrow(
    'The key cannot be replaced while Greenroom runs. Stop every process',
  )
  await refuseReplacedKey(running, old)
  await running.close()
  const seal = await openSeal(database, { secretKey, oldSecretKey }, '/')
  await refuseReplacedKey(database, seal)
  await expect(refuseReplacedKey(database, old)).rejects.toMatchObject({ status: 503 })
})

test('a start with the old key waits for the one that replaces it, and is refused then', async () => {
  const database = await cloneDatabase()
  const [oldSecretKey, secretKey] = [randomBytes(32), randomBytes(32)]
  await openSeal(database, { ...none, secretKey: oldSecretKey }, '/')
  const replacing = await database.pool.connect()
  await replacing.query('begin; select from key_check for update')
  const starting = openSeal(anotherHandle(database), { ...none, secretKey: oldSecretKey }, '/')
  const refused = expect(starting).rejects.toThrow('SECRET_KEY is not the one')
  await lockWaits(database, 1)
  const sealed = createSeal(secretKey).close('the same key', 'key check')
  await replacing.query('update key_check set sealed = $1', [sealed])
  await replacing.query('commit')
  replacing.release()
  await refused
})

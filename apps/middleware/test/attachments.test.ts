import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { ATTACHMENTS_MAX, COMPANY_ATTACHMENTS_MAX_BYTES } from '@greenroom/documents'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { folderStore } from '#blobs/blob-store.ts'
import { removeBlobs } from '#documents/blob-removal.ts'
import { requestID, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { temporaryFolder } from './temporary-folder.ts'

const catalog = catalogOfTwo()
const [admin, manager, reader] = ['role2', 'role7', 'role5']
/** Changes price changes without DELETE access to them. */
const writer = 'role100'
const as = (user: string) => catalog.as(user)

const folder = temporaryFolder()
beforeAll(async () => {
  Object.assign(catalog.app.platform.blobs, folderStore(folder))
  await catalog.one.db
    .deleteFrom('role_grant')
    .where('role_id', '=', 100)
    .where('feature', '=', 'CATALOG_PRICE_CHANGE')
    .where('level', '=', 'DELETE')
    .execute()
})
afterEach(() => removeBlobs(catalog.app.platform))

const kept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

const PDF = Buffer.from('%PDF-1.7 An offer')
const attachments = (number: string) => `/pricechanges/${number}/attachments`
const add = (user: string, number: string, name: string, bytes: Buffer) =>
  as(user)('POST', `${attachments(number)}?name=${encodeURIComponent(name)}`, bytes)

async function made(user = manager): Promise<string> {
  return (await as(user)('POST', '/pricechanges', { reason: 'Summer' })).body.number
}

async function fetched(path: string, user = admin) {
  const headers = { token: await tokenOf(catalog.app, 'one', user) }
  return catalog.app.app.inject({ url: `/api${path}`, headers })
}

test('a file is attached, listed, downloaded as it was, and removed with its bytes', async () => {
  const number = await made()
  const before = kept().length
  const { body: changed } = await add(manager, number, 'Offer für Zoë.pdf', PDF)
  expect(changed).toMatchObject({
    number,
    version: 1,
    attachments: [{ name: 'Offer für Zoë.pdf', type: 'application/pdf', size: PDF.length, addedBy: manager }],
  })
  const path = `${attachments(number)}/${changed.attachments[0].attachmentID}`
  const { rawPayload, headers } = await fetched(path, reader)
  expect(rawPayload.equals(PDF)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Offer%20f%C3%BCr%20Zo%C3%AB.pdf",
    'x-content-type-options': 'nosniff',
  })
  expect(kept()).toHaveLength(before + 1)

  const { body: without } = await as(manager)('DELETE', path)
  expect(without.attachments).toEqual([])
  await removeBlobs(catalog.app.platform)
  expect(kept()).toHaveLength(before)
  expect((await fetched(path)).statusCode).toBe(404)
  expect(await as(manager)('DELETE', path)).toMatchObject({ status: 404 })
  const { body: log } = await as(admin)('GET', `/pricechanges/${number}/events`)
  expect(log.map(({ action, remark }: Record<string, string>) => [action, remark])).toEqual([
    ['create', undefined],
    ['attach', 'Offer für Zoë.pdf'],
    ['detach', 'Offer für Zoë.pdf'],
  ])
})

test('what is none of the kinds, or says another kind than it is, is refused, and no byte of it is kept', async () => {
  const number = await made()
  const before = kept().length
  expect(await add(manager, number, 'offer.pdf', Buffer.from('<script>'))).toMatchObject({
    status: 400,
    errors: [{ field: 'file', message: 'offer.pdf does not hold what its ending says.' }],
  })
  expect(await add(manager, number, 'offer.html', Buffer.from('<html>'))).toMatchObject({ status: 400 })
  expect(await as(manager)('POST', attachments(number), PDF)).toMatchObject({ status: 400 })
  expect(kept()).toHaveLength(before)
})

test('a document takes so many files and no more', async () => {
  const number = await made()
  for (let count = 0; count < ATTACHMENTS_MAX; count++) await add(manager, number, `${count}.pdf`, PDF)
  const before = kept().length
  expect(await add(manager, number, 'more.pdf', PDF)).toMatchObject({
    status: 400,
    message: 'A price change has at most 20 attachments.',
  })
  expect(kept()).toHaveLength(before)
})

test('the same request again attaches nothing more', async () => {
  const number = await made()
  const before = kept().length
  const headers = {
    token: await tokenOf(catalog.app, 'one', manager),
    'x-client-request-id': requestID(),
    'content-type': 'application/octet-stream',
  }
  const url = `/api${attachments(number)}?name=a.pdf`
  const answers = [0, 1].map(() => catalog.app.app.inject({ method: 'POST', url, headers, payload: PDF }))
  for (const answer of await Promise.all(answers)) expect(answer.json().body.attachments).toHaveLength(1)
  expect(kept()).toHaveLength(before + 1)
})

test('readers attach nothing; what was submitted keeps its files unless somebody with DELETE access removes them', async () => {
  await as(admin)('POST', '/items', newItem('ATTACHED'))
  const lines = [{ itemID: 'ATTACHED', field: 'sellingPrice', price: 50 }]
  const { body: draft } = await as(writer)('POST', '/pricechanges', { lines })
  const { number, version } = draft
  const { body } = await add(writer, number, 'a.pdf', PDF)
  const path = `${attachments(number)}/${body.attachments[0].attachmentID}`
  expect(await add(reader, number, 'b.pdf', PDF)).toMatchObject({ status: 403 })
  expect(await as(reader)('DELETE', path)).toMatchObject({ status: 403 })

  await as(writer)('POST', `/pricechanges/${number}/actions`, { action: 'submit', version })
  expect(await as(writer)('DELETE', path)).toMatchObject({
    status: 409,
    message: "You can't change this price change: it is submitted.",
  })
  expect((await add(admin, number, 'signed.pdf', PDF)).body.attachments).toHaveLength(2)
  expect((await as(manager)('DELETE', path)).body.attachments).toMatchObject([{ name: 'signed.pdf' }])
})

test('canceling removes the files, and nothing is attached afterwards', async () => {
  const number = await made()
  const before = kept().length
  await add(manager, number, 'a.pdf', PDF)
  await add(manager, number, 'b.pdf', PDF)
  const { body } = await as(manager)('POST', `/pricechanges/${number}/actions`, { action: 'cancel', version: 1 })
  expect(body).toMatchObject({ state: 'CANCELED', attachments: [] })
  await removeBlobs(catalog.app.platform)
  expect(kept()).toHaveLength(before)
  expect(await add(manager, number, 'c.pdf', PDF)).toMatchObject({
    status: 409,
    message: "You can't attach files to this price change: it is canceled.",
  })
  const { body: log } = await as(admin)('GET', `/pricechanges/${number}/events`)
  expect(log.slice(-3).map(({ action, to, remark }: Record<string, string>) => [action, to, remark])).toEqual([
    ['cancel', 'CANCELED', undefined],
    ['detach', 'CANCELED', 'a.pdf'],
    ['detach', 'CANCELED', 'b.pdf'],
  ])
})

test('a file is refused when the document is canceled while it is sent, and no byte of it is kept', async () => {
  const number = await made()
  const before = kept().length
  const { blobs } = catalog.app.platform
  const put = vi.spyOn(blobs, 'put').mockImplementationOnce(async (...file) => {
    await as(manager)('POST', `/pricechanges/${number}/actions`, { action: 'cancel', version: 1 })
    await blobs.put(...file)
  })
  expect(await add(manager, number, 'a.pdf', PDF)).toMatchObject({ status: 409 })
  expect(put).toHaveBeenCalledTimes(2)
  put.mockRestore()
  expect(kept()).toHaveLength(before)
})

test('a company has so much space for files and no more', async () => {
  const number = await made()
  const of = { kind: 'price-change', number, type: 'application/pdf', added_at: new Date(0), added_by: manager }
  const { bytes } = await catalog.one.db
    .selectFrom('document_attachment')
    .select(({ fn }) => fn.sum<number>('size').as('bytes'))
    .executeTakeFirstOrThrow()
  const part = 2 * 1024 ** 3 - 1
  const sizes = [part, part, COMPANY_ATTACHMENTS_MAX_BYTES - 2 * part - bytes - PDF.length]
  const rows = sizes.map((size) => ({ ...of, attachment_id: randomUUID(), name: 'large.pdf', size }))
  await catalog.one.db.insertInto('document_attachment').values(rows).execute()

  const other = await made()
  expect(await add(manager, other, 'fits.pdf', PDF)).toMatchObject({ status: 200 })
  expect(await add(manager, other, 'more.pdf', PDF)).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^Your company has 5 GB for attachments/),
  })
  await catalog.one.db.deleteFrom('document_attachment').where('number', '=', number).execute()
  expect(await add(manager, other, 'more.pdf', PDF)).toMatchObject({ status: 200 })
})

test('what a crash left behind while a file was sent is removed, and what was attached stays', async () => {
  const number = await made()
  await add(manager, number, 'a.pdf', PDF)
  const before = kept().length
  const { platform, clock } = catalog.app
  const put = vi.spyOn(platform.blobs, 'put').mockImplementationOnce(async (...file) => {
    await platform.blobs.put(...file)
    throw new Error('Killed')
  })
  const remove = vi.spyOn(platform.blobs, 'remove').mockRejectedValueOnce(new Error('Killed'))
  expect(await add(manager, number, 'b.pdf', PDF)).toMatchObject({ status: 500 })
  put.mockRestore()
  remove.mockRestore()
  expect(kept()).toHaveLength(before + 1)

  await removeBlobs(platform)
  expect(kept()).toHaveLength(before + 1)
  await removeBlobs({ ...platform, now: () => new Date(clock.time + 3_601_000) })
  expect(kept()).toHaveLength(before)
  const { body } = await as(manager)('GET', `/pricechanges/${number}`)
  expect(body.attachments).toMatchObject([{ name: 'a.pdf' }])
})

test('a full log takes no more files', async () => {
  const number = await made()
  await catalog.database.pool.query(
    `insert into document_event (company_code, kind, number, action, to_state, at, user_name)
     select 'one', 'price-change', $1, 'save', 'DRAFT', now(), 'x' from generate_series(1, 499)`,
    [number],
  )
  const before = kept().length
  expect(await add(manager, number, 'a.pdf', PDF)).toMatchObject({
    status: 409,
    message: 'The log of this price change is full, with 500 entries. Start a new one.',
  })
  expect(kept()).toHaveLength(before)
})

test('whoever may not see a line has nothing of the files: no list, name, download, upload or removal', async () => {
  await as(admin)('POST', '/items', newItem('COSTLY'))
  const lines = [{ itemID: 'COSTLY', field: 'costPrice', price: 5 }]
  const { body: made } = await as(admin)('POST', '/pricechanges', { lines })
  const { number } = made
  const { body: changed } = await add(admin, number, 'cost 5.00.pdf', PDF)
  const path = `${attachments(number)}/${changed.attachments[0].attachmentID}`
  const before = kept().length

  const { body: seen } = await as(writer)('GET', `/pricechanges/${number}`)
  expect(seen).toMatchObject({ hiddenLines: 1, attachments: [] })
  const { body: log } = await as(writer)('GET', `/pricechanges/${number}/events`)
  expect(log.at(-1)).toMatchObject({ action: 'attach' })
  expect(JSON.stringify(log)).not.toContain('cost')
  const message = expect.stringMatching(
    /^This price change has lines that you can't see, so its attachments are hidden/,
  )
  const refused = { status: 403, code: 'ER_005', message }
  expect(await as(writer)('GET', path)).toMatchObject(refused)
  expect(await add(writer, number, 'b.pdf', PDF)).toMatchObject(refused)
  expect(await as(writer)('DELETE', path)).toMatchObject(refused)
  expect(await as(writer)('DELETE', `${attachments(number)}/${randomUUID()}`)).toMatchObject(refused)

  expect(kept()).toHaveLength(before)
  expect((await as(admin)('GET', `/pricechanges/${number}`)).body.attachments).toHaveLength(1)
  expect((await fetched(path, manager)).statusCode).toBe(200)
  const without = { version: made.version, lines: [] }
  expect(await as(admin)('PUT', `/pricechanges/${number}`, without)).toMatchObject({ status: 200 })
  expect((await fetched(path, writer)).statusCode).toBe(200)
})

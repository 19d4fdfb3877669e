import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { folderStore } from '#blobs/blob-store.ts'
import { removeOrphans } from '#areas/images/orphans.ts'
import { renderPdf, stopPdfWorker } from '#print/render-pdf.ts'
import { requestID, tokenOf } from './app.ts'
import { atEnd } from './at-end.ts'
import { catalogOfTwo } from './catalog.ts'
import { readPdf } from './pdf-reader.ts'
import { temporaryFolder } from './temporary-folder.ts'

atEnd(stopPdfWorker)
const catalog = catalogOfTwo()
const blobs = folderStore(temporaryFolder())
beforeAll(() => Object.assign(catalog.app.platform.blobs, blobs))

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 100, channels: 3, background } })
    .png()
    .toBuffer()

async function send(file: Buffer, seen: string, { user = 'role2', name = 'logo.png' } = {}) {
  const token = await tokenOf(catalog.app, 'one', user)
  const headers = { token, 'x-client-request-id': requestID(), 'content-type': 'application/octet-stream' }
  const url = `/api/business/company/logo?seen=${seen}&name=${name}`
  const response = await catalog.app.app.inject({ method: 'PUT', url, headers, payload: file })
  return { status: response.statusCode, ...response.json() }
}

const admin: ReturnType<typeof catalog.as> = (...args) => catalog.as('role2')(...args)
const logoOf = async (company: 'one' | 'two' = 'one') =>
  (await catalog.as('role9', company)('GET', '/business')).body.logoID as string | null
const fetchLogo = async (id: string, company = 'one') =>
  catalog.app.app.inject({
    url: `/api/business/company/logo/${id}`,
    headers: { token: await tokenOf(catalog.app, company, 'role9') },
  })

test('sets a logo that every user of the company sees, and no other company', async () => {
  expect(await logoOf()).toBeNull()
  const { status, body } = await send(await picture('#204060'), '')
  expect(status).toBe(200)
  expect(await logoOf()).toBe(body.logoID)
  expect(await logoOf('two')).toBeNull()
  const shown = await fetchLogo(body.logoID)
  expect(shown.headers['content-type']).toBe('image/webp')
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 320, height: 80 })
  expect((await fetchLogo(body.logoID, 'two')).statusCode).toBe(404)
  expect((await fetchLogo('b'.repeat(64))).statusCode).toBe(404)
})

test('refuses other files, other users, and a change based on another logo', async () => {
  const current = (await logoOf())!
  expect(await send(Buffer.from('<svg/>'), current)).toMatchObject({ status: 400, errors: [{ field: 'file' }] })
  expect(await send(await picture('#111111'), current, { user: 'role9' })).toMatchObject({ status: 403 })
  expect(await catalog.as('role9')('DELETE', `/business/company/logo?seen=${current}`)).toMatchObject({ status: 403 })
  const conflict = { status: 409, body: { updatedBy: 'role2', current: { logoID: current } } }
  expect(await send(await picture('#111111'), '')).toMatchObject(conflict)
  expect(await admin('DELETE', '/business/company/logo?seen=')).toMatchObject(conflict)
  expect(await logoOf()).toBe(current)
})

test('prints the logo on documents, which keep their bytes and their text', async () => {
  const { body } = await admin('POST', '/pricechanges', {})
  const pdf = async () => {
    const token = await tokenOf(catalog.app, 'one', 'role2')
    return (await catalog.app.app.inject({ url: `/api/pricechanges/${body.number}/pdf`, headers: { token } }))
      .rawPayload
  }
  const withLogo = await pdf()
  expect(withLogo.includes('/Subtype /Image')).toBe(true)
  expect(withLogo.equals(await pdf())).toBe(true)
  const removed = await admin('DELETE', `/business/company/logo?seen=${await logoOf()}`)
  expect(removed).toMatchObject({ status: 200, body: { logoID: null } })
  expect(await logoOf()).toBeNull()
  const without = await pdf()
  expect(without.includes('/Subtype /Image')).toBe(false)
  const [page, plain] = [(await readPdf(withLogo))[0]!, (await readPdf(without))[0]!]
  expect(page.tags).toEqual(plain.tags)
  expect(page.untagged).toBe(0)
})

test('audits who changed the logo', async () => {
  const entries = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['user_name', 'changes'])
    .where('entity', '=', 'company')
    .orderBy('audit_id')
    .execute()
  expect(entries).toMatchObject([
    { user_name: 'role2', changes: [{ field: 'logo', from: null }] },
    { user_name: 'role2', changes: [{ field: 'logo', to: null }] },
  ])
})

test('refuses a logo that is too large for a document', async () => {
  const model = { page: { size: 'letter' as const }, language: 'en-US', createdAt: '2026-11-22T09:00:00Z' }
  const rest = { company: 'One', title: 'Order', number: '1', facts: [], tables: [] }
  await expect(renderPdf({ ...model, ...rest, logo: 'x'.repeat(700_001) })).rejects.toThrow('logo has 700001')
})

test('housekeeping keeps the logo, and removes the one of before after a day', async () => {
  const { body: first } = await send(await picture('#602040'), '')
  const { body } = await send(await picture('#206040'), first.logoID)
  catalog.app.clock.pass(25 * 3_600)
  await removeOrphans(catalog.app.platform)
  const left = await catalog.one.db.selectFrom('image').select('image_id').execute()
  expect(left.map(({ image_id }) => image_id)).toEqual([body.logoID])
  expect((await fetchLogo(body.logoID)).statusCode).toBe(200)
})

import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Unreachable, Unresponsive } from '#areas/images/fetch-file.ts'
import { PictureHosts } from '#areas/imports/picture-hosts.ts'
import { companyStore } from '#database/company-store.ts'
import { findJob } from '#jobs/job-record.ts'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()

const png = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a02040' } })
  .png()
  .toBuffer()
const tooLong = () => new Unresponsive('took too long to answer.')

/** Replaces the internet; returns the addresses that are asked for. */
function serve(answer: (address: string) => Promise<Buffer>): string[] {
  const asked: string[] = []
  catalog.app.platform.fetchFile = (address) => {
    asked.push(address)
    return answer(address)
  }
  return asked
}

/** Imports items with these pictures, named PREFIX000 and so on, and applies them. */
async function imported(prefix: string, addresses: string[], company = 'one') {
  const call = catalog.as('role2', company)
  const mapping = ['itemID', 'name', 'itemImage'].map((field, column) => ({ field, column }))
  const begun = await call('POST', '/items/imports', { fileName: 's.csv', columns: ['ID', 'Name', 'Image'], mapping })
  const importID = Number(begun.body.importID)
  const path = `/items/imports/${importID}`
  const items = addresses.map((itemImage, n) => {
    const itemID = `${prefix}${String(n).padStart(3, '0')}`
    return { line: n + 2, item: { itemID, name: 'Tee', itemImage } }
  })
  expect(await call('PUT', `${path}/parts/0`, { items, rejections: [] })).toMatchObject({ status: 200 })
  await call('POST', `${path}/check`, { rows: items.length, skipped: 0, conflicts: 0 })
  await call('POST', `${path}/apply`)
  await vi.waitFor(async () => expect((await call('GET', path)).body.state).toBe('APPLIED'))
  const { db } = companyStore(catalog.database.db, company)
  const over = () =>
    vi.waitFor(async () => {
      const { picture_job_id } = await db
        .selectFrom('import')
        .select('picture_job_id')
        .where('import_id', '=', importID)
        .executeTakeFirstOrThrow()
      expect(await findJob(db, picture_job_id!)).toMatchObject({ state: 'DONE' })
      return picture_job_id!
    })
  const problems = async () => {
    const rows = await db
      .selectFrom('import_picture')
      .select(['item_id', 'problem'])
      .where('import_id', '=', importID)
      .execute()
    return new Map(rows.map(({ item_id, problem }) => [item_id, problem]))
  }
  return { fetchNext: () => call('POST', `${path}/pictures`, {}), over, problems }
}

const at = (host: string, count: number) => Array.from({ length: count }, (_, n) => `https://${host}/${n}.png`)

test('the pictures of one company are fetched while the addresses of another one hang', async () => {
  const answering = Promise.withResolvers<void>()
  onTestFinished(() => answering.resolve())
  const asked = serve(async (address) => {
    if (!address.startsWith('https://hang.example/')) return png
    await answering.promise
    throw tooLong()
  })
  const hanging = await imported('HANG', at('hang.example', 24))
  const other = await imported('GOOD', at('good.example', 3), 'two')
  const late = hanging.fetchNext()
  await vi.waitFor(() => expect(asked).toHaveLength(12))
  const { body } = await other.fetchNext()
  expect(body).toMatchObject({ left: 0, next: null, tried: [{ problem: null }, { problem: null }, { problem: null }] })
  expect((await hanging.problems()).size).toBe(0)
  answering.resolve()
  expect((await late).body.tried).toHaveLength(12)
  await hanging.over()
})

test('a host that fails to respond 3 times in a row is given up for the rest of an import, and its rows say so', async () => {
  const asked = serve(async (address) => {
    if (address.startsWith('https://down.example/')) throw tooLong()
    if (address.startsWith('https://none.example/')) throw new Unreachable('answered 404.')
    return png
  })
  // Those fetched side by side count once.
  const addresses = [...at('down.example', 44), ...at('none.example', 5), ...at('good.example', 5)]
  const { fetchNext, over, problems } = await imported('DOWN', addresses)
  await fetchNext()
  await over()
  expect(asked).toHaveLength(3 * 12 + 5 + 5)
  const told = await problems()
  expect(told.size).toBe(54)
  expect(told.get('DOWN035')).toBe('https://down.example/35.png took too long to answer.')
  expect(told.get('DOWN036')).toBe(
    'https://down.example/36.png was skipped because down.example failed to respond 3 times in a row.',
  )
  expect(told.get('DOWN048')).toBe('https://none.example/4.png answered 404.')
  expect(told.get('DOWN053')).toBeNull()
})

test('a job of many pictures is queued again after 10 batches, and tries each of them once', async () => {
  const asked = serve(async () => {
    throw new Unreachable('answered 404.')
  })
  const { fetchNext, over, problems } = await imported('MANY', at('none.example', 130))
  await fetchNext()
  const jobID = await over()
  expect(asked).toHaveLength(130)
  expect((await problems()).size).toBe(130)
  const runs = await catalog.database.pool.query(`select from pgboss.job where data ->> 'jobID' = $1`, [jobID])
  expect(runs.rowCount).toBeGreaterThan(1)
})

test('a job ends 12 hours after it began, and what is left can be asked for again', async () => {
  const asked = serve(async () => {
    catalog.app.clock.pass(12 * 3_600)
    throw new Unreachable('answered 404.')
  })
  const { fetchNext, over, problems } = await imported('LATE', at('none.example', 30))
  await fetchNext()
  await over()
  expect(asked).toHaveLength(12)
  expect((await problems()).size).toBe(12)
})

test('the failures of a host in a row count, not those of its pictures', async () => {
  const hosts = new PictureHosts()
  const outcome = (address: string, answer: () => Promise<Buffer>) =>
    hosts.fetch(address, answer).then(
      () => 'fetched',
      (error: Error) => error.message,
    )
  const fails = () => Promise.reject(tooLong())
  const twice = async () => {
    for (let n = 0; n < 2; n++) await outcome('https://a.example/1', fails)
  }
  await twice()
  expect(await outcome('https://a.example/2', () => png)).toBe('fetched')
  await twice()
  expect(await outcome('https://a.example/3', () => Promise.reject(new Unreachable('answered 404.')))).toBe(
    'answered 404.',
  )
  await twice()
  expect(hosts.failures).toEqual([['a.example', 2]])
  await Promise.all(Array.from({ length: 4 }, (_, n) => outcome(`https://b.example/${n}`, fails)))
  expect(hosts.failures.at(-1)).toEqual(['b.example', 1])
  await outcome('https://a.example:444/4', fails)
  const skipped = 'was skipped because a.example failed to respond 3 times in a row.'
  expect(await outcome('https://a.example/5', () => png)).toBe(skipped)
  expect(await outcome('https://b.example/5', () => png)).toBe('fetched')
  for (let n = 0; n < 600; n++) await outcome(`https://h${n}.example/`, fails)
  expect(hosts.failures).toHaveLength(500)
  expect(hosts.failures.at(-1)).toEqual(['h599.example', 1])
})

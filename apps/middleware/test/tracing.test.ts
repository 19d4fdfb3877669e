import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { atEnd } from './at-end.ts'
import type { Mail } from '#platform/mail.ts'
import { requestID, startApp, type TestApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

interface SentSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector that keeps what it is sent. */
const received: string[] = []
const collector = createServer(async (request, response) => {
  received.push(`${request.method} ${request.url} ${await text(request)}`)
  response.setHeader('content-type', 'application/json').end('{}')
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
atEnd(() => void collector.close())
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as { port: number }).port}`

const database = await cloneDatabase()
await addCompany(database, 'acme', [2])
await database.db.updateTable('app_user').set({ email: 'ada@acme.example' }).execute()

/** What the collector got of the calls of `work`: a server that stops sends what it has. */
async function spansOf(work: (app: TestApp) => Promise<unknown>, env = {}, mail: Mail = { send: async () => ({}) }) {
  received.length = 0
  const app = await startApp(database, { env: { OTEL_EXPORTER_OTLP_ENDPOINT, ...env }, mail })
  await work(app)
  await app.stop()
  return received.flatMap((line) => {
    expect(line).toMatch(/^POST \/v1\/traces /)
    const { resourceSpans } = JSON.parse(line.slice(line.indexOf('{'))) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
}

/** Without the jobs, whose time may have come. */
const callsOf = async (...given: Parameters<typeof spansOf>) =>
  (await spansOf(...given)).filter(({ kind }) => kind === 2)

const valueOf = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? Number(value?.intValue)
}

test('sends a span of each call by its operation, within the trace of its caller', async () => {
  const [traceID, parentID] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  let answered = ''
  const spans = await callsOf(async (app) => {
    const token = await tokenOf(app, 'acme', 'role2')
    const headers = { token, traceparent: `00-${traceID}-${parentID}-00`, tracestate: 'a=b', baggage: 'secret=1' }
    const { headers: sent } = await app.app.inject({ url: '/api/items?search=lantern', headers })
    answered = String(sent['traceresponse'])
    await app.app.inject('/api/items')
    await app.app.inject('/healthz')
  })
  expect(spans.map(({ name }) => name)).toEqual(['listItems', 'listItems', '/healthz'])
  const [first, refused] = spans as [SentSpan, SentSpan]
  expect(first).toMatchObject({ traceId: traceID, parentSpanId: parentID })
  expect(answered).toBe(`00-${traceID}-${first.spanId}-01`)
  expect(valueOf(first, 'http.route')).toBe('/api/items')
  expect(valueOf(first, 'http.response.status_code')).toBe(200)
  expect(valueOf(refused, 'http.response.status_code')).toBe(401)
  expect(refused.traceId).not.toBe(traceID)
})

test.each([
  'nonsense',
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
  '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more',
  `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\u00e9`,
])('begins a trace of its own for traceparent %s', async (traceparent) => {
  const [span] = await callsOf((app) => app.app.inject({ url: '/healthz', headers: { traceparent } }))
  expect(span).toMatchObject({ name: '/healthz' })
  expect(span!.parentSpanId ?? '').toBe('')
  expect(traceparent).not.toContain(span!.traceId)
})

test('draws lots for each call, whatever trace its caller names', async () => {
  const traceparent = `00-${'0'.repeat(31)}1-b7ad6b7169203331-01`
  const spans = await callsOf(
    async ({ app }) => {
      const lots = vi.spyOn(Math, 'random')
      for (const lot of [0.3, 0.2, 0.9, 0.24]) {
        lots.mockReturnValue(lot)
        await app.inject({ url: '/healthz', headers: { traceparent } })
      }
      vi.restoreAllMocks()
    },
    { OTEL_TRACES_SAMPLER_ARG: '0.25' },
  )
  expect(spans.map(({ traceId }) => traceId)).toEqual(Array(2).fill(`${'0'.repeat(31)}1`))
})

test('says nothing of companies, users, searches, tokens or errors', async () => {
  let token = ''
  const spans = await callsOf(async (app) => {
    token = await tokenOf(app, 'acme', 'role2')
    await app.call(token, 'GET', '/items?search=lantern&itemID=A-77')
    await app.call(token, 'GET', '/items/A-77/history')
    await app.call(undefined, 'POST', '/login', { domain: 'acme', username: 'role2', password: 'wrong-one' })
    vi.spyOn(database.pool, 'connect').mockRejectedValueOnce(new Error('quotes lantern') as never)
    await app.app.inject({ url: '/api/items', headers: { token, 'x-client-request-id': requestID() } })
    vi.restoreAllMocks()
  })
  expect(spans.length).toBe(4)
  for (const secret of ['acme', 'role2', 'lantern', 'A-77', 'wrong-one', token, '127.0.0.1']) {
    expect(received.join('\n')).not.toContain(secret)
  }
})

test('sends a span of each attempt at a job', async () => {
  const isOver = async () => {
    const { rows } = await database.pool.query(`select from job where state = 'DONE'`)
    expect(rows).toHaveLength(1)
  }
  const spans = await spansOf(async (app) => {
    await app.call(undefined, 'POST', '/password/forgot', { domain: 'acme', username: 'role2' })
    await vi.waitFor(isOver, { interval: 20 })
  })
  const job = spans.find(({ name }) => name === 'session.mail-password-link')!
  expect(valueOf(job, 'greenroom.outcome')).toBe('done')
})

test('sends the span of a job that ends while the server stops', async () => {
  const [sending, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<object>()]
  const mail = { send: () => (sending.resolve(), sent.promise) }
  const work = async (app: TestApp) => {
    await app.call(undefined, 'POST', '/password/forgot', { domain: 'acme', username: 'role2' })
    await sending.promise
    await app.app.close()
    sent.resolve({})
  }
  expect((await spansOf(work, {}, mail)).map(({ name }) => name)).toContain('session.mail-password-link')
})

test('marks failed calls, sends only the share that is asked for, and stops where nobody receives', async () => {
  const failing = await callsOf(async ({ app }) => {
    vi.spyOn(database.side.pool, 'connect').mockRejectedValueOnce(new Error('gone') as never)
    await app.inject('/readyz')
    vi.restoreAllMocks()
  })
  expect(failing).toMatchObject([{ name: '/readyz', status: { code: 2 } }])
  expect(await callsOf(({ app }) => app.inject('/healthz'), { OTEL_TRACES_SAMPLER_ARG: '0' })).toEqual([])
  const nowhere = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  expect(await callsOf(({ app }) => app.inject('/healthz'), nowhere)).toEqual([])
})

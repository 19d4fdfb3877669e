import { expect, test, vi } from 'vitest'
import { createApi, dataOf, type ApiError, type ApiOptions } from './index.ts'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** An API whose server is a list of answers, and the requests that it received. */
function apiWith(answers: (Answer | Error)[], options: Partial<ApiOptions> = {}) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    const answer = answers[requests.length - 1]!
    if (answer instanceof Error) throw answer
    const { status = 200, body = { code: 'OK_000', message: '', body: null }, headers } = answer
    return new Response(JSON.stringify(body), { status, headers })
  }
  const session = () => ({ domain: 'demo', token: 'T1' })
  const api = createApi({ baseUrl: 'http://api.test/api', session, fetch, ...options })
  return { api, requests, sent: (at: number, name: string) => requests[at]!.headers.get(name) }
}

test('sends client, request ID, domain and token with every request (section 7)', async () => {
  const { api, sent } = apiWith([{}, {}])
  await api.GET('/business')
  await api.GET('/business')
  expect(sent(0, 'RC-Client')).toBe('console_portal')
  expect(sent(0, 'Domain')).toBe('demo')
  expect(sent(0, 'token')).toBe('T1')
  expect(sent(0, 'X-Client-Version')).toBe('3.32.0')
  expect(sent(0, 'X-Client-Request-ID')).toMatch(/^[0-9a-f]{32}$/)
  expect(sent(0, 'X-Client-Request-ID')).not.toBe(sent(1, 'X-Client-Request-ID'))
})

test('sends the product as the domain, and no token, without a user', async () => {
  const { api, sent } = apiWith([{}], { session: () => ({}) })
  await api.GET('/config')
  expect(sent(0, 'Domain')).toBe('greenroom')
  expect(sent(0, 'token')).toBeNull()
})

test('sends the previewed role and location with every request', async () => {
  const preview = { previewRole: 9, previewLocation: 'STORE/HB-MAIN' }
  const { api, sent } = apiWith([{}], { session: () => ({ domain: 'demo', token: 'T1', ...preview }) })
  await api.GET('/authorise')
  expect([sent(0, 'X-Preview-Role'), sent(0, 'X-Preview-Location')]).toEqual(['9', 'STORE/HB-MAIN'])
})

test('keeps headers given by the caller', async () => {
  const { api, sent } = apiWith([{}])
  await api.POST('/logout', { headers: { token: 'old', Domain: 'other', 'X-Client-Request-ID': 'again' } })
  expect([sent(0, 'token'), sent(0, 'Domain'), sent(0, 'X-Client-Request-ID')]).toEqual(['old', 'other', 'again'])
})

test('passes token_new and rc_environment on', async () => {
  const onToken = vi.fn()
  const onEnvironment = vi.fn()
  const { api } = apiWith([{ headers: { token_new: 'T2', rc_environment: 'staging' } }], { onToken, onEnvironment })
  await api.GET('/business')
  expect(onToken).toHaveBeenCalledExactlyOnceWith('T2')
  expect(onEnvironment).toHaveBeenCalledExactlyOnceWith('staging')
})

test('repeats a request whose token was replaced while it was in flight, with the same ID and the new token', async () => {
  const onFailure = vi.fn()
  const { api, requests, sent } = apiWith(
    [{ status: 401, body: { code: 'ER_001', message: 'Token invalid' } }, { body: { code: 'OK_000', body: 7 } }],
    {
      session: () => ({ domain: 'demo', token: requests.length === 0 ? 'T1' : 'T2' }),
      onFailure,
    },
  )
  const answer = dataOf(await api.POST('/generate/auto/id', { body: { type: 'ITEM' } }))
  expect(answer.body).toBe(7)
  expect([sent(0, 'token'), sent(1, 'token')]).toEqual(['T1', 'T2'])
  expect(sent(0, 'X-Client-Request-ID')).toBe(sent(1, 'X-Client-Request-ID'))
  expect(await requests[1]!.json()).toEqual({ type: 'ITEM' })
  expect(onFailure).not.toHaveBeenCalled()
})

test('does not repeat a request refused with the current token', async () => {
  const onFailure = vi.fn<(failure: ApiError) => void>()
  const { api, requests } = apiWith([{ status: 401, body: { code: 'ER_002', message: 'Token expired' } }], {
    onFailure,
  })
  const result = await api.GET('/business')
  expect(requests).toHaveLength(1)
  expect(onFailure.mock.calls[0]![0]).toMatchObject({ status: 401, code: 'ER_002', message: 'Token expired' })
  expect(() => dataOf(result)).toThrow('Token expired')
})

/** A server that accepts only the token T2, and a client that gets it by renewing. */
function expiring(renew: () => Promise<boolean>) {
  const onFailure = vi.fn()
  const sentTokens: (string | null)[] = []
  const fetch = async (request: Request) => {
    const token = request.headers.get('token')
    sentTokens.push(token)
    const answer = token === 'T2' ? { code: 'OK_000', body: 1 } : { code: 'ER_002', message: 'Token expired' }
    return new Response(JSON.stringify(answer), { status: token === 'T2' ? 200 : 401 })
  }
  let token = 'T1'
  const api = createApi({
    baseUrl: 'http://api.test/api',
    session: () => ({ domain: 'demo', token }),
    fetch,
    onFailure,
    renew: async () => {
      const isRenewed = await renew()
      if (isRenewed) token = 'T2'
      return isRenewed
    },
  })
  return { api, onFailure, sentTokens }
}

test('renews an expired token once for ten requests and repeats them', async () => {
  const renew = vi.fn(async () => true)
  const { api, onFailure, sentTokens } = expiring(renew)
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.GET('/business')))
  expect(answers.every(({ response }) => response.ok)).toBe(true)
  expect(renew).toHaveBeenCalledOnce()
  expect(onFailure).not.toHaveBeenCalled()
  expect(sentTokens).toEqual([...Array(10).fill('T1'), ...Array(10).fill('T2')])
})

test('leaves requests refused after a failed renewal, and tries again with the next one', async () => {
  const renew = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(true)
  const { api, onFailure } = expiring(renew)
  expect((await api.GET('/business')).response.status).toBe(401)
  expect(onFailure).toHaveBeenCalledOnce()
  expect((await api.GET('/business')).response.ok).toBe(true)
})

test.each([
  [true, 200, 2],
  [false, 403, 1],
])('repeats a request that needs a confirmation if the user gives it: %s', async (isGiven, status, sent) => {
  const confirm = vi.fn(async () => isGiven)
  const onFailure = vi.fn()
  const refusal = { status: 403, body: { code: 'ER_011', message: 'Confirm that it is you' } }
  const { api, requests } = apiWith([refusal, {}], { confirm, onFailure })
  expect((await api.POST('/generate/auto/id', { body: { type: 'ITEM' } })).response.status).toBe(status)
  expect(requests).toHaveLength(sent)
  expect(new Set(requests.map(({ headers }) => headers.get('X-Client-Request-ID'))).size).toBe(1)
  expect(confirm).toHaveBeenCalledOnce()
  expect(onFailure).toHaveBeenCalledTimes(isGiven ? 0 : 1)
})

const refusedWith = (status: number, code: string) => ({ status, body: { code, message: code } })
const EXPIRED = refusedWith(401, 'ER_002')
const UNCONFIRMED = refusedWith(403, 'ER_011')

test.each([
  ['a renewal', [EXPIRED, refusedWith(500, 'ER_000')], [500, 'ER_000']],
  ['a renewal', [EXPIRED, refusedWith(403, 'ER_005')], [403, 'ER_005']],
  ['a renewal that was no use', [EXPIRED, EXPIRED], [401, 'ER_002']],
  ['a confirmation', [UNCONFIRMED, refusedWith(409, 'ER_000')], [409, 'ER_000']],
  ['a confirmation that was no use', [UNCONFIRMED, UNCONFIRMED], [403, 'ER_011']],
  ['both', [EXPIRED, UNCONFIRMED, refusedWith(500, 'ER_000')], [500, 'ER_000']],
])('reports once a call that is refused after %s', async (_after, answers, [status, code]) => {
  const onFailure = vi.fn<(failure: ApiError) => void>()
  const onSuccess = vi.fn()
  const yes = async () => true
  const { api, requests } = apiWith(answers, { renew: yes, confirm: yes, onFailure, onSuccess })
  expect((await api.GET('/business')).response.status).toBe(status)
  expect(requests).toHaveLength(answers.length)
  expect(onFailure).toHaveBeenCalledOnce()
  expect(onFailure.mock.calls[0]![0]).toMatchObject({ status, code })
  expect(onSuccess).not.toHaveBeenCalled()
})

test('asks for a confirmation of a call that was repeated with a new token, and reports its answer once', async () => {
  const onFailure = vi.fn()
  const onSuccess = vi.fn()
  const yes = async () => true
  const { api } = apiWith([EXPIRED, UNCONFIRMED, {}], { renew: yes, confirm: yes, onFailure, onSuccess })
  expect((await api.GET('/business')).response.status).toBe(200)
  expect(onFailure).not.toHaveBeenCalled()
  expect(onSuccess).toHaveBeenCalledOnce()
})

test('reports a network failure of a repeated call once', async () => {
  const onFailure = vi.fn<(failure: ApiError) => void>()
  const { api } = apiWith([EXPIRED, new TypeError('fetch failed')], { renew: async () => true, onFailure })
  await expect(api.GET('/business')).rejects.toMatchObject({ status: 0 })
  expect(onFailure.mock.calls.map(([{ status }]) => status)).toEqual([0])
})

test('does not renew for a request with its own token', async () => {
  const renew = vi.fn(async () => true)
  const { api } = expiring(renew)
  await api.POST('/logout', { headers: { token: 'T0' } })
  expect(renew).not.toHaveBeenCalled()
})

test('repeats ten requests in flight when one answer brings a new token', async () => {
  let token = 'T1'
  let sent = 0
  const fetch = async (request: Request) => {
    const isFirst = sent++ === 0
    if (!isFirst && request.headers.get('token') !== 'T2') {
      return new Response('{"code":"ER_001","message":"Token invalid"}', { status: 401 })
    }
    return new Response('{"code":"OK_000","body":1}', { headers: isFirst ? { token_new: 'T2' } : {} })
  }
  const onFailure = vi.fn()
  const session = () => ({ domain: 'demo', token })
  const onToken = (next: string) => (token = next)
  const api = createApi({ baseUrl: 'http://api.test/api', session, onToken, fetch, onFailure })
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.GET('/business')))
  expect(answers.every(({ response }) => response.ok)).toBe(true)
  expect(sent).toBe(19)
  expect(onFailure).not.toHaveBeenCalled()
})

test('reports a network failure as an ApiError with status 0', async () => {
  const onFailure = vi.fn()
  const { api } = apiWith([new TypeError('fetch failed')], { onFailure })
  await expect(api.GET('/business')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('reports a network failure before another answer is taken, which is no answer of the server', async () => {
  const onFailure = vi.fn()
  const onSuccess = vi.fn()
  const unreachable = () => new Response('{"code":"OK_000","message":"","body":[]}')
  const { api } = apiWith([new TypeError('fetch failed')], { onFailure, onSuccess, unreachable })
  expect(dataOf(await api.GET('/fees')).body).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
  expect(onSuccess).not.toHaveBeenCalled()
})

test('reports each request sent, answered and refused', async () => {
  const told: string[] = []
  const tell = (what: string) => (request: Request) => void told.push(`${what} ${new URL(request.url).pathname}`)
  const onFailure = (_failure: ApiError, request: Request) => tell('refused')(request)
  const { api } = apiWith([{}, { status: 500 }], { onSend: tell('sent'), onSuccess: tell('answered'), onFailure })
  await api.GET('/taxes')
  await api.GET('/fees')
  expect(told).toEqual(['sent /api/taxes', 'answered /api/taxes', 'sent /api/fees', 'refused /api/fees'])
})

test('does not report a call that its caller aborted', async () => {
  const onFailure = vi.fn()
  const stop = new AbortController()
  stop.abort()
  const { api } = apiWith([new DOMException('aborted', 'AbortError')], { onFailure })
  await expect(api.GET('/business', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(onFailure).not.toHaveBeenCalled()
})

test('keeps the status of a gateway failure, whatever its body', async () => {
  const onFailure = vi.fn<(failure: ApiError) => void>()
  const { api } = apiWith([{ status: 504, body: '<html>' }], { onFailure })
  await api.GET('/business')
  expect(onFailure.mock.calls[0]![0]).toMatchObject({ status: 504, title: '504 Gateway Timeout' })
})

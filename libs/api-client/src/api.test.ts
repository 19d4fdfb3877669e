import { expect, test, vi } from 'vitest'
import { createApi, dataOf, type ApiError, type ApiOptions } from './index.ts'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** An API whose server is a list of answers, and the requests that reached it. */
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

test('every request carries client, request id, domain and token (section 7)', async () => {
  const { api, sent } = apiWith([{}, {}])
  await api.GET('/business')
  await api.GET('/business')
  expect(sent(0, 'RC-Client')).toBe('console_portal')
  expect(sent(0, 'Domain')).toBe('demo')
  expect(sent(0, 'token')).toBe('T1')
  expect(sent(0, 'X-Client-Request-ID')).toMatch(/^[0-9a-f]{32}$/)
  expect(sent(0, 'X-Client-Request-ID')).not.toBe(sent(1, 'X-Client-Request-ID'))
})

test('without a user the domain is the product and there is no token', async () => {
  const { api, sent } = apiWith([{}], { session: () => ({}) })
  await api.GET('/config')
  expect(sent(0, 'Domain')).toBe('greenroom')
  expect(sent(0, 'token')).toBeNull()
})

test('the role that is previewed goes with every request', async () => {
  const { api, sent } = apiWith([{}], { session: () => ({ domain: 'demo', token: 'T1', previewRole: 9 }) })
  await api.GET('/authorise')
  expect(sent(0, 'X-Preview-Role')).toBe('9')
})

test('a caller may give headers of its own', async () => {
  const { api, sent } = apiWith([{}])
  await api.POST('/logout', { headers: { token: 'old', Domain: 'other', 'X-Client-Request-ID': 'again' } })
  expect([sent(0, 'token'), sent(0, 'Domain'), sent(0, 'X-Client-Request-ID')]).toEqual(['old', 'other', 'again'])
})

test('token_new and rc_environment are handed on', async () => {
  const onToken = vi.fn()
  const onEnvironment = vi.fn()
  const { api } = apiWith([{ headers: { token_new: 'T2', rc_environment: 'staging' } }], { onToken, onEnvironment })
  await api.GET('/business')
  expect(onToken).toHaveBeenCalledExactlyOnceWith('T2')
  expect(onEnvironment).toHaveBeenCalledExactlyOnceWith('staging')
})

test('a request whose token was replaced under way is sent again, with the same id and the new token', async () => {
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

test('a refusal with the token in use is not sent again', async () => {
  const onFailure = vi.fn<(failure: ApiError) => void>()
  const { api, requests } = apiWith([{ status: 401, body: { code: 'ER_002', message: 'Token expired' } }], {
    onFailure,
  })
  const result = await api.GET('/business')
  expect(requests).toHaveLength(1)
  expect(onFailure.mock.calls[0]![0]).toMatchObject({ status: 401, code: 'ER_002', message: 'Token expired' })
  expect(() => dataOf(result)).toThrow('Token expired')
})

test('a network failure is an ApiError with status 0', async () => {
  const onFailure = vi.fn()
  const { api } = apiWith([new TypeError('fetch failed')], { onFailure })
  await expect(api.GET('/business')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a call that its caller gave up is no failure', async () => {
  const onFailure = vi.fn()
  const stop = new AbortController()
  stop.abort()
  const { api } = apiWith([new DOMException('aborted', 'AbortError')], { onFailure })
  await expect(api.GET('/business', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(onFailure).not.toHaveBeenCalled()
})

test('a gateway failure keeps its status, whatever its body', async () => {
  const onFailure = vi.fn<(failure: ApiError) => void>()
  const { api } = apiWith([{ status: 504, body: '<html>' }], { onFailure })
  await api.GET('/business')
  expect(onFailure.mock.calls[0]![0]).toMatchObject({ status: 504, title: '504 Gateway Timeout' })
})

import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { ApiError, createApi, dataOf } from './index.ts'

/** The part of XMLHttpRequest that is used: it sends in two steps, then answers, unless aborted. */
class FakeSending {
  static last: FakeSending
  static answer: { status: number; body: string } | 'no connection' = { status: 200, body: '' }
  headers: Record<string, string> = {}
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  statusText = ''
  response?: ArrayBuffer
  sent?: ArrayBuffer
  aborted = false
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    FakeSending.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\ntoken_new: T2\r\n'
  }
  async send(body: ArrayBuffer) {
    this.sent = body
    for (const part of [1, 2])
      this.upload.onprogress?.({ loaded: (body.byteLength * part) / 2, total: body.byteLength })
    await Promise.resolve()
    if (this.aborted) return
    const { answer } = FakeSending
    if (answer === 'no connection') this.onerror?.()
    else {
      this.status = answer.status
      this.response = new TextEncoder().encode(answer.body).buffer as ArrayBuffer
      this.onload?.()
    }
    this.onloadend?.()
  }
  abort() {
    this.aborted = true
    this.onabort?.()
    this.onloadend?.()
  }
}

vi.stubGlobal('XMLHttpRequest', FakeSending)
afterAll(() => vi.unstubAllGlobals())
afterEach(() => (FakeSending.answer = { status: 200, body: '{"code":"OK_000","body":{"version":2,"images":[]}}' }))

const onToken = vi.fn()
const api = createApi({ baseUrl: 'http://api.test/api', session: () => ({ domain: 'demo', token: 'T1' }), onToken })

function upload(onUpload: (sent: number, total: number) => void, signal?: AbortSignal) {
  return api.POST('/items/images', {
    params: { query: { itemID: 'A' } },
    body: new Blob(['12345678']) as never,
    bodySerializer: (body: unknown) => body as Blob,
    headers: { 'Content-Type': 'application/octet-stream' },
    onUpload,
    signal,
  })
}

test('reports upload progress, with headers and answer as for any call', async () => {
  FakeSending.answer = { status: 200, body: '{"code":"OK_000","body":{"version":2,"images":[]}}' }
  const onUpload = vi.fn()
  const { body } = dataOf(await upload(onUpload))
  expect(body.version).toBe(2)
  expect(onUpload.mock.calls).toEqual([
    [4, 8],
    [8, 8],
  ])
  expect(FakeSending.last.headers).toMatchObject({ token: 'T1', 'content-type': 'application/octet-stream' })
  expect(new TextDecoder().decode(FakeSending.last.sent)).toBe('12345678')
  expect(onToken).toHaveBeenCalledWith('T2')
})

test('reports a refusal and a lost connection as for any call', async () => {
  FakeSending.answer = { status: 400, body: '{"code":"ER_000","message":"a.svg is not a picture."}' }
  const refused = await upload(() => {})
  expect(() => dataOf(refused)).toThrow('a.svg is not a picture.')
  FakeSending.answer = 'no connection'
  await expect(upload(() => {})).rejects.toMatchObject({ status: 0, name: 'ApiError' } satisfies Partial<ApiError>)
})

test('can be aborted while sending', async () => {
  const stop = new AbortController()
  await expect(upload(() => stop.abort(), stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(FakeSending.last.aborted).toBe(true)
})

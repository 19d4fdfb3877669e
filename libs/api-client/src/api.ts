import type { paths } from '@greenroom/openapi'
import createClient, { type Client } from 'openapi-fetch'
import { ApiError } from './api-error.ts'
import { sendWatched, type WatchedCall } from './send-watched.ts'

/** The contract's headers are set only here, so callers don't have to pass them. */
type WithoutHeaders<Operation> = Operation extends { parameters: infer Parameters }
  ? Omit<Operation, 'parameters'> & { parameters: Omit<Parameters, 'header'> }
  : Operation

type ConsolePaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithoutHeaders<paths[Path][Method]> }
}

export type Api = Client<ConsolePaths>

export type ApiOptions = {
  baseUrl: string
  /** The current session: company code, token, and the previewed role and location. Read for every request. */
  session: () => { domain?: string; token?: string; previewRole?: number; previewLocation?: string }
  client?: 'console_portal' | 'partner_portal'
  /**
   * Called when the token has expired (ER_002), once for all requests that are waiting. Resolves to whether `session`
   * has another token; if so, the requests are repeated. Throws ApiError.
   */
  renew?: () => Promise<boolean>
  /**
   * Called when an operation needs the user to prove again who they are (ER_011), once for all requests that are waiting.
   * Resolves to whether they did; if so, the requests are repeated.
   */
  confirm?: () => Promise<boolean>
  /** Called with the header token_new: this token replaces the current one. */
  onToken?: (token: string) => void
  /** Called with the header rc_environment. */
  onEnvironment?: (name: string) => void
  /** Called with every request as sent, headers included. */
  onSend?: (request: Request) => void
  /** Called after every answered call; one that is repeated is reported once, by its last response. */
  onSuccess?: (request: Request) => void
  /** Called after every call that is refused in the end, before the caller gets the error. */
  onFailure?: (failure: ApiError, request: Request) => void
  fetch?: (request: Request) => Promise<Response>
  /** Called when the server can't be reached, after `onFailure`: an answer from elsewhere, or undefined to fail. */
  unreachable?: (request: Request) => Response | undefined
}

/** The domain of a request without a user (section 7). */
const NO_COMPANY = 'greenroom'

/** The client's release, sent with every request (section 7). */
const CLIENT_VERSION = '3.32.0'

const TOKEN_EXPIRED = 'ER_002'
const UNCONFIRMED = 'ER_011'

/** A typed client for the middleware that follows the header rules of section 7. */
export function createApi(options: ApiOptions): Api {
  const {
    baseUrl,
    session,
    client = 'console_portal',
    renew = async () => false,
    confirm = async () => false,
    onToken,
    onEnvironment,
    onSend,
    onSuccess,
    onFailure,
    unreachable,
  } = options
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request))

  async function send(request: Request): Promise<Response> {
    const bringsToken = request.headers.has('token')
    setUnlessGiven(request, 'RC-Client', client)
    setUnlessGiven(request, 'X-Client-Version', CLIENT_VERSION)
    setUnlessGiven(request, 'X-Client-Request-ID', newRequestID())
    if (request.method !== 'GET') setUnlessGiven(request, 'X-Client-Source', 'FORM')
    onSend?.(request)
    // Each is tried once, so that a call refused again for the same reason ends.
    const untried = { ...(bringsToken ? {} : remedies) }
    let response = await sendAs(request)
    while (!response.ok) {
      const failure = new ApiError(response.status, await contentOf(response))
      const code = failure.code ?? ''
      const remedy = Object.hasOwn(untried, code) ? untried[code] : undefined
      delete untried[code]
      if (!(await remedy?.())) {
        onFailure?.(failure, request)
        break
      }
      response = await sendAs(withoutToken(request))
    }
    return response
  }

  /** By the response code of the refusal: resolves to whether the request may be repeated. */
  const remedies: Record<string, () => Promise<boolean>> = {
    [TOKEN_EXPIRED]: onceForAll(renew),
    [UNCONFIRMED]: onceForAll(confirm),
  }

  /** Sends a request for the current session, and repeats it once if the token was replaced in the meantime. */
  async function sendAs(request: Request): Promise<Response> {
    const { domain = NO_COMPANY, token, previewRole, previewLocation } = session()
    setUnlessGiven(request, 'Domain', domain)
    if (token) setUnlessGiven(request, 'token', token)
    if (previewRole !== undefined) setUnlessGiven(request, 'X-Preview-Role', String(previewRole))
    if (previewLocation !== undefined) setUnlessGiven(request, 'X-Preview-Location', previewLocation)
    const response = await answerTo(request)
    return staleToken(response, request) ? sendAs(withoutToken(request)) : response
  }

  async function answerTo(request: Request): Promise<Response> {
    let response
    try {
      const { onUpload } = request as Request & WatchedCall
      response = await (onUpload ? sendWatched(request.clone(), onUpload) : fetch(request.clone()))
    } catch (error) {
      if (request.signal.aborted) throw error
      const failure = new ApiError(0, undefined)
      onFailure?.(failure, request)
      const answer = unreachable?.(request)
      if (answer) return answer
      throw failure
    }
    const token = response.headers.get('token_new')
    const environment = response.headers.get('rc_environment')
    if (token) onToken?.(token)
    if (environment) onEnvironment?.(environment)
    if (response.ok) onSuccess?.(request)
    return response
  }

  /** The token was replaced while this request was in flight: repeat it with the same request ID. */
  function staleToken(response: Response, request: Request): boolean {
    const { token } = session()
    const sent = request.headers.get('token')
    return response.status === 401 && sent !== null && token !== undefined && sent !== token
  }

  return createClient<ConsolePaths>({ baseUrl, fetch: send })
}

/** One attempt for all waiting requests. A failed one is already reported; the requests fail with their own error. */
function onceForAll(attempt: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= attempt()
      .catch(() => false)
      .finally(() => (running = undefined))
    return running
  }
}

function setUnlessGiven(request: Request, name: string, value: string): void {
  if (!request.headers.has(name)) request.headers.set(name, value)
}

function withoutToken(request: Request): Request {
  request.headers.delete('token')
  return request
}

/** A unique ID without dashes. Not randomUUID, which browsers offer only in secure contexts. */
export function newRequestID(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

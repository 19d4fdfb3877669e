import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { operations } from '@greenroom/openapi'
import type { Grants, Scope } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'

export type OperationID = keyof operations

type Parameters<Op extends OperationID, Place extends string> = operations[Op]['parameters'] extends {
  [P in Place]?: infer Given
}
  ? Exclude<Given, undefined>
  : Record<never, never>

/** The request body that the contract gives an operation, whatever its encoding. */
type RequestBody<Op extends OperationID> = operations[Op] extends { requestBody?: infer Request }
  ? Exclude<Request, undefined> extends { content: infer Content }
    ? Content extends { 'application/octet-stream': unknown }
      ? Buffer
      : Content[keyof Content]
    : undefined
  : undefined

/** The `body` of the envelope that the contract gives an operation's 200. */
export type AnswerBody<Op extends OperationID> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': { body?: infer Body } } } }
}
  ? Body
  : unknown

/** The caller. Grants are at most a second old. */
export interface SessionUser {
  userID: string
  userName: string
  roleID: number
  grants: Grants
  /** The places where these hold, at most as old. */
  scope: Scope
  sessionID: string
  /** In partner mode: the user's own company, whichever company the call is for. */
  partner?: { companyCode: string }
  /** Previews the company as a role (`identity/preview.ts`), without any writes. */
  previewing?: boolean
}

/** A call to an operation that needs no session (`security: []`). */
export interface PublicCall<Op extends OperationID = OperationID> {
  operationID: string
  query: Parameters<Op, 'query'>
  params: Parameters<Op, 'path'>
  body: RequestBody<Op>
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>
  /** The client's X-Client-Request-ID, or one of our own. */
  requestID: string
  /** The caller's address, seen through trusted proxies. */
  address: string
  log: FastifyBaseLogger
}

/** A call of a signed-in user: everything a handler gets. It can access the data of one company. */
export interface Call<Op extends OperationID = OperationID> extends PublicCall<Op> {
  company: CompanyStore
  user: SessionUser
  /** For a streaming answer: the current caller. Throws the 401 or 403 once they lose access. */
  askAgain(): Promise<SessionUser>
  /**
   * In a transaction that has waited for a lock: the current caller. Throws the 401 or 403 once they may not make this
   * call any more.
   */
  currentUser(): Promise<SessionUser>
  /** For long waits: aborted once the caller has left or the server stops. */
  ended(): AbortSignal
}

/** The answer of a handler; the router puts `body` into the envelope {code, message, body}. */
export interface Answer<Body = unknown> {
  body?: Body
  /** Instead of `body`: the same, already as JSON, so that a long list is not parsed and serialized again. */
  bodyJSON?: string
  message?: string
  headers?: Record<string, string>
  /** Sent unchanged instead of the envelope. */
  stream?: { type: string; content: Readable }
  /** A path to redirect to, instead of an answer. */
  redirect?: string
}

export type Handler<Op extends OperationID> = (call: Call<Op>) => Promise<Answer<AnswerBody<Op>>>

/** The handlers of some operations, by operationId. */
export type HandlersOf<Op extends OperationID> = { [O in Op]: Handler<O> }

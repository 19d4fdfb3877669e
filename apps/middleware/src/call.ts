import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { operations } from '@greenroom/openapi'
import type { Grants } from '@greenroom/permissions'
import type { CompanyStore } from './database/company-store.ts'

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

/** Who calls. Grants are at most a second old. */
export interface SessionUser {
  userID: string
  userName: string
  roleID: number
  grants: Grants
  sessionID: string
  /** In partner mode: the user's own company, whoever the call is for. */
  partner?: { companyCode: string }
  /** Looks at the company as a role would see it (`roles/preview.ts`), and changes nothing. */
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
  /** The client's X-Client-Request-ID, else one of our own. */
  requestID: string
  /** The caller's address, seen through trusted proxies. */
  address: string
  log: FastifyBaseLogger
}

/** A call of a signed-in user: all a handler has. It reaches the data of one company. */
export interface Call<Op extends OperationID = OperationID> extends PublicCall<Op> {
  company: CompanyStore
  user: SessionUser
  /** For an answer that goes on: who calls by now. Throws the 401 or 403 once they may not. */
  askAgain(): Promise<SessionUser>
}

/** What a handler answers; the mounter puts `body` into the envelope {code, message, body}. */
export interface Answer<Body = unknown> {
  body?: Body
  message?: string
  headers?: Record<string, string>
  /** Sent as it is instead of the envelope. */
  stream?: { type: string; content: Readable }
  /** A path of ours to go on to, instead of an answer. */
  redirect?: string
}

export type Handler<Op extends OperationID> = (call: Call<Op>) => Promise<Answer<AnswerBody<Op>>>
export type PublicHandler<Op extends OperationID> = (call: PublicCall<Op>) => Promise<Answer<AnswerBody<Op>>>

/** The handlers of some operations, by operationId. */
export type HandlersOf<Op extends OperationID> = { [O in Op]: Handler<O> }

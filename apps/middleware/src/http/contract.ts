import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteShorthandOptions } from 'fastify'
import type { ContractDocument, ContractOperation } from '@greenroom/openapi'
import { explainDenied, missingFrom, NEEDS_ALL_PLACES, requirementOf, type Requirement } from '@greenroom/permissions'
import type { Answer, PublicCall } from '#calls/call.ts'
import { composeTexts } from './compose-texts.ts'
import { BYTES, type Schema, validationOf } from './contract-schemas.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { Failure, forbidden, noFile, tokenInvalid, unconfirmed } from '#failures/failures.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'
import type { AdmitUser } from './user-limits.ts'
import { refuseInPreview } from '#identity/preview.ts'
import type { Caller } from '#identity/sessions.ts'

/** Like `Handler`, for any operation: the contract is only known at run time, so it has no exact types. */
type AnyHandler = (call: never) => Promise<Answer>

/** By operation. */
export type Handlers = Record<string, AnyHandler>

export interface Mounting {
  document: ContractDocument
  prefix: string
  handlers: Handlers
  /** The caller for a token; throws the 401. A keepalive does not count as activity. */
  check(token: string | undefined, keepalive: boolean): Promise<Caller>
  /** Throws if the user has too much under way. */
  admitUser: AdmitUser
  /** Whether the caller has just proved who they are. */
  isRecent(caller: Caller): boolean
  /** The session's current user; throws the 401 once it has ended. */
  holderOf(sessionID: string): Promise<Caller>
  /** The session's current user at this company, read through a connection that no call waits for. */
  besideTransaction(sessionID: string, companyCode: string): Promise<Caller>
  /** The caller at the company in the header Domain; throws if they may not work for it. */
  actFor(caller: Caller, domain: string | undefined): Promise<Caller>
  /** The caller with the access of the role in the header X-Preview-Role, at the location in X-Preview-Location. */
  previewAs(caller: Caller, role: string | undefined, location: string | undefined): Promise<Caller>
  /** The data of the caller's company, at their places. */
  storeOf(caller: Caller): CompanyStore
  /** Aborted when the server stops. */
  stopping: AbortSignal
  /** In tests: an answer that is not in the contract fails the request with 500. */
  checkResponses?: boolean
  /** Fastify's route config by operationId, e.g. rate limits. */
  routeConfig?: Record<string, object>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

const SESSION_KINDS = ['whole', 'before-second-factor', 'keepalive']

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Makes every operation of the contract a route: session and permission checks before the body is read, request
 * validation, the envelope, and response serialization. An operation without a handler, or the reverse, fails startup.
 */
export function mountContract(app: FastifyInstance, mounting: Mounting) {
  const { document, handlers } = mounting
  const operations = operationsOf(document)
  const names = new Set(operations.map(({ operation }) => operation.operationId))
  const missing = [...names].filter((name) => !handlers[name])
  const extra = Object.keys(handlers).filter((name) => !names.has(name))
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(', ')}`)
  if (extra.length > 0) throw new Error(`handlers without an operation: ${extra.join(', ')}`)

  const validation = validationOf(document)
  app.decorateRequest('caller', undefined)
  for (const { path, method, operation } of operations) {
    const bodies = bodiesOf(document, operation)
    const schema = validation.routeSchema(document.paths[path]!, operation, bodies)
    app.route({
      method: method.toUpperCase() as HTTPMethods,
      url: mounting.prefix + path.replaceAll(/\{([^}]+)\}/g, ':$1'),
      config: { ...mounting.routeConfig?.[operation.operationId], operationID: operation.operationId },
      schema,
      ...(bodies?.[BYTES] && { bodyLimit: bodies[BYTES].schema['maxLength'] as number }),
      validatorCompiler: validation.validatorCompiler,
      // A serializer compiled from the schema decides every `anyOf` by validating: four times slower for a page of items.
      serializerCompiler: () => JSON.stringify,
      onRequest: admit(mounting, operation, method),
      preParsing: bodies ? requireContentType(Object.keys(bodies)) : [],
      ...(mounting.checkResponses && { preSerialization: validation.responseCheck(operation, schema) }),
      preValidation: async ({ body, query, params }) => {
        for (const part of [body, query, params]) composeTexts(part)
      },
      handler: async (request, reply) => {
        if (Buffer.isBuffer(request.body) && request.body.length === 0) throw noFile()
        for (const part of [request.body, request.query, request.params]) refuseUnstorable(part)
        const answer = await handlers[operation.operationId]!(callOf(mounting, request, reply, operation) as never)
        if (answer.headers) reply.headers(answer.headers)
        if (answer.redirect) return reply.redirect(answer.redirect, 303)
        if (answer.stream) return reply.type(answer.stream.type).send(answer.stream.content)
        const { message = 'Request processed', body = null, bodyJSON } = answer
        if (bodyJSON === undefined) return { code: 'OK_000', message, body }
        if (mounting.checkResponses) return { code: 'OK_000', message, body: JSON.parse(bodyJSON) }
        reply.type('application/json; charset=utf-8')
        return `{"code":"OK_000","message":${JSON.stringify(message)},"body":${bodyJSON}}`
      },
    })
  }
}

interface Mounted {
  path: string
  method: (typeof METHODS)[number]
  operation: ContractOperation
}

/** Every operation of the document with its path and method. */
export function operationsOf(document: ContractDocument): Mounted[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  )
}

/** Checks session and permission as the operation requires: `security`, `x-session`, `x-feature`, `x-everywhere` and `x-recent`. */
function admit(mounting: Mounting, operation: ContractOperation, method: string): RouteShorthandOptions['onRequest'] {
  const isPublic = (operation.security ?? mounting.document.security ?? []).length === 0
  const requirements = requirementsOf(operation)
  const kind = operation['x-session'] ?? 'whole'
  if (!SESSION_KINDS.includes(kind)) throw new Error(`${operation.operationId}: there is no x-session ${kind}`)
  if (isPublic) return async () => {}
  const isStream = 'text/event-stream' in Object(operation.responses['200']?.['content'])
  return async (request, reply) => {
    const caller = await mounting.check(firstOf(request.headers['token']), kind === 'keepalive')
    if (caller.owesSecondFactor && kind !== 'before-second-factor') throw tokenInvalid()
    if (caller.tokenNew) reply.header('token_new', caller.tokenNew)
    request.caller = caller
    await mounting.admitUser(request, reply, caller, isStream)
    request.caller = await actingCaller(mounting, caller, request)
    requireAccess(request.caller, requirements)
    if (operation['x-everywhere'] && request.caller.user.scope !== 'ALL') throw forbidden(NEEDS_ALL_PLACES)
    refuseInPreview(request.caller, { method, operationID: operation.operationId })
    if (operation['x-recent'] && !mounting.isRecent(caller)) throw unconfirmed()
  }
}

/** The caller at the company, with the role and at the location, in the headers. */
async function actingCaller(mounting: Mounting, caller: Caller, { headers }: FastifyRequest): Promise<Caller> {
  const acting = await mounting.actFor(caller, firstOf(headers['domain']))
  return mounting.previewAs(acting, firstOf(headers['x-preview-role']), firstOf(headers['x-preview-location']))
}

const requirementsOf = (operation: ContractOperation) => (operation['x-feature'] ?? []).map(requirementOf)

function requireAccess({ user, scope }: Caller, requirements: readonly Requirement[]) {
  if (requirements.length === 0 && scope !== null) throw tokenInvalid()
  const missing = missingFrom(user.grants, requirements)
  if (missing) throw forbidden(explainDenied(missing.feature, missing.level))
}

/** Without this a body of another type would reach the handler unchecked. */
function requireContentType(accepted: string[]) {
  return async (request: FastifyRequest) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    if (type && accepted.includes(type)) return
    const message = `The body must be ${accepted.join(' or ')}`
    throw new Failure(415, 'ER_000', message, accepted.includes(BYTES) ? { errors: [{ field: 'file', message }] } : {})
  }
}

function bodiesOf(document: ContractDocument, operation: ContractOperation) {
  const ref = operation.requestBody?.['$ref'] as string | undefined
  const body = ref ? document.components['requestBodies']?.[ref.split('/').at(-1)!] : operation.requestBody
  return body?.['content'] as Record<string, { schema: Schema }> | undefined
}

function callOf(
  mounting: Mounting,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: ContractOperation,
): PublicCall {
  const { caller } = request
  const call = {
    operationID: operation.operationId,
    query: request.query,
    params: request.params,
    body: request.body,
    headers: request.headers,
    requestID: request.id,
    address: request.ip,
    log: request.log,
  }
  const own = caller && {
    company: mounting.storeOf(caller),
    user: caller.user,
    askAgain: async () => {
      const holder = await mounting.holderOf(caller.user.sessionID)
      return (await actingCaller(mounting, holder, request)).user
    },
    currentUser: async () => {
      const current = await mounting.besideTransaction(caller.user.sessionID, caller.companyCode)
      requireAccess(current, requirementsOf(operation))
      return current.user
    },
    ended: () => endOf(reply, mounting.stopping),
  }
  return { ...call, ...own } as PublicCall
}

function endOf({ raw }: FastifyReply, stopping: AbortSignal): AbortSignal {
  const end = new AbortController()
  const abort = () => end.abort()
  stopping.addEventListener('abort', abort, { signal: end.signal })
  raw.once('close', abort)
  if (raw.closed || stopping.aborted) abort()
  return end.signal
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

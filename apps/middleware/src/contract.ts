import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteShorthandOptions } from 'fastify'
import type { ContractDocument, ContractOperation } from '@greenroom/openapi'
import { explainDenied, allows, requirementOf, type Requirement } from '@greenroom/permissions'
import type { Answer, PublicCall } from './call.ts'
import { BYTES, createValidation, type Schema } from './contract-schemas.ts'
import type { CompanyStore } from './database/company-store.ts'
import { Failure, forbidden, tokenInvalid } from './failures.ts'
import { refuseInPreview } from './roles/preview.ts'
import type { Caller } from './session/sessions.ts'

/** As `Handler`, for any operation: the contract says which, so its types end here. */
type AnyHandler = (call: never) => Promise<Answer>

export interface Mounting {
  document: ContractDocument
  prefix: string
  handlers: Record<string, AnyHandler>
  /** Who presents the token; throws the 401. A keepalive is no activity. */
  check(token: string | undefined, keepalive: boolean): Promise<Caller>
  /** Whose session this is by now; throws the 401 once it has ended. */
  holderOf(sessionID: string): Promise<Caller>
  /** The caller at the company that the header Domain names; throws where they may not work for it. */
  actFor(caller: Caller, domain: string | undefined): Promise<Caller>
  /** The caller as far as the role that the header X-Preview-Role names would get. */
  previewAs(caller: Caller, header: string | undefined): Promise<Caller>
  storeOf(companyCode: string): CompanyStore
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
 * Makes every operation of the contract a route: session and permission before the body is read, request validation,
 * the envelope, and response serialisation. An operation without a handler, or the reverse, stops the boot.
 */
export function mountContract(app: FastifyInstance, mounting: Mounting) {
  const { document, handlers } = mounting
  const operations = operationsOf(document)
  const names = new Set(operations.map(({ operation }) => operation.operationId))
  const missing = [...names].filter((name) => !handlers[name])
  const extra = Object.keys(handlers).filter((name) => !names.has(name))
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(', ')}`)
  if (extra.length > 0) throw new Error(`handlers without an operation: ${extra.join(', ')}`)

  const validation = createValidation(document)
  for (const schema of validation.sharedSchemas) app.addSchema(schema)
  app.decorateRequest('caller', undefined)
  for (const { path, method, operation } of operations) {
    const bodies = bodiesOf(document, operation)
    app.route({
      method: method.toUpperCase() as HTTPMethods,
      url: mounting.prefix + path.replaceAll(/\{([^}]+)\}/g, ':$1'),
      config: mounting.routeConfig?.[operation.operationId] ?? {},
      schema: validation.routeSchema(document.paths[path]!, operation, bodies),
      ...(bodies?.[BYTES] && { bodyLimit: bodies[BYTES].schema['maxLength'] as number }),
      validatorCompiler: validation.validatorCompiler,
      // A serializer compiled from the schema decides every `anyOf` by validating: four times slower for a page of items.
      serializerCompiler: () => JSON.stringify,
      onRequest: admit(mounting, operation, method),
      preValidation: bodies ? requireContentType(Object.keys(bodies)) : [],
      ...(mounting.checkResponses && { preSerialization: validation.responseCheck(operation) }),
      handler: async (request, reply) => {
        const answer = await handlers[operation.operationId]!(callOf(mounting, request, operation) as never)
        if (answer.headers) reply.headers(answer.headers)
        if (answer.redirect) return reply.redirect(answer.redirect, 303)
        if (answer.stream) return reply.type(answer.stream.type).send(answer.stream.content)
        return { code: 'OK_000', message: answer.message ?? 'Request processed', body: answer.body ?? null }
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

/** Session and permission, as the operation asks for: `security`, `x-session` and `x-feature`. */
function admit(mounting: Mounting, operation: ContractOperation, method: string): RouteShorthandOptions['onRequest'] {
  const isPublic = (operation.security ?? mounting.document.security ?? []).length === 0
  const requirement = operation['x-feature'] ? requirementOf(operation['x-feature']) : undefined
  const kind = operation['x-session'] ?? 'whole'
  if (!SESSION_KINDS.includes(kind)) throw new Error(`${operation.operationId}: there is no x-session ${kind}`)
  if (isPublic) return async () => {}
  return async (request, reply) => {
    const caller = await mounting.check(firstOf(request.headers['token']), kind === 'keepalive')
    if (caller.owesSecondFactor && kind !== 'before-second-factor') throw tokenInvalid()
    if (caller.tokenNew) reply.header('token_new', caller.tokenNew)
    request.caller = await actingCaller(mounting, caller, request)
    requireAccess(request.caller, requirement)
    refuseInPreview(request.caller, { method, operationID: operation.operationId })
  }
}

/** The caller at the company, and as far as the role, that the headers name. */
async function actingCaller(mounting: Mounting, caller: Caller, { headers }: FastifyRequest): Promise<Caller> {
  const acting = await mounting.actFor(caller, firstOf(headers['domain']))
  return mounting.previewAs(acting, firstOf(headers['x-preview-role']))
}

function requireAccess({ user, scope }: Caller, requirement: Requirement | undefined) {
  if (!requirement && scope !== null) throw tokenInvalid()
  if (requirement && !allows(user.grants, requirement.feature, requirement.level)) {
    throw forbidden(explainDenied(requirement.feature, requirement.level))
  }
}

/** Without this a body of another type would reach the handler unchecked. */
function requireContentType(accepted: string[]) {
  return async (request: FastifyRequest) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    if (type && accepted.includes(type)) return
    throw new Failure(415, 'ER_000', `The body must be ${accepted.join(' or ')}`)
  }
}

function bodiesOf(document: ContractDocument, operation: ContractOperation) {
  const ref = operation.requestBody?.['$ref'] as string | undefined
  const body = ref ? document.components['requestBodies']?.[ref.split('/').at(-1)!] : operation.requestBody
  return body?.['content'] as Record<string, { schema: Schema }> | undefined
}

function callOf(mounting: Mounting, request: FastifyRequest, operation: ContractOperation): PublicCall {
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
    company: mounting.storeOf(caller.companyCode),
    user: caller.user,
    askAgain: async () => {
      const holder = await mounting.holderOf(caller.user.sessionID)
      return (await actingCaller(mounting, holder, request)).user
    },
  }
  return { ...call, ...own } as PublicCall
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

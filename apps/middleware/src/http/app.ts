import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ContractDocument } from '@greenroom/openapi'
import type { OperationID } from './call.ts'
import { serveConsole } from './console-files.ts'
import { BYTES } from './contract-schemas.ts'
import { mountContract, type Mounting } from './contract.ts'
import { companyStore } from '#database/company-store.ts'
import { serveDocs } from './docs-page.ts'
import { answerBadAddress, answerErrors, answerNotFound } from './error-answers.ts'
import { Failure } from './failures.ts'
import { serveHealth } from './health.ts'
import { actFor } from '#areas/partners/act-for.ts'
import type { Platform } from '#boot/platform.ts'
import { previewAs } from '#areas/roles/preview.ts'
import { secure } from './security-headers.ts'

export interface AppOptions {
  platform: Platform
  document: ContractDocument
  handlers: Mounting['handlers']
  /** The folder of the built console; without it only the API is served. */
  consoleFolder?: string | undefined
  checkResponses?: boolean
  /** Used instead of the standard output. */
  logTo?: Writable | undefined
}

const MEGABYTE = 1024 * 1024
const MINUTE = 60_000
/** How long calls may take to end when the server stops. */
const CLOSE_WITHIN = 10_000

/**
 * An honest user signs in a few times; this slows down a guesser of many names before any hash is computed. One counter
 * per address for all calls that take a password, a code, or a name to write to.
 */
const GUESSING = {
  rateLimit: { max: 100, timeWindow: MINUTE, groupId: 'guessing' },
}
const GUESSABLE: OperationID[] = [
  'login',
  'loginForm',
  'startSso',
  'returnFromSso',
  'ssoLogin',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'verifySecondFactor',
  'confirmEnrollment',
  'replaceRecoveryCodes',
]

/** The HTTP server, ready for `listen` or `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, document, handlers } = options
  const { config, database, sessions, changes } = platform
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.token', 'req.headers.authorization'],
      ...(options.logTo && { stream: options.logTo }),
    },
    genReqId: () => randomUUID().replaceAll('-', ''),
    requestIdHeader: 'x-client-request-id',
    trustProxy: config.trustedProxies,
    bodyLimit: 4 * MEGABYTE,
    // Lists of item IDs may be long queries (section 7, itemIDOnSearch).
    http: { maxHeaderSize: MEGABYTE / 8, headersTimeout: MINUTE / 4 },
    requestTimeout: MINUTE,
    connectionTimeout: 2 * MINUTE,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // A path that cannot be decoded reaches no route.
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply),
  })
  answerErrors(app)
  secure(app, config.environment)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Failure(429, 'ER_000', 'Too many attempts. Wait a minute and try again.'),
  })
  acceptForms(app)
  acceptBytes(app)
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && statusCode === 200) changes.announce()
  })
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    stopping.abort()
    setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN).unref()
    await changes.close()
  })
  // Otherwise the server waits until the caller closes the connection.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close')
  })
  serveHealth(app, database)
  serveDocs(app, document)
  mountContract(app, {
    document,
    handlers,
    prefix: '/api',
    check: (token, keepalive) => sessions.check(token, keepalive),
    holderOf: (sessionID) => sessions.holderOf(sessionID),
    actFor: (caller, domain) => actFor(database.db, caller, domain),
    previewAs: (caller, header) => previewAs(database, caller, header),
    storeOf: (companyCode) => companyStore(database.db, companyCode, platform.now),
    stopping: stopping.signal,
    checkResponses: options.checkResponses ?? false,
    routeConfig: Object.fromEntries(GUESSABLE.map((operationID) => [operationID, GUESSING])),
  })
  if (options.consoleFolder) await serveConsole(app, options.consoleFolder)
  else app.setNotFoundHandler((_request, reply) => answerNotFound(reply))
  return app
}

/** Files. The operation sets the size limit. */
function acceptBytes(app: FastifyInstance) {
  app.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
}

/** Form-encoded bodies, for POST /login/form and /token/refresh. */
function acceptForms(app: FastifyInstance) {
  const limit = { parseAs: 'string', bodyLimit: MEGABYTE / 64 } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', limit, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

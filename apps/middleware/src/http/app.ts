import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ContractDocument } from '@greenroom/openapi'
import type { OperationID } from '#calls/call.ts'
import { serveConsole } from './console-files.ts'
import { BYTES } from './contract-schemas.ts'
import { mountContract, type Mounting } from './contract.ts'
import { companyStore } from '#database/company-store.ts'
import { readerOf } from '#database/located-tables.ts'
import { serveDocs } from './docs-page.ts'
import { drainOnClose } from './drain.ts'
import { answerBadAddress, answerErrors, answerNotFound } from './error-answers.ts'
import { Failure } from '#failures/failures.ts'
import { serveHealth } from './health.ts'
import { actFor } from '#identity/act-for.ts'
import type { Platform } from '#platform/platform.ts'
import { previewAs } from '#identity/preview.ts'
import { secure } from './security-headers.ts'
import { serveMetrics } from '#telemetry/serve-metrics.ts'
import { timeCalls } from '#telemetry/time-calls.ts'
import { limitUsers } from './user-limits.ts'

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
  'confirmSession',
  'replaceRecoveryCodes',
]

/** The HTTP server, ready for `listen` or `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, document, handlers } = options
  const { config, database, sessions, changes } = platform
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // The detail of a database error quotes the refused row.
      redact: ['req.headers.token', 'req.headers.authorization', 'err.detail'],
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
    // Once the calls under way have had their time (`drainOnClose`).
    forceCloseConnections: true,
    // HEAD would run a whole call and throw its answer away, and never end that of GET /changes.
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // A path that cannot be decoded reaches no route.
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply),
  })
  timeCalls(app)
  if (config.tracing) (await import('#telemetry/trace-calls.ts')).traceCalls(app, config.tracing)
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
  // Ends the streams, before the calls are waited for.
  app.addHook('preClose', () => changes.close())
  const stopping = drainOnClose(app)
  serveHealth(app, database)
  if (config.metricsToken) await serveMetrics(app, { database, changes, token: config.metricsToken })
  serveDocs(app, document)
  mountContract(app, {
    document,
    handlers,
    prefix: '/api',
    check: (token, keepalive) => sessions.check(token, keepalive),
    admitUser: limitUsers(app),
    isRecent: (caller) => sessions.isRecent(caller),
    holderOf: (sessionID) => sessions.holderOf(sessionID),
    besideTransaction: async (sessionID, domain) =>
      actFor(database.side.db, await sessions.holderOf(sessionID, database.side.db), domain, platform.now()),
    actFor: (caller, domain) => actFor(database.db, caller, domain, platform.now()),
    previewAs: (caller, role, location) => previewAs(database, caller, role, location),
    storeOf: ({ companyCode, user }) => companyStore(database.db, companyCode, platform.now, readerOf(user)),
    stopping,
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

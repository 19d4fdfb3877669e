import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { document as contract, type ContractDocument } from '@greenroom/openapi'
import { buildApp } from '#http/app.ts'
import { ChangeFeed } from '#database/change-feed.ts'
import { readConfig } from '#platform/config.ts'
import type { Mounting } from '#http/contract.ts'
import type { Database } from '#database/database.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { endTracing } from '#telemetry/tracing.ts'
import { allHandlers, allWork, audiences, finders } from '../src/areas.ts'
import { type BlobStore, folderStore } from '#blobs/blob-store.ts'
import { fetchFile } from '#areas/images/fetch-file.ts'
import { printersIn } from '#areas/labelprinting/printer-network.ts'
import { createMail, type Mail } from '#platform/mail.ts'
import type { Platform } from '#platform/platform.ts'
import { createSeal } from '#identity/seal.ts'
import { Sessions, type Opening } from '#identity/sessions.ts'
import { atEnd } from './at-end.ts'
import { PASSWORD } from './companies.ts'

export interface TestApp {
  app: FastifyInstance
  platform: Platform
  clock: Clock
  /** Signs in over HTTP and returns the token. */
  signIn(company: string, userName: string): Promise<string>
  /** One call as that user: the status, the headers, and the envelope. A buffer is sent as bytes, all else as JSON. */
  call(token: string | undefined, method: InjectOptions['method'], path: string, body?: unknown): Promise<Reply>
  /** As the product stops. Otherwise it stops at the end of the file. */
  stop(): Promise<void>
}

export interface Reply {
  status: number
  headers: Record<string, unknown>
  code: string
  message: string
  body: any // oxlint-disable-line typescript/no-explicit-any -- each test knows what it asked for
  errors?: { field: string; message: string; code?: string }[]
}

/** A clock that a test can move. */
export class Clock {
  time = Date.UTC(2026, 0, 15, 12)
  now = () => new Date(this.time)
  pass(seconds: number) {
    this.time += seconds * 1_000
  }
}

interface Options {
  /** Replaces the whole contract: a small document and its handlers. */
  document?: ContractDocument
  handlers?: (platform: Platform) => Mounting['handlers']
  consoleFolder?: string
  env?: Record<string, string>
  mail?: Mail
  blobs?: BlobStore
  logTo?: Writable
  /** Milliseconds between two polls of the outbox. */
  pollEvery?: number
}

/** The app over this database, every answer checked against the contract. */
export async function startApp(database: Database, options: Options = {}): Promise<TestApp> {
  const clock = new Clock()
  const config = readConfig({ LOG_LEVEL: 'silent', ...options.env }, '/')
  const pictures = join(tmpdir(), `greenroom-pictures-${requestID()}`)
  const platform = {
    config,
    database,
    now: clock.now,
    sessions: new Sessions(database.db, clock.now),
    changes: new ChangeFeed(database, options.pollEvery),
    audiences,
    finders,
    mail: options.mail ?? createMail(config),
    seal: createSeal(randomBytes(32)),
    blobs: options.blobs ?? folderStore(pictures),
    fetchFile,
    isPrinterAllowed: printersIn(config.printerNetworks),
  }
  const app = await buildApp({
    platform,
    document: options.document ?? contract,
    handlers: (options.handlers ?? allHandlers)(platform),
    consoleFolder: options.consoleFolder,
    checkResponses: true,
    logTo: options.logTo ?? new Writable({ write: (_chunk, _encoding, done) => done() }),
  })
  const runner = options.document ? undefined : await startJobRunner(platform, allWork(platform), app.log)
  let stopped: Promise<void> | undefined
  const stopOnce = async () => {
    await Promise.all([app.close(), runner?.stop()])
    await endTracing()
  }
  const stop = () => (stopped ??= stopOnce())
  atEnd(async () => {
    await stop()
    rmSync(pictures, { recursive: true, force: true })
  })

  const call: TestApp['call'] = async (token, method, path, body) => {
    const writes = method !== 'GET'
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token && { token }),
        ...(writes && { 'x-client-request-id': requestID() }),
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { payload: body as object }),
    } as InjectOptions)
    const envelope = response.json<Omit<Reply, 'status' | 'headers'>>()
    return { status: response.statusCode, headers: response.headers, ...envelope }
  }
  const signIn: TestApp['signIn'] = async (domain, username) => {
    const { body, message } = await call(undefined, 'POST', '/login', { domain, username, password: PASSWORD })
    if (!body) throw new Error(`${username} cannot sign in: ${message}`)
    return body.token
  }
  return { app, platform, clock, signIn, call, stop }
}

/** The operations of one area of the contract. */
export function areaOf(tag: string): ContractDocument {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const own = Object.entries(item).filter(([key, operation]) => key === 'parameters' || operation.tags?.includes(tag))
    return [path, Object.fromEntries(own)] as const
  })
  return { ...contract, paths: Object.fromEntries(paths) }
}

/** A token without a call to /login. */
export async function tokenOf(
  { platform }: TestApp,
  company: string,
  userName: string,
  opening: Partial<Opening> = {},
): Promise<string> {
  const user = await platform.database.db
    .selectFrom('app_user')
    .select('user_id')
    .where('company_code', '=', company)
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow()
  const usual = { remember: false, partner: false, owesSecondFactor: false, device: 'Test', address: '127.0.0.1' }
  return platform.sessions.open(company, user.user_id, { ...usual, ...opening })
}

export function requestID(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import pg from 'pg'

import type { Bucket } from '#blobs/bucket-store.ts'
import type { TracingConfig } from '#telemetry/trace-calls.ts'

/** The configuration from the environment. Paths are absolute. */
export interface Config {
  port: number
  host: string
  /** Where the embedded PostgreSQL and the demo password live. */
  dataDir: string
  /** An external PostgreSQL; without it the embedded one is started. */
  databaseURL: string | undefined
  /** Whether a database without a company gets the demo merchant. */
  demo: boolean
  /** Sent with every answer as the header `rc_environment`. */
  environment: string
  logLevel: string
  /** Addresses whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[]
  partnerPortalURL: string
  partnerPortalLoginEndPoint: string
  /** The console's public URL, for links in mails; without a trailing slash. */
  publicURL: string
  /** The mail server, e.g. `smtps://user:password@host`; without it mails become files. */
  smtpURL: string | undefined
  mailFrom: string
  /** The key that encrypts secrets in the database: 32 bytes, the same on every replica. */
  secretKey: Buffer | undefined
  /** The key before it, while its secrets are encrypted again. */
  oldSecretKey: Buffer | undefined
  /** Where pictures are stored; if omitted, in the data folder. */
  bucket: Bucket | undefined
  /** The networks, such as 10.0.0.0/8, whose printers labels are sent to. */
  printerNetworks: string[]
  /** Who knows it may read /metrics; without it there are none. */
  metricsToken: string | undefined
  /** Where spans are sent; without it none are made. */
  tracing: TracingConfig | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Names the invalid variable and its valid values; `serve.ts` prints it and exits. */
export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined>, cwd: string): Config {
  const portal = env['PARTNER_PORTAL_URL'] || '/partner'
  const listenAt = port(env['PORT'] || '4000')
  const publicURL = webURL(env['PUBLIC_URL'] || `http://localhost:${listenAt}`)
  return {
    port: listenAt,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(cwd, env['DATA_DIR'] || '.data'),
    databaseURL: databaseURL(env['DATABASE_URL']),
    demo: demo(env['DEMO'] || 'yes'),
    environment: env['RC_ENVIRONMENT'] || 'local',
    logLevel: logLevel(env['LOG_LEVEL'] || 'warn'),
    trustedProxies: (env['TRUSTED_PROXIES'] || 'loopback').split(',').map((address) => address.trim()),
    partnerPortalURL: portal,
    partnerPortalLoginEndPoint: env['PARTNER_PORTAL_LOGIN'] || `${portal}/login`,
    publicURL,
    smtpURL: smtpURL(env['SMTP_URL']),
    mailFrom: env['MAIL_FROM'] || `Greenroom <no-reply@${new URL(publicURL).hostname}>`,
    secretKey: secretKey('SECRET_KEY', env),
    oldSecretKey: secretKey('OLD_SECRET_KEY', env),
    bucket: bucket(env),
    printerNetworks: networks(env['PRINTER_NETWORKS'] || '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16'),
    metricsToken: metricsToken(env['METRICS_TOKEN']),
    tracing: tracing(env),
  }
}

function port(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= 65535) return number
  throw new ConfigError(`PORT is "${text}", but must be a whole number from 1 to 65535.`)
}

function demo(text: string): boolean {
  if (['yes', 'no'].includes(text)) return text === 'yes'
  throw new ConfigError(`DEMO is "${text}", but must be yes or no.`)
}

function databaseURL(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name.')
  }
  const mode = new URL(text).searchParams.get('sslmode') ?? ''
  if (isVerifiedDatabase(text) || ['disable', 'no-verify'].includes(mode)) return text
  throw new ConfigError(
    'DATABASE_URL leads to another machine without TLS that proves which one it is: add sslmode=verify-full to it, ' +
      'or sslmode=disable or no-verify if nobody else can reach the network in between.',
  )
}

/** Whether passwords and data stay on this machine, or reach no other than the right one. As pg understands the URL. */
export function isVerifiedDatabase(url: string): boolean {
  const { host, ssl } = databaseClient(url)
  // A path is a socket.
  if (host.startsWith('/') || isLoopback(host)) return true
  const tls = ssl as boolean | ConnectionOptions
  return typeof tls === 'object' ? tls.rejectUnauthorized !== false : tls === true
}

/** Not connected. */
function databaseClient(url: string): pg.Client {
  try {
    return new pg.Client(url)
  } catch (cause) {
    throw new ConfigError(`DATABASE_URL cannot be used: ${(cause as Error).message}`, { cause })
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

function webURL(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new ConfigError('PUBLIC_URL must look like https://host.example.')
}

function smtpURL(text: string | undefined): string | undefined {
  if (!text) return undefined
  // A parameter could turn TLS off, or its certificates.
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && !text.includes('?')) return text
  throw new ConfigError('SMTP_URL must look like smtps://user:password@host or smtp://host:port, without parameters.')
}

function secretKey(name: string, env: Record<string, string | undefined>): Buffer | undefined {
  const text = env[name]
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === 32) return key
  throw new ConfigError(`${name} must be 32 bytes in base64, as \`openssl rand -base64 32\` makes them.`)
}

function networks(text: string): string[] {
  const listed = text.split(',').map((network) => network.trim())
  const isNetwork = (network: string) => {
    const [address = '', prefix = '', ...more] = network.split('/')
    return isIPv4(address) && /^\d{1,2}$/.test(prefix) && Number(prefix) <= 32 && more.length === 0
  }
  if (listed.every(isNetwork)) return listed
  throw new ConfigError(`PRINTER_NETWORKS is "${text}", but must be IPv4 networks such as 10.0.0.0/8, with commas.`)
}

function metricsToken(text: string | undefined): string | undefined {
  if (!text || /^[\w-]{32,}$/.test(text)) return text || undefined
  throw new ConfigError(
    'METRICS_TOKEN must be at least 32 letters, digits, - and _, as `openssl rand -hex 32` makes them.',
  )
}

/** The variables have the names that OpenTelemetry gives them. */
function tracing(env: Record<string, string | undefined>): TracingConfig | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!endpoint) return undefined
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must look like https://collector:4318.')
  }
  refusePlain('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || '1')
  if (!(ratio >= 0 && ratio <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  return { endpoint: endpoint.replace(/\/+$/, ''), ratio }
}

/** All or nothing: half a configuration would silently store pictures elsewhere. */
function bucket(env: Record<string, string | undefined>): Bucket | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const [endpoint, name, accessKeyID, secretAccessKey] = names.map((variable) => env[variable] || undefined)
  if (!endpoint && !name && !accessKeyID && !secretAccessKey) return undefined
  if (!endpoint || !name || !accessKeyID || !secretAccessKey) {
    throw new ConfigError(`${names.join(', ')} must be set together, or none of them.`)
  }
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new ConfigError('S3_ENDPOINT must look like https://s3.region.example.')
  }
  refusePlain('S3_ENDPOINT', endpoint)
  const region = env['S3_REGION'] || 'us-east-1'
  return { endpoint: endpoint.replace(/\/+$/, ''), name, region, accessKeyID, secretAccessKey }
}

function refusePlain(name: string, url: string) {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new ConfigError(`${name} must be https, unless it leads to this machine.`)
}

function logLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text
  throw new ConfigError(`LOG_LEVEL is "${text}", but must be one of ${LOG_LEVELS.join(', ')}.`)
}

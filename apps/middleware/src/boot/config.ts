import { resolve } from 'node:path'

import type { Bucket } from '#areas/images/bucket-store.ts'

/** The configuration from the environment. Paths are absolute. */
export interface Config {
  port: number
  host: string
  /** Where the embedded PostgreSQL and the demo password live. */
  dataDir: string
  /** An external PostgreSQL; without it the embedded one is started. */
  databaseURL: string | undefined
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
  /** Where pictures are stored; if omitted, in the data folder. */
  bucket: Bucket | undefined
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
    environment: env['RC_ENVIRONMENT'] || 'local',
    logLevel: logLevel(env['LOG_LEVEL'] || 'warn'),
    trustedProxies: (env['TRUSTED_PROXIES'] || 'loopback').split(',').map((address) => address.trim()),
    partnerPortalURL: portal,
    partnerPortalLoginEndPoint: env['PARTNER_PORTAL_LOGIN'] || `${portal}/login`,
    publicURL,
    smtpURL: smtpURL(env['SMTP_URL']),
    mailFrom: env['MAIL_FROM'] || `Greenroom <no-reply@${new URL(publicURL).hostname}>`,
    secretKey: secretKey(env['SECRET_KEY']),
    bucket: bucket(env),
  }
}

function port(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= 65535) return number
  throw new ConfigError(`PORT is "${text}", but must be a whole number from 1 to 65535.`)
}

function databaseURL(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/name.')
}

function webURL(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new ConfigError('PUBLIC_URL must look like https://host.example.')
}

function smtpURL(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text
  throw new ConfigError('SMTP_URL must look like smtps://user:password@host or smtp://host:port.')
}

function secretKey(text: string | undefined): Buffer | undefined {
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === 32) return key
  throw new ConfigError('SECRET_KEY must be 32 bytes in base64, as `openssl rand -base64 32` makes them.')
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
  const region = env['S3_REGION'] || 'us-east-1'
  return { endpoint: endpoint.replace(/\/+$/, ''), name, region, accessKeyID, secretAccessKey }
}

function logLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text
  throw new ConfigError(`LOG_LEVEL is "${text}", but must be one of ${LOG_LEVELS.join(', ')}.`)
}

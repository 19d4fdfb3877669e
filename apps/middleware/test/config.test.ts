import { expect, test } from 'vitest'
import { isVerifiedDatabase, readConfig } from '#platform/config.ts'

test('uses the defaults', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '/shop/.data',
    databaseURL: undefined,
    logLevel: 'warn',
    publicURL: 'http://localhost:4000',
    smtpURL: undefined,
    mailFrom: 'Greenroom <no-reply@localhost>',
    secretKey: undefined,
    bucket: undefined,
    printerNetworks: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
    metricsToken: undefined,
    tracing: undefined,
  })
})

test('reads the environment', () => {
  const env = {
    PORT: '81',
    HOST: '::',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgresql://u:p@db/shop?sslmode=verify-full',
  }
  expect(readConfig(env, '/')).toMatchObject({ port: 81, host: '::', dataDir: '/data', databaseURL: env.DATABASE_URL })
})

const BUCKET = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }

test('requires all settings of a bucket except the region', () => {
  const bucket = { endpoint: 'https://s3.example', name: 'b', accessKeyID: 'k', secretAccessKey: 's' }
  expect(readConfig(BUCKET, '/').bucket).toEqual({ ...bucket, region: 'us-east-1' })
  expect(readConfig({ ...BUCKET, S3_REGION: 'eu-1' }, '/').bucket).toEqual({ ...bucket, region: 'eu-1' })
})

test.each([
  [{ PORT: 'x' }, 'PORT is "x", but must be a whole number from 1 to 65535.'],
  [{ PORT: '0' }, 'PORT is "0"'],
  [{ PORT: '65536' }, 'PORT is "65536"'],
  [{ PORT: '4e3' }, 'PORT is "4e3"'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must look like postgres://'],
  [{ DATABASE_URL: 'db' }, 'DATABASE_URL must look like postgres://'],
  [{ DEMO: 'maybe' }, 'DEMO is "maybe"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ PUBLIC_URL: 'greenroom.example' }, 'PUBLIC_URL must look like https://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtps://'],
  [{ SECRET_KEY: 'too-short' }, 'SECRET_KEY must be 32 bytes in base64'],
  [{ OLD_SECRET_KEY: 'too-short' }, 'OLD_SECRET_KEY must be 32 bytes in base64'],
  [{ PRINTER_NETWORKS: '10.0.0.0' }, 'PRINTER_NETWORKS is "10.0.0.0", but must be IPv4 networks'],
  [{ PRINTER_NETWORKS: '10.0.0.0/8,::1/128' }, 'but must be IPv4 networks'],
  [{ PRINTER_NETWORKS: '10.0.0.0/33' }, 'but must be IPv4 networks'],
  [{ METRICS_TOKEN: 'x'.repeat(31) }, 'METRICS_TOKEN must be at least 32'],
  [{ METRICS_TOKEN: 'two words '.repeat(4) }, 'METRICS_TOKEN must be at least 32'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must look like http'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://a', OTEL_TRACES_SAMPLER_ARG: '2' }, 'must be a number from 0 to 1'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://a', OTEL_TRACES_SAMPLER_ARG: 'half' }, 'must be a number from 0 to 1'],
  [{ S3_BUCKET: 'pictures' }, 'S3_SECRET_ACCESS_KEY must be set together'],
  [{ ...BUCKET, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must look like https://'],
  [{ ...BUCKET, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT must be https'],
  [{ DATABASE_URL: 'postgres://u:p@db.example/shop' }, 'DATABASE_URL leads to another machine without TLS'],
  [{ DATABASE_URL: 'postgres://u:p@localhost/shop?host=db.example' }, 'DATABASE_URL leads to another machine'],
  [{ DATABASE_URL: 'postgres:///shop?host=db.example' }, 'DATABASE_URL leads to another machine'],
  [{ DATABASE_URL: 'postgres:///shop?host=db.example&ssl=0' }, 'DATABASE_URL leads to another machine'],
  [{ DATABASE_URL: 'postgres://db.example/shop?uselibpqcompat=true&sslmode=require' }, 'DATABASE_URL leads to another'],
  [{ DATABASE_URL: 'postgres://db.example/shop?uselibpqcompat=true&sslmode=prefer' }, 'DATABASE_URL leads to another'],
  [{ DATABASE_URL: 'postgres://db.example/shop?ssl=no-verify' }, 'DATABASE_URL leads to another machine'],
  [{ DATABASE_URL: 'postgres://db/shop?sslmode=verify-full&sslrootcert=/none' }, 'DATABASE_URL cannot be used: ENOENT'],
  [{ SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'smtps://mail.example/?tls.rejectUnauthorized=false' }, 'without parameters'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be https'],
])('%j is refused clearly', (env, message) => {
  expect(() => readConfig(env, '/')).toThrow(message)
})

test('accepts plain connections within this machine, and to a database whose URL says so', () => {
  const remote = 'postgres://u:p@db.example/shop?sslmode'
  for (const DATABASE_URL of [`${remote}=disable`, `${remote}=no-verify`, 'postgres://u:p@localhost/shop']) {
    expect(readConfig({ DATABASE_URL }, '/').databaseURL).toBe(DATABASE_URL)
  }
  const local = 'http://127.0.0.1:9000'
  expect(readConfig({ ...BUCKET, S3_ENDPOINT: local }, '/').bucket).toMatchObject({ endpoint: local })
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: local }, '/').tracing).toMatchObject({ endpoint: local })
})

test.each([
  ['postgres://u:p@db.example/shop', false],
  ['postgres://u:p@db.example/shop?sslmode=disable', false],
  ['postgres://u:p@db.example/shop?sslmode=no-verify', false],
  ['postgres://u:p@db.example/shop?sslmode=verify-full', true],
  ['postgres://u:p@db.example/shop?ssl=true', true],
  ['postgres://u:p@127.0.0.1/shop', true],
  ['postgres://u:p@localhost/shop', true],
  ['postgres://u:p@[::1]/shop', true],
  ['postgres:///shop?host=/run/postgresql', true],
  ['postgres://u:p@db.example/shop?host=localhost', true],
])('%s sends data only to the right machine: %s', (url, isVerified) => {
  expect(isVerifiedDatabase(url)).toBe(isVerified)
})

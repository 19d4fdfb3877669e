import { expect, test } from 'vitest'
import { readConfig } from '#boot/config.ts'

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
  })
})

test('reads the environment', () => {
  const env = { PORT: '81', HOST: '::', DATA_DIR: '/data', DATABASE_URL: 'postgresql://u:p@db/shop' }
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
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ PUBLIC_URL: 'greenroom.example' }, 'PUBLIC_URL must look like https://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtps://'],
  [{ SECRET_KEY: 'too-short' }, 'SECRET_KEY must be 32 bytes in base64'],
  [{ S3_BUCKET: 'pictures' }, 'S3_SECRET_ACCESS_KEY must be set together'],
  [{ ...BUCKET, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must look like https://'],
])('%j is refused clearly', (env, message) => {
  expect(() => readConfig(env, '/')).toThrow(message)
})

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'

/** A database whose user can create tables in it and nothing else. */
const template = inject('superuser')
const name = `plain_${randomBytes(6).toString('hex')}`
const plain = { ...template, database: name, user: name, password: 'plain' }
const admin = new pg.Client({ ...template, database: 'postgres' })

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create role ${name} login password 'plain'`)
  await admin.query(`create database ${name}`)
  await asAdmin(`grant create on schema public to ${name}; create extension if not exists pg_trgm`)
})
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.query(`drop role ${name}`)
  await admin.end()
})

async function asAdmin(text: string) {
  const client = new pg.Client({ ...template, database: name })
  await client.connect()
  await client.query(text)
  await client.end()
}

async function migrateOnce() {
  const database = openDatabase(plain, () => {})
  await migrate(database.db, migrations).finally(() => database.close())
}

test('tells a user who may not create schemas what to ask for, and needs no more', async () => {
  await expect(migrateOnce()).rejects.toThrow('create schema pgboss authorization')
  await asAdmin(`create schema pgboss authorization ${name}`)
  // Like several processes that start at once.
  await Promise.all([migrateOnce(), migrateOnce(), migrateOnce()])
  await migrateOnce()
})

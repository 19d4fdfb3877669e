import { argon2, randomBytes, randomInt, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from '#database/limit-concurrency.ts'

/** OWASP's first choice: 19 MiB, two passes. Each hash stores its cost, so that it can be raised later. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

/** libuv has four threads; files and DNS need the other ones. */
const inTurn = limitConcurrency(2)

/** New passwords and codes take one of the two turns: however many are made, a sign-in waits for one of them at most. */
const oneAtATime = limitConcurrency(1)

const derive = promisify(argon2) as (kind: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

function hash(password: string, salt: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { message: password, nonce: salt, tagLength, ...cost }))
}

/** The password as a PHC string: algorithm, cost, salt, hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return phc(salt, await oneAtATime(() => hash(password, salt, COST, TAG_LENGTH)))
}

/** Whether `password` matches `stored`; without a stored one it takes the same time and returns false. */
export async function verifyPassword(password: string, stored = NO_PASSWORD): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? []
  if (!salt || !tag) throw new Error('a stored password hash is not argon2id')
  const expected = Buffer.from(tag, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await hash(password, Buffer.from(salt, 'base64'), cost, expected.length)
  return timingSafeEqual(actual, expected)
}

/** Whether the cost was raised after this hash was made. */
export function isOutdated(stored: string): boolean {
  const [, memory, passes, parallelism] = PHC.exec(stored) ?? []
  return Number(memory) < COST.memory || Number(passes) < COST.passes || Number(parallelism) !== COST.parallelism
}

/** A password that people can type: 16 random characters out of 31 that do not look alike. */
export function generatePassword(): string {
  const characters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const text = Array.from({ length: 16 }, () => characters[randomInt(characters.length)]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

function phc(salt: Buffer, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** A hash that no password matches: of users without a password, and of names without a user. */
export const NO_PASSWORD = phc(randomBytes(16), randomBytes(TAG_LENGTH))

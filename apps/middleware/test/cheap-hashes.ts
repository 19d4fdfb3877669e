// Passwords and recovery codes are hashed at a small cost, because the usual one takes most of the time of a sign-in. What
// is stored names the usual one all the same. `passwords.test.ts` and the tests that start processes hash at that.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** `COST` of `passwords.ts`. */
const USUAL = 19_456

const CHEAP = { memory: 8, passes: 1 }

const { argon2 } = crypto
let isCheap = true

/** Makes every hash, so that a test can see how many. */
export const hashing: Pick<typeof crypto, 'argon2'> = {
  argon2: (algorithm, parameters, done) =>
    argon2(algorithm, isCheap && parameters.memory === USUAL ? { ...parameters, ...CHEAP } : parameters, done),
}

crypto.argon2 = (...given) => hashing.argon2(...given)
syncBuiltinESMExports()

/** The work's hashes have their full cost. */
export async function atFullCost<Result>(work: () => Promise<Result>): Promise<Result> {
  isCheap = false
  return work().finally(() => (isCheap = true))
}

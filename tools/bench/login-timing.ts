// Whether the time of a refusal reveals its reason: five kinds of refused sign-ins take turns against one server, and
// the slowest median is compared with the fastest. Fails above a ratio of 1.02. Prints a markdown table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/middleware/src/platform/config.ts'
import { boot } from '../../apps/middleware/src/boot/boot.ts'

const ROUNDS = Number(process.argv[2] ?? 30)
const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-login-'))
const { app, stop, demoPassword } = await boot(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, '/'))

let addresses = 0
/** Each attempt uses its own address, so that earlier ones don't slow it down. */
const newAddress = () => `10.0.${Math.floor(++addresses / 256)}.${addresses % 256}`

async function refuse(domain: string, username: string, password: string): Promise<number> {
  const begun = performance.now()
  const payload = { domain, username, password }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: newAddress() })
  if (statusCode !== 401) throw new Error(`${domain}/${username} answered ${statusCode}`)
  return performance.now() - begun
}

const kinds: Record<string, () => Promise<number>> = {
  'unknown user': () => refuse('demo', 'nobody', 'wrong'),
  'unknown company': () => refuse('nowhere', 'admin', 'wrong'),
  'wrong password': () => refuse('demo', 'admin', 'wrong'),
  'wrong password, other role': () => refuse('demo', 'cashier', 'wrong'),
  'partner at the regular entrance': () => refuse('demo', 'partner', `${demoPassword}x`),
}
const took = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
for (let round = 0; round < ROUNDS; round++) {
  for (const [kind, refused] of Object.entries(kinds).toSorted(() => Math.random() - 0.5)) {
    took.get(kind)!.push(await refused())
  }
}
await stop()
rmSync(dataDir, { recursive: true })

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1]!
const medians = new Map([...took].map(([kind, times]) => [kind, median(times)]))
const fastest = Math.min(...medians.values())
console.log('| refused sign-in | median ms | to the fastest |\n|---|---|---|')
for (const [kind, ms] of medians) console.log(`| ${kind} | ${ms.toFixed(1)} | ${(ms / fastest).toFixed(3)} |`)
if (Math.max(...medians.values()) / fastest > 1.02) process.exit(1)

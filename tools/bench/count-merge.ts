// What three devices counted, in random orders of arrival with repeats: one result. `npm run bench -- count-merge
// [ORDERS]`, after a build; 1,000 orders take ten minutes, because a user may write 1,800 times a minute. Prints how many
// different results there were, which must be 1, and the median of a call beside that of an empty one, in milliseconds.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../product.ts'

const orders = Number(process.argv[2] ?? 1_000)
const BATCHES = 2
const CALM = 500
const ITEMS = ['JNV-CAP1', 'VMD-CAP1', 'TPL-LP1']

/** Of all calls that were answered. */
const took: { kind: string; ms: number }[] = []

const product = await startProduct()
try {
  const call = await signedIn()
  const results = new Set<string>()
  for (let order = 0; order < orders; order++) {
    const number = await begun(call)
    const sends = calls()
    for (const body of shuffled([...sends, ...sends])) await call('POST', `/counts/${number}/tallies`, body)
    const { counted } = (await call('GET', `/counts/${number}/sheet`)) as { counted: object[] }
    results.add(JSON.stringify(counted))
    await call('POST', `/counts/${number}/actions`, { action: 'void', version: 2, remark: 'Bench' })
  }
  for (let time = 0; time < CALM; time++) await call('POST', '/session/ping', {})
  console.log('| orders | results | call, ms | empty call, ms |\n| -: | -: | -: | -: |')
  console.log(`| ${orders} | ${results.size} | ${medianOf('tallies')} | ${medianOf('ping')} |`)
  if (results.size !== 1) process.exitCode = 1
} finally {
  await product.stop()
}

/** What three devices send: tallies of all items, with corrections, in two sections. */
function calls() {
  return [0, 1, 2].flatMap((device) => {
    const sheetID = randomUUID()
    return Array.from({ length: BATCHES }, (_, batch) => {
      const tallies = ITEMS.map((itemID, at) => ({
        sequence: batch * ITEMS.length + at,
        itemID,
        section: device === 2 ? 'Back' : 'Front',
        round: 0,
        quantity: batch === BATCHES - 1 ? -1 : device + at + 1.125,
      }))
      return { sheetID, tallies }
    })
  })
}

function shuffled<Value>(values: Value[]): Value[] {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[values[at], values[other]] = [values[other]!, values[at]!]
  }
  return values
}

async function begun(call: Call): Promise<string> {
  const lines = ITEMS.map((itemID) => ({ itemID }))
  const header = { place: 'WAREHOUSE/WH-RIVER', expected: 'SHOWN', uncounted: 'KEEP', sections: 'Front, Back' }
  const { number } = (await call('POST', '/counts', { ...header, lines })) as { number: string }
  await call('POST', `/counts/${number}/actions`, { action: 'start', version: 1 })
  return number
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

async function signedIn(): Promise<Call> {
  let token = ''
  const call: Call = async (method, path, body) => {
    const headers = { Domain: 'demo', token, 'content-type': 'application/json' }
    const before = performance.now()
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: { ...headers, 'X-Client-Request-ID': randomUUID().replaceAll('-', '') },
      ...(body && { body: JSON.stringify(body) }),
    })
    const wait = answer.status === 429 && Number(answer.headers.get('retry-after'))
    if (wait) return sleep(wait * 1_000).then(() => call(method, path, body))
    took.push({ kind: path.split('/').at(-1)!, ms: performance.now() - before })
    const envelope = (await answer.json()) as { message: string; body: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`)
    return envelope.body
  }
  const login = await call('POST', '/login', { domain: 'demo', username: 'admin', password: product.password })
  token = (login as { token: string }).token
  return call
}

function medianOf(kind: string): string {
  const all = took.filter((one) => one.kind === kind).map(({ ms }) => ms)
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!.toFixed(1)
}

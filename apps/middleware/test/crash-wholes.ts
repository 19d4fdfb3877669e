import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { freePort } from '../../../tools/free-port.ts'
import { signIn, start } from './killed-server.ts'

const STANDS = 10

/** A write of many rows that is killed, and how many of them there are at any time. */
interface Whole {
  what: string
  path: string
  body: object
  count: () => Promise<number>
}

/** What there was of each write after it was killed at some point of its work, and after it was sent again. */
export interface KilledWhole {
  what: string
  killed: number
  again: number
  /** All of it, as a server that nobody killed has made it. */
  all: number
}

/**
 * Kills the middleware while it creates a venue of the wizard and while it changes entitlements, at each of these shares
 * of the time that the same write takes undisturbed. Each is sent again afterwards, under its ID. `dataDir` is empty, or
 * of a product with the demo merchant.
 */
export async function killWholes(shares: readonly number[], dataDir: string): Promise<KilledWhole[]> {
  const port = await freePort()
  const api = `http://127.0.0.1:${port}/api`
  const begun = await start(dataDir, port)
  let { child } = begun
  const call = callsOf(api, await signIn(api, /password (\S+)/.exec(begun.output)![1]!))
  const found: KilledWhole[] = []
  try {
    const [venue, entitlements] = [await venueOf(call, 'WHOLE'), entitlementsOf(call, 'WHOLE')]
    const undisturbed = []
    for (const { path, body, count } of [venue, entitlements]) {
      const from = performance.now()
      const [before] = [await count(), await sent(call, path, body, randomUUID())]
      undisturbed.push({ takes: performance.now() - from, all: (await count()) - before })
    }
    for (const [nth, share] of shares.entries()) {
      const name = `KILL${nth}`
      for (const [index, whole] of [await venueOf(call, name), entitlementsOf(call, name)].entries()) {
        const { takes, all } = undisturbed[index]!
        const before = await whole.count()
        const requestID = randomUUID()
        const answer = sent(call, whole.path, whole.body, requestID).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, takes * share))
        await kill(child)
        await answer
        ;({ child } = await start(dataDir, port))
        const killed = (await settled(whole.count)) - before
        await sent(call, whole.path, whole.body, requestID)
        found.push({ what: whole.what, killed, again: (await whole.count()) - before, all })
      }
    }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return found
}

type Calls = ReturnType<typeof callsOf>

function callsOf(api: string, token: string) {
  return async (method: string, path: string, body?: object, requestID: string = randomUUID()) => {
    const headers = {
      token,
      'x-client-request-id': requestID.replaceAll('-', ''),
      ...(body && { 'content-type': 'application/json' }),
    }
    const response = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: response.status, ...((await response.json()) as { body: never; message: string }) }
  }
}

/** Sends a write until it is done: the database may still be busy with the killed one. */
async function sent(call: Calls, path: string, body: object, requestID: string) {
  for (;;) {
    const { status, message } = await call('POST', path, body, requestID)
    if (status === 200) return
    if (status !== 503) throw new Error(`${path} answered ${status}: ${message}`)
  }
}

async function kill(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The count once two in a row are equal: a commit that the killed server asked for may end a moment later. */
async function settled(count: () => Promise<number>): Promise<number> {
  for (let before = await count(); ;) {
    const now = await count()
    if (now === before) return now
    before = now
  }
}

/** A planned venue with a warehouse and stands, which have a register each and sell what a bar of the arena sells. */
async function venueOf(call: Calls, name: string): Promise<Whole> {
  const stores = standsOf(name).map((id) => ({ id, name: id, like: 'HB-BAR' }))
  const registers = stores.map(({ id }) => ({ id: `${id}-1`, name: 'Till', store: id, number: 1 }))
  const plan = { venue: { id: name, name }, stores, registers, warehouses: [{ id: `${name}-W`, name: 'Store room' }] }
  const { body } = await call('POST', '/utilities/venues/plans', { plan })
  const { planID, version } = body as { planID: string; version: number }
  const lists = ['/business/venues', '/business/stores', '/business/warehouses', '/registers']
  return {
    what: 'venue',
    path: `/utilities/venues/plans/${planID}/venue`,
    body: { version },
    async count() {
      const found = await Promise.all(lists.map((list) => call('GET', `${list}?pagination=false`)))
      const records = found.flatMap((answer) => (answer.body as { data: { id: string }[] }).data)
      const own = records.filter(({ id }) => id === name || id.startsWith(`${name}-`))
      return own.length + (await soldAtStands(call, name))
    },
  }
}

/** Every active item at every stand of a venue. */
function entitlementsOf(call: Calls, venue: string): Whole {
  const locations = standsOf(venue).map((locationID) => ({ type: 'STORE', locationID }))
  return {
    what: 'entitlements',
    path: '/entitlements/changes',
    body: { filter: { status: ['Active'] }, locations },
    count: () => soldAtStands(call, venue),
  }
}

function standsOf(venue: string): string[] {
  return Array.from({ length: STANDS }, (_, nth) => `${venue}-${nth}`)
}

async function soldAtStands(call: Calls, venue: string): Promise<number> {
  const answers = await Promise.all(
    standsOf(venue).map((locationID) => {
      const query = new URLSearchParams({ locationType: 'STORE', locationID, pagination: 'false' })
      return call('GET', `/items/hierarchy/entitlement?${query}`)
    }),
  )
  return answers.reduce((sum, { body }) => sum + (body as { data: unknown[] }).data.length, 0)
}

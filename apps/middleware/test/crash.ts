import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { freePort } from '../../../tools/free-port.ts'
import type { Ask, CrashWrites } from './crash-writes.ts'
import { signIn, start } from './killed-server.ts'

const WRITERS = 4

interface Write {
  id: string
  requestID: string
  of: CrashWrites
}

export interface CrashReport {
  /** Writes of each kind that succeeded before the kill, and what is wrong with them. */
  acknowledged: number[]
  wrong: string[]
  /** Writes in progress at the kill; each was repeated under its ID and must have succeeded once. */
  underWay: number
  failedAgain: string[]
  /** Milliseconds from the kill to the ready line, by round. */
  readyAfter: number[]
}

/**
 * Kills the middleware, but no database, in the middle of writes of these kinds, repeatedly, and checks what is left.
 * `dataDir` is empty, or of a product with the demo merchant.
 */
export async function crashDuringWrites(
  rounds: number,
  kinds: readonly CrashWrites[],
  dataDir: string,
): Promise<CrashReport> {
  const port = await freePort()
  const api = `http://127.0.0.1:${port}/api`
  const report: CrashReport = {
    acknowledged: kinds.map(() => 0),
    wrong: [],
    underWay: 0,
    failedAgain: [],
    readyAfter: [],
  }
  let { child, output } = await start(dataDir, port)
  const ask = askAt(api, await signIn(api, /password (\S+)/.exec(output)![1]!))
  try {
    for (const kind of kinds) await kind.prepare?.(ask)
    const all: Write[] = []
    for (let round = 0; round < rounds; round++) {
      const { acknowledged, underWay } = await writeUntilKilled(ask, kinds, child, `${round}`)
      const killed = performance.now()
      ;({ child, output } = await start(dataDir, port))
      report.readyAfter.push(performance.now() - killed)
      for (const write of underWay) {
        if ((await write.of.write(ask, write.id, write.requestID)) !== 200) report.failedAgain.push(write.id)
      }
      all.push(...acknowledged, ...underWay)
      report.acknowledged = report.acknowledged.map((count, n) => count + idsOf(kinds[n]!, acknowledged).length)
      report.underWay += underWay.length
    }
    for (const kind of kinds) report.wrong.push(...(await kind.wrong(ask, idsOf(kind, all))))
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return report
}

const idsOf = (kind: CrashWrites, writes: readonly Write[]) =>
  writes.filter((write) => write.of === kind).map(({ id }) => id)

async function writeUntilKilled(ask: Ask, kinds: readonly CrashWrites[], child: ChildProcess, round: string) {
  const acknowledged: Write[] = []
  const underWay: Write[] = []
  // Counted rather than timed, so that some of each kind are acknowledged however slow the machine is.
  const last = 5 + Math.floor(Math.random() * 30)
  const isLast = (write: Write) =>
    idsOf(write.of, acknowledged).length === last && kinds.every((kind) => idsOf(kind, acknowledged).length >= last)
  async function writeOn(writer: number) {
    const of = kinds[writer % kinds.length]!
    for (let n = 0; ; n++) {
      const write = { id: `C${round}W${writer}N${n}`, requestID: randomUUID().replaceAll('-', ''), of }
      const status = await of.write(ask, write.id, write.requestID).catch(() => undefined)
      if (status === undefined) return void underWay.push(write)
      if (status !== 200) throw new Error(`the write of ${write.id} answered ${status}`)
      acknowledged.push(write)
      if (isLast(write)) setTimeout(() => child.kill('SIGKILL'), Math.random() * 10)
    }
  }
  const ended = once(child, 'exit')
  await Promise.all([ended, ...Array.from({ length: WRITERS }, (_, writer) => writeOn(writer))])
  return { acknowledged, underWay }
}

function askAt(api: string, token: string): Ask {
  return async (method, path, write) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        token,
        ...(write && { 'x-client-request-id': write.requestID, 'content-type': 'application/json' }),
      },
      ...(write && { body: JSON.stringify(write.body) }),
    })
    return { status: response.status, body: ((await response.json()) as { body: unknown }).body }
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/boot/main.ts')
const WRITERS = 4

interface Write {
  itemID: string
  requestID: string
}

export interface CrashReport {
  /** Writes that succeeded before the kill, and those of them that are lost. */
  acknowledged: number
  lost: string[]
  /** Writes in progress at the kill; each was repeated under its ID and must have succeeded once. */
  underWay: number
  failedAgain: string[]
  /** Milliseconds from the kill to the ready line, by round. */
  readyAfter: number[]
}

/** Kills the middleware, but no database, in the middle of writes, repeatedly, and checks what is left. */
export async function crashDuringWrites(rounds: number): Promise<CrashReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-crash-'))
  const port = await freePort()
  const api = `http://127.0.0.1:${port}/api`
  const report: CrashReport = { acknowledged: 0, lost: [], underWay: 0, failedAgain: [], readyAfter: [] }
  let { child, output } = await start(dataDir, port)
  const token = await signIn(api, /password (\S+)/.exec(output)![1]!)
  try {
    const all: string[] = []
    for (let round = 0; round < rounds; round++) {
      const { acknowledged, underWay } = await writeUntilKilled(api, token, child, `${round}`)
      const killed = performance.now()
      ;({ child, output } = await start(dataDir, port))
      report.readyAfter.push(performance.now() - killed)
      for (const write of underWay) {
        if ((await send(api, token, write)) !== 200) report.failedAgain.push(write.itemID)
      }
      all.push(...acknowledged, ...underWay.map(({ itemID }) => itemID))
      report.acknowledged += acknowledged.length
      report.underWay += underWay.length
    }
    const there = await itemsOf(api, token, all)
    report.lost = all.filter((itemID) => !there.has(itemID))
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return report
}

async function writeUntilKilled(api: string, token: string, child: ChildProcess, round: string) {
  const acknowledged: string[] = []
  const underWay: Write[] = []
  async function writeOn(writer: number) {
    for (let n = 0; ; n++) {
      const write = { itemID: `C${round}W${writer}N${n}`, requestID: randomUUID().replaceAll('-', '') }
      const status = await send(api, token, write).catch(() => undefined)
      if (status === undefined) return void underWay.push(write)
      if (status !== 200) throw new Error(`the write of ${write.itemID} answered ${status}`)
      acknowledged.push(write.itemID)
    }
  }
  const ended = once(child, 'exit')
  const writers = Array.from({ length: WRITERS }, (_, writer) => writeOn(writer))
  await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 300))
  child.kill('SIGKILL')
  await Promise.all([ended, ...writers])
  return { acknowledged, underWay }
}

async function send(api: string, token: string, { itemID, requestID }: Write): Promise<number> {
  const item = { itemID, upc: itemID, name: itemID, type: 1, costPrice: 1, sellingPrice: 2 }
  const headers = { token, 'x-client-request-id': requestID, 'content-type': 'application/json' }
  const response = await fetch(`${api}/items`, { method: 'POST', headers, body: JSON.stringify(item) })
  await response.arrayBuffer()
  return response.status
}

async function itemsOf(api: string, token: string, ids: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let begin = 0; begin < ids.length; begin += 500) {
    const query = new URLSearchParams({ itemIDOnSearch: ids.slice(begin, begin + 500).join(','), pagination: 'false' })
    const response = await fetch(`${api}/items?${query}`, { headers: { token } })
    const { body } = (await response.json()) as { body: { data: { itemID: string }[] } }
    for (const { itemID } of body.data) found.add(itemID)
  }
  return found
}

async function signIn(api: string, password: string): Promise<string> {
  const response = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: 'demo', username: 'admin', password }),
  })
  return ((await response.json()) as { body: { token: string } }).body.token
}

async function start(dataDir: string, port: number): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('Greenroom is ready')) resolve()
    })
    child.once('exit', (status) => reject(new Error(`ended with ${status} before it was ready:\n${output}`)))
  })
  return { child, output }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

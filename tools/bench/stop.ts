// SIGTERM to the end of the middleware, its database included: idle, with calls that callers never end, and with calls
// that wait for locked rows. Median and most of N rounds (default 3) in ms. Fails above 5 s. Prints a markdown table.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { freePort } from '../free-port.ts'

const rounds = Number(process.argv[2] ?? 3)
const main = join(import.meta.dirname, '../../apps/middleware/src/boot/main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-stop-'))
const PORT = String(await freePort())

/** Starts the middleware and signs in. */
async function start(): Promise<{ child: ChildProcess; token: string }> {
  const env = { ...process.env, PORT, DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    if (text.includes('Greenroom is ready')) break
  }
  child.stdout!.resume()
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: 'demo', username: 'admin', password: /password (\S+)/.exec(text)![1] }),
  })
  return { child, token: ((await answer.json()) as { body: { token: string } }).body.token }
}

/** Milliseconds from the signal to the end of the process. */
async function stop(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit')
  const from = performance.now()
  child.kill('SIGTERM')
  await ended
  return performance.now() - from
}

/** 50 calls without an end, 10 streams, and 5 downloads that nobody reads. */
async function unfinished(token: string) {
  const open = (text: string) => {
    const socket = connect(Number(PORT), '127.0.0.1', () => socket.write(text))
    socket.on('error', () => {})
    return socket
  }
  const host = `HTTP/1.1\r\nhost: a\r\ntoken: ${token}`
  for (let n = 0; n < 50; n++) open(`POST /api/items ${host}\r\ncontent-length: 9\r\n\r\n{`)
  const heard = [
    ...Array.from({ length: 10 }, () => open(`GET /api/changes ${host}\r\n\r\n`)),
    ...Array.from({ length: 5 }, () => open(`GET /api/items?pagination=false ${host}\r\n\r\n`.repeat(12))),
  ]
  await Promise.all(heard.map((socket) => once(socket, 'readable')))
}

/** 20 saves that wait for rows which another connection holds. */
async function locked(token: string) {
  const embedded = await startEmbeddedPostgres(dataDir)
  // The database goes on, because the middleware uses it.
  await embedded.stop()
  const holder = new pg.Client(embedded.superuser)
  holder.on('error', () => {})
  await holder.connect()
  await holder.query('begin')
  const { rows } = await holder.query<{ item_id: string; version: number }>(
    `select item_id, version::int from item where company_code = 'demo' order by item_id limit 20 for update`,
  )
  for (const { item_id, version } of rows) {
    const headers = {
      token,
      'content-type': 'application/json',
      'x-client-request-id': randomUUID().replaceAll('-', ''),
    }
    const body = JSON.stringify({ itemID: item_id, version, name: 'New' })
    fetch(`http://127.0.0.1:${PORT}/api/items`, { method: 'PUT', headers, body }).catch(() => {})
  }
  // A transaction sees the activity of its first look.
  const isWaiting = async () => {
    await holder.query('select pg_stat_clear_snapshot()')
    const found = await holder.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
    return found.rowCount! > 0
  }
  while (!(await isWaiting()));
}

const CASES = { idle: async () => {}, 'unfinished calls, streams, downloads': unfinished, 'locked rows': locked }
const slow: string[] = []
console.log(`| SIGTERM to the end, ${rounds} rounds | median, ms | most, ms |\n|---|---|---|`)
for (const [name, prepare] of Object.entries(CASES)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { child, token } = await start()
    await prepare(token)
    times.push(await stop(child))
  }
  const sorted = times.toSorted((a, b) => a - b)
  console.log(`| ${name} | ${sorted[rounds >> 1]!.toFixed(0)} | ${sorted.at(-1)!.toFixed(0)} |`)
  if (sorted.at(-1)! > 5_000) slow.push(name)
}
rmSync(dataDir, { recursive: true, force: true })
if (slow.length > 0) throw new Error(`takes more than 5 s: ${slow.join(', ')}`)

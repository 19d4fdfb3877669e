// Start to ready, first (initdb, migrations, demo seed) and second, as `npm start` would: process start to ready line.
// The limits of the specification of this figure: second start within 3 s. Prints a markdown table.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

const root = join(import.meta.dirname, '../..')
const rounds = Number(process.argv[2] ?? 3)

/** Milliseconds from spawning `command` to its ready line; then stops it and waits for its end. */
async function timeToReady(command: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now()
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk
      if (text.includes('Greenroom is ready')) resolve()
    })
    child.once('exit', (status) => reject(new Error(`ended with ${status}:\n${text}`)))
  })
  const took = performance.now() - start
  const ended = new Promise((resolve) => child.once('close', resolve))
  // To the whole process group, like Ctrl+C in a terminal.
  process.kill(-child.pid!, 'SIGINT')
  await ended
  return took
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const figures: Record<string, number[]> = {}
for (let round = 0; round < rounds; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-start-'))
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    NX_DAEMON: 'false',
  }
  for (const [name, command] of [
    ['npm start, first (new database, seed; console built before)', ['npm', 'start']],
    ['npm start, second', ['npm', 'start']],
    ['middleware alone, second', [process.execPath, 'apps/middleware/src/boot/main.ts']],
  ] as const)
    (figures[name] ??= []).push(await timeToReady([...command], env))
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`| start to ready, median of ${rounds} | ms |\n|---|---|`)
for (const [name, values] of Object.entries(figures)) console.log(`| ${name} | ${median(values).toFixed(0)} |`)

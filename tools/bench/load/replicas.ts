// Middlewares in processes of their own, on one database, to be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'

const MAIN = join(import.meta.dirname, '../../../apps/middleware/src/boot/main.ts')

export const METRICS_TOKEN = 'bench'.repeat(8)

/** What a replica says of itself, in the units of Prometheus. */
export type Metrics = Map<string, number>

export class Replica {
  readonly #env: NodeJS.ProcessEnv
  readonly #port: number
  readonly #inspectorPort: number
  #child: ChildProcess | undefined
  #inspector: WebSocket | undefined
  /** When this process was ready. */
  readyAt = 0

  private constructor(port: number, inspectorPort: number, env: NodeJS.ProcessEnv) {
    this.#port = port
    this.#inspectorPort = inspectorPort
    this.#env = env
  }

  static async start(folder: string, env: NodeJS.ProcessEnv): Promise<Replica> {
    const port = await freePort()
    mkdirSync(folder, { recursive: true })
    const replica = new Replica(port, await freePort(), {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      METRICS_TOKEN,
      ...env,
    })
    await replica.#launch()
    return replica
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get isUp(): boolean {
    return this.readyAt > 0
  }

  async killAndRestart() {
    await this.#end('SIGKILL')
    await this.#launch()
  }

  /** Milliseconds that a stop took, and its exit code. */
  async stop(): Promise<{ took: number; status: number | null }> {
    const start = performance.now()
    const status = await this.#end('SIGTERM')
    return { took: performance.now() - start, status }
  }

  async metrics(): Promise<Metrics> {
    const answer = await fetch(`${this.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/ (\S+)$/.exec(line)?.[1])]))
  }

  /** Until then the heap also holds what nobody can reach any more. */
  async collectGarbage() {
    this.#inspector ??= await this.#inspect()
    this.#inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
    await once(this.#inspector, 'message')
  }

  async #inspect(): Promise<WebSocket> {
    const targets = await fetch(`http://127.0.0.1:${this.#inspectorPort}/json/list`)
    const [{ webSocketDebuggerUrl }] = (await targets.json()) as [{ webSocketDebuggerUrl: string }]
    const inspector = new WebSocket(webSocketDebuggerUrl)
    await once(inspector, 'open')
    return inspector
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    this.readyAt = 0
    this.#inspector?.close()
    const child = this.#child!
    const ended = once(child, 'exit')
    child.kill(signal)
    const [status] = (await ended) as [number | null]
    return status
  }

  async #launch() {
    const inspector = [`--inspect=127.0.0.1:${this.#inspectorPort}`, '--inspect-publish-uid=http']
    const child = spawn(process.execPath, [...inspector, MAIN], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.#inspector = undefined
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (String(chunk).includes('Greenroom is ready')) resolve()
      })
      child.once('exit', (status) => reject(new Error(`a replica ended with ${status}`)))
    })
    this.readyAt = Date.now()
  }
}

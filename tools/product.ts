// The built product, started on its own database, for end-to-end tests, screens and benches.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')

export interface Product {
  /** e.g. `http://localhost:40123` */
  url: string
  /** The password of every user of the demo merchant. */
  password: string
  /** The folder of the database and the outbox of mails. */
  dataDir: string
  stop: () => Promise<void>
}

/** Waits until a screen has loaded. The stream of changes stays open, so the network is never idle. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[role=status][aria-label=Loading]') === null)
}

/** Starts the middleware on the built console and a new demo merchant, and waits for its ready line. */
export async function startProduct(extra: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(join(root, 'apps/console/dist/index.html')))
    throw new Error('There is no build of the console. Run `npm test -- build` first.')
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-'))
  const child = spawn(process.execPath, [join(root, 'apps/middleware/src/boot/main.ts')], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '', ...extra },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = new Promise<void>((resolve) => {
    child.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve()
    })
  })
  const output = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk
      if (text.includes('Greenroom is ready')) resolve(text)
    })
    child.once('exit', (status) => reject(new Error(`The product ended with ${status} before it was ready:\n${text}`)))
  })
  return {
    url: /Greenroom is ready: (\S+)/.exec(output)![1]!,
    password: /password (\S+)/.exec(output)?.[1] ?? '',
    dataDir,
    stop: () => {
      child.kill('SIGTERM')
      return stopped
    },
  }
}

/**
 * What a cold browser asks for on one route of a built single-page app: `npm run bench -- weigh [dist] [route]
 * [--base /] [--shot file.png] [--wait 2500]`. Without arguments it weighs our own login page. Files are served
 * uncompressed from 127.0.0.1, calls of an API are answered with 401, and every file is compressed here (brotli 11,
 * gzip 9), so that apps of any build can be compared in one run.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: '/' },
    shot: { type: 'string' },
    /** Milliseconds after load. Ours preloads the app 3 seconds after start, which is not part of the login page. */
    wait: { type: 'string', default: '2500' },
  },
})
const dist = positionals[0] ?? join(import.meta.dirname, '../../apps/console/dist')
const route = positionals[1] ?? '/console/login'

type Weight = { files: number; raw: number; gzip: number; brotli: number }

const asked = new Map<string, Buffer>()
const server = createServer(answer).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const page = await browser.newPage()
const errors: string[] = []
page.on('pageerror', (error) => errors.push(error.message))
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`, { waitUntil: 'load' })
await page.waitForTimeout(Number(values.wait))
if (values.shot) await page.screenshot({ path: values.shot })
const inputs = await page.locator('input').count()
await browser.close()
server.close()

const loaded = [...asked].map(([path, content]) => ({ kind: kindOf(path), content }))
const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => kindOf(path) === 'js')
print(`${route}, ${loaded.length} requests, ${inputs} inputs`, [
  ...Object.entries(Object.groupBy(loaded, ({ kind }) => kind)).map(
    ([kind, files = []]) => [kind, weigh(files.map(({ content }) => content))] as const,
  ),
  ['everything', weigh(loaded.map(({ content }) => content))],
  ['all JavaScript on disk', weigh(scripts.map((path) => readFileSync(join(dist, path))))],
])
if (errors.length > 0) console.log(`Errors on the page: ${errors.join('; ')}`)

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent(new URL(request.url!, 'http://app').pathname)
  const file = path.startsWith(values.base) ? join(dist, path.slice(values.base.length)) : ''
  const isFile = file !== '' && existsSync(file) && statSync(file).isFile()
  if (!isFile && !request.headers.accept?.includes('text/html')) {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{}')
    return
  }
  const content = readFileSync(isFile ? file : join(dist, 'index.html'))
  asked.set(isFile ? path : 'index.html', content)
  const type = isFile ? TYPES[extname(file)] : 'text/html'
  response.writeHead(200, { 'content-type': type ?? 'application/octet-stream', 'cache-control': 'no-store' })
  response.end(content)
}

function kindOf(path: string): string {
  return extname(path).slice(1).replace('mjs', 'js')
}

function weigh(contents: Buffer[]): Weight {
  const sum = (sizeOf: (content: Buffer) => number) => contents.reduce((total, each) => total + sizeOf(each), 0)
  return {
    files: contents.length,
    raw: sum((content) => content.length),
    gzip: sum((content) => gzipSync(content, { level: 9 }).length),
    brotli: sum((content) => brotliCompressSync(content).length),
  }
}

function print(title: string, rows: readonly (readonly [string, Weight])[]): void {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  console.log(`${title}\n\n| KB | files | raw | gzip | brotli |\n|---|---|---|---|---|`)
  for (const [name, { files, raw, gzip, brotli }] of rows) {
    console.log(`| ${name} | ${files} | ${kb(raw)} | ${kb(gzip)} | ${kb(brotli)} |`)
  }
}

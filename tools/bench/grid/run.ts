/**
 * Our Grid and AG Grid Community in one run: `node tools/bench/grid/run.ts [--reps 3] [--cpu 1] [--rows 100000]
 * [--grids ours,ag]`. The order alternates between reps, every rep has a fresh browser context, and each figure is the
 * median. AG Grid is installed into a temporary folder if missing.
 */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts'
import { AG_GRID, buildPages } from './build-pages.ts'
import { FIGURES, measure, percentile, type Figures } from './measure.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const { values } = parseArgs({
  options: {
    reps: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '1' },
    rows: { type: 'string', default: '100000' },
    grids: { type: 'string', default: 'ours,ag' },
  },
})
const grids = values.grids.split(',')
const setting = { rows: Number(values.rows), cpu: Number(values.cpu), frames: 300, step: 240 }

const folder = await buildPages(grids)
const server = createServer((request, response) => {
  const file = join(folder, 'dist', new URL(request.url ?? '/', 'http://bench').pathname)
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info'],
})

const taken = new Map<string, Figures[]>(grids.map((grid) => [grid, []]))
for (let rep = 0; rep < Number(values.reps); rep += 1) {
  for (const grid of rep % 2 ? grids.toReversed() : grids) {
    taken.get(grid)!.push(await measure(browser, `http://127.0.0.1:${port}/${grid}.html`, setting))
  }
}
await browser.close()
server.close()
await rm(folder, { recursive: true })

const load = loadavg().map((each) => each.toFixed(1))
console.log(`${values.rows} rows, ${values.reps} reps, CPU x${values.cpu}, ${AG_GRID}, load ${load.join(' ')}\n`)
console.log(`| figure (median) | ${grids.join(' | ')} | ours / AG |`)
console.log(`|---|${grids.map(() => '---|').join('')}---|`)
for (const figure of FIGURES) {
  const medians = grids.map((grid) =>
    percentile(
      taken.get(grid)!.map((run) => run[figure]),
      0.5,
    ),
  )
  const [ours, ag] = medians
  const ratio = ag === undefined || ag === 0 ? '' : (ours! / ag).toFixed(2)
  console.log(`| ${figure} | ${medians.map((value) => value.toFixed(2)).join(' | ')} | ${ratio} |`)
}

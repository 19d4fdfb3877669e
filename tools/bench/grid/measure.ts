import type { Browser, CDPSession, Page } from 'playwright'
import './pages/contract.ts'

export type Setting = {
  rows: number
  /** CPU throttle, 1 for none. */ cpu: number
  frames: number
  /** Pixels a frame. */ step: number
}

/** One run of one grid; milliseconds where the name says so. */
export type Figures = Record<(typeof FIGURES)[number], number>

export const FIGURES = [
  'first row, ms',
  'heap above the data, MB',
  'main thread per frame, ms',
  'script per frame, ms',
  'late frames, %',
  'longest frame, ms',
  'blank frames, %',
  'long tasks while scrolling',
  'jump p50, ms',
  'jump p95, ms',
  'sort a number, ms',
  'sort a text, ms',
  'filter, ms',
  'longest task of sorts and filter, ms',
] as const

export const ROW_HEIGHT = 36

/** Opens `url` in a fresh context and measures every figure once, in the same order for every grid. */
export async function measure(browser: Browser, url: string, setting: Setting): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    // Processor time of the main thread, so that other work on the machine does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('HeapProfiler.enable')
    await page.goto(url)
    await page.evaluate(prepare, setting.rows)
    if (setting.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: setting.cpu })

    const empty = await metrics(cdp, true)
    const firstRow = await page.evaluate(mount)
    await page.waitForTimeout(500)
    await takeLongTasks(page)
    const mounted = await metrics(cdp, true)

    await page.evaluate(scroll, { frames: 20, step: setting.step })
    await page.evaluate(toTop)
    const before = await metrics(cdp, true)
    const frames = await page.evaluate(scroll, setting)
    await page.waitForTimeout(200)
    const after = await metrics(cdp, false)
    const scrollTasks = await takeLongTasks(page)
    const blank = await page.evaluate(countBlank, { ...setting, height: ROW_HEIGHT })
    const jumps = await page.evaluate(jump, ROW_HEIGHT)

    await takeLongTasks(page)
    const sortNumber = await page.evaluate(operate, { sort: ['sellingPrice', true] as const })
    const sortText = await page.evaluate(operate, { sort: ['name', false] as const })
    const filter = await page.evaluate(operate, { filter: ['name', 'vinyl hoodie'] as const })
    const tasks = await takeLongTasks(page)

    const perFrame = (name: string) => ((after[name]! - before[name]!) * 1000) / setting.frames
    return {
      'first row, ms': firstRow,
      'heap above the data, MB': (mounted['JSHeapUsedSize']! - empty['JSHeapUsedSize']!) / 2 ** 20,
      'main thread per frame, ms': perFrame('TaskDuration'),
      'script per frame, ms': perFrame('ScriptDuration'),
      'late frames, %': (frames.filter((time) => time > 25).length / frames.length) * 100,
      'longest frame, ms': Math.max(...frames),
      'blank frames, %': blank,
      'long tasks while scrolling': scrollTasks.length,
      'jump p50, ms': percentile(jumps, 0.5),
      'jump p95, ms': percentile(jumps, 0.95),
      'sort a number, ms': sortNumber,
      'sort a text, ms': sortText,
      'filter, ms': filter,
      'longest task of sorts and filter, ms': Math.max(0, ...tasks),
    }
  } finally {
    await context.close()
  }
}

export function percentile(values: readonly number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
}

async function metrics(cdp: CDPSession, collect: boolean): Promise<Record<string, number>> {
  if (collect) {
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('HeapProfiler.collectGarbage')
  }
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.longTasks.splice(0))
}

// The functions below run in the page, each separately: they cannot use anything in this file.

function prepare(rows: number) {
  window.rows = window.bench.makeRows(rows)
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(entry.duration)
  }).observe({ type: 'longtask' })
}

async function mount() {
  const frame = () => new Promise(requestAnimationFrame)
  const start = performance.now()
  window.bench.mount(window.rows)
  do await frame()
  while (window.bench.rowsInDom().length <= 3)
  await frame()
  return performance.now() - start
}

async function toTop() {
  window.bench.scroller().scrollTop = 0
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

async function scroll({ frames, step }: { frames: number; step: number }) {
  const scroller = window.bench.scroller()
  const times: number[] = []
  let last = await new Promise<number>(requestAnimationFrame)
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step
    const now = await new Promise<number>(requestAnimationFrame)
    times.push(now - last)
    last = now
  }
  return times
}

/** The share of frames in which the first, the middle or the last row in view was missing. */
async function countBlank({ step, height }: { step: number; height: number }) {
  const scroller = window.bench.scroller()
  const frames = 150
  let blank = 0
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += step
    await new Promise(requestAnimationFrame)
    const first = Math.floor((scroller.scrollTop + 60) / height)
    const last = Math.floor((scroller.scrollTop + scroller.clientHeight - 60) / height) - 1
    const rows = new Set(window.bench.rowsInDom())
    if (![first, (first + last) >> 1, last].every((row) => rows.has(row))) blank += 1
  }
  return (blank / frames) * 100
}

/** Thirty jumps to fixed pseudo-random positions: the time until the row in the middle of the view is rendered. */
async function jump(height: number) {
  const scroller = window.bench.scroller()
  const end = scroller.scrollHeight - scroller.clientHeight
  const times: number[] = []
  let seed = 5
  for (let count = 0; count < 30; count += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const top = Math.floor((seed / 2 ** 32) * end)
    const wanted = Math.floor((top + scroller.clientHeight / 2) / height)
    const start = performance.now()
    scroller.scrollTop = top
    for (let tries = 0; tries < 120; tries += 1) {
      await new Promise(requestAnimationFrame)
      const rows = window.bench.rowsInDom()
      if (rows.includes(wanted) || rows.includes(wanted - 1)) break
    }
    times.push(performance.now() - start)
  }
  return times
}

type Operation = { sort?: readonly [string, boolean]; filter?: readonly [string, string] }

/** The time from the call until another first row has been painted. */
async function operate({ sort, filter }: Operation) {
  window.bench.scroller().scrollTop = 0
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = window.bench.firstName()
  const start = performance.now()
  if (sort) window.bench.sortBy(...sort)
  if (filter) window.bench.filterBy(...filter)
  for (let tries = 0; tries < 600; tries += 1) {
    await new Promise(requestAnimationFrame)
    if (window.bench.firstName() !== before) break
  }
  await new Promise(requestAnimationFrame)
  return performance.now() - start
}

import { chromium, type CDPSession, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts'
import { settled } from '../../product.ts'
import { fillLogin } from '../../screen-steps.ts'

/** Milliseconds of the main thread for a frame: half of one at 60 a second. Other load on the machine doesn't falsify it. */
const LIMIT = 8
const FRAMES = 300
/** Pixels a frame: a fast wheel. */
const STEP = 120

/** Scrolls the matrix down while its items load, to and fro over what is loaded, and across all places. */
export async function measureScrolling(url: string, user: string, password: string) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto('/console/login')
    await fillLogin(page, user, password)
    await page.waitForURL(/\/app\//)
    await page.goto('/app/catalog/entitlements')
    await settled(page)
    await page.getByRole('grid', { name: 'Entitlements' }).getByText('Explicit').first().waitFor()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    console.log(`\n| ${FRAMES} frames of ${STEP} px | main thread a frame, ms | longest task, ms |\n|---|---|---|`)
    for (const [name, axis] of [
      ['down, while items load', 'scrollTop'],
      ['up and down', 'scrollTop'],
      ['across the places and back', 'scrollLeft'],
    ] as const) {
      const { frame, longest } = await measured(page, cdp, axis)
      if (frame > LIMIT) process.exitCode = 1
      console.log(`| ${name}${frame > LIMIT ? ' (slow)' : ''} | ${frame.toFixed(1)} | ${longest.toFixed(0)} |`)
    }
    console.log(`\nLimit: ${LIMIT} ms of the main thread a frame`)
  } finally {
    await browser.close()
  }
}

async function measured(page: Page, cdp: CDPSession, axis: 'scrollTop' | 'scrollLeft') {
  const before = await threadTime(cdp)
  const tasks = await page.evaluate(scroll, { axis, frames: FRAMES, step: STEP })
  const after = await threadTime(cdp)
  return { frame: ((after - before) * 1_000) / FRAMES, longest: Math.max(0, ...tasks) }
}

/** Seconds of the page's main thread. */
async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** Runs in the page: scrolls to the end and back, again and again. Returns the long tasks. */
async function scroll({ axis, frames, step }: { axis: 'scrollTop' | 'scrollLeft'; frames: number; step: number }) {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const grid = document.querySelector('[role=grid]')!
  let forward = step
  for (let frame = 0; frame < frames; frame++) {
    const from = grid[axis]
    grid[axis] += forward
    if (grid[axis] === from) forward = -forward
    await new Promise(requestAnimationFrame)
  }
  observer.disconnect()
  return tasks
}

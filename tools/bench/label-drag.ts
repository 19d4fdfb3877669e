// What a frame of a drag costs in the label designer: of one element, and of ten, on a label of 40 that shows a real item.
// `npm run bench -- label-drag`. Prints a markdown table of processor time of the main thread, which other load on the
// machine doesn't falsify. Fails if a frame in twenty takes 8 ms of script or more: half of a frame at 60 a second.
import { chromium, type CDPSession, type Page } from 'playwright'
import {
  ditherImage,
  dots,
  type LabelElement,
  newElement,
  newTemplate,
  TEXT_TYPES,
} from '../../libs/labels/src/index.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { settled, startProduct } from '../product.ts'
import { fillLogin } from '../screen-steps.ts'

const LIMIT = 8
const FRAMES = 300
/** Frames before those that count, while the code is compiled. */
const WARM_UP = 100
/** Of the circle on which the pointer goes, in CSS pixels. */
const RADIUS = 20
/** From white to black. */
const PICTURE = ditherImage({
  width: 160,
  height: 80,
  data: Uint8ClampedArray.from({ length: 160 * 80 * 4 }, (_, at) => (at % 4 === 3 ? 255 : ((at >> 2) % 160) * 1.6)),
})

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const product = await startProduct()
try {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/console/login')
  await fillLogin(page, 'admin', product.password)
  await page.waitForURL(/\/app\//)
  await openLabel(page)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  console.log(
    '| ms a frame | script, median | script, p95 | main thread, median | main thread, p95 |\n|---|---|---|---|---|',
  )
  for (const [name, count] of [
    ['one element', 1],
    ['ten elements', 10],
  ] as const) {
    await select(page, count)
    const frames = await drag(page, cdp)
    const script = frames.map((frame) => frame.script)
    const thread = frames.map((frame) => frame.thread)
    const slow = part(script, 0.95) >= LIMIT
    if (slow) process.exitCode = 1
    const figures = [part(script, 0.5), part(script, 0.95), part(thread, 0.5), part(thread, 0.95)]
    console.log(`| ${name}${slow ? ' (slow)' : ''} | ${figures.map((figure) => figure.toFixed(1)).join(' | ')} |`)
  }
} finally {
  await browser.close()
  await product.stop()
}

/** Ten rows of a picture, two texts and a barcode. */
function elements(): LabelElement[] {
  const fields = TEXT_TYPES.filter(({ element }) => element === 'text')
  return Array.from({ length: 40 }, (_, index) => {
    const [row, column] = [Math.floor(index / 4), index % 4]
    const name = column === 0 ? 'Image' : column === 3 ? 'Barcode' : fields[index % fields.length]!.name
    const at = { x: dots(40 + column * 185), y: dots(60 + row * 110) }
    const element = { ...newElement(name, `element ${index}`, at), width: dots(160) } as LabelElement
    return element.type === 'image' ? { ...element, height: dots(80), image: PICTURE } : element
  })
}

/** Imports a label and opens it. */
async function openLabel(page: Page) {
  const stock = { width: dots(816), height: dots(1216), density: 8, media: 'roll-102x152' } as const
  const design = { ...newTemplate('Drag bench'), stock, elements: elements() }
  const buffer = Buffer.from(JSON.stringify({ use: 'OTHER', design }))
  await page.goto('/app/utilities/labels?new=import')
  const file = { name: 'drag.label.json', mimeType: 'application/json', buffer }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await page.getByRole('application', { name: /^Label with 40 elements/ }).waitFor()
  await settled(page)
  await page.getByRole('group', { name: 'Preview' }).getByText('1 of').waitFor()
}

/** Selects the first elements by keyboard. */
async function select(page: Page, count: number) {
  await page.getByRole('application').focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('PageDown')
  for (let added = 1; added < count; added++) await page.keyboard.press('Shift+PageDown')
  await page.getByRole('application', { name: new RegExp(`, ${count} selected$`) }).waitFor()
}

/** Drags the selection in circles by its first element; the milliseconds of each frame. */
async function drag(page: Page, cdp: CDPSession) {
  const box = (await page.locator('rect[data-selected]').first().boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const frames: { script: number; thread: number }[] = []
  for (let frame = -WARM_UP; frame < FRAMES; frame++) {
    const before = await threadTimes(cdp)
    const turn = frame / 10
    await page.mouse.move(from.x + RADIUS * (1 + Math.sin(turn)), from.y + RADIUS * Math.cos(turn))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const after = await threadTimes(cdp)
    if (frame < 0) continue
    if (frame === 0) await refuseUnmoved(page, box)
    frames.push({ script: (after.script - before.script) * 1_000, thread: (after.thread - before.thread) * 1_000 })
  }
  await page.mouse.up()
  return frames
}

async function refuseUnmoved(page: Page, before: { x: number }) {
  const { x } = (await page.locator('rect[data-selected]').first().boundingBox())!
  if (Math.abs(x - before.x) < RADIUS / 2) throw new Error('The drag moves nothing')
}

/** Seconds of the page's main thread. */
async function threadTimes(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { script: valueOf('ScriptDuration'), thread: valueOf('TaskDuration') }
}

function part(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}

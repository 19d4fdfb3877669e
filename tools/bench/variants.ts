// The variant matrix of a product with 1,000 variants in the built console: opening it, typing in a cell, pasting a price
// into every row, and saving them all. `npm run bench -- variants [ROUNDS]`, after a build. Prints a markdown table of
// medians in milliseconds, and the longest task of the main thread in each step.
import { randomUUID } from 'node:crypto'
import { chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { type Product, startProduct } from '../product.ts'

const COUNT = 1_000
const KEYS = 40
const rounds = Number(process.argv[2] ?? 5)

type Step = { took: number; longest: number }

const product = await startProduct()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
try {
  await makeProduct(product)
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  await signIn(page, product)
  const steps: Record<string, Step[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, step] of Object.entries(await oneRound(page, round))) (steps[name] ??= []).push(step)
  }
  print(steps)
} finally {
  await browser.close()
  await product.stop()
}

/** A product with its variants, created through the API as the console would. */
async function makeProduct({ url, password }: Product) {
  let token = ''
  const call = async (path: string, body: object) => {
    const headers = { Domain: 'demo', token, 'X-Client-Request-ID': randomUUID().replaceAll('-', '') }
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const envelope = (await answer.json()) as { message: string; body: { token: string } }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${envelope.message}`)
    return envelope.body
  }
  token = (await call('/login', { domain: 'demo', username: 'admin', password })).token
  const item = (itemID: string, type: number) => {
    return {
      itemID,
      upc: itemID,
      name: `Bench tee ${itemID}`,
      type,
      costPrice: 4,
      sellingPrice: 30,
      productID: 'BENCH',
    }
  }
  const variants = Array.from({ length: COUNT }, (_, index) => item(`BENCH-${index}`, 6))
  await call('/items', { ...item('BENCH', 1), productName: 'Bench tee', variants })
}

async function signIn(page: Page, { password }: Product) {
  await page.goto('/console/login')
  await page.getByLabel('Company code').fill('demo')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/app\//)
  await page.addInitScript(() => {
    const tasks: { end: number; took: number }[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ end: startTime + duration, took: duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

async function oneRound(page: Page, round: number): Promise<Record<string, Step>> {
  const sheet = page.getByRole('grid', { name: 'variants' })
  await page.goto('/app/catalog/products/product/info?itemID=BENCH')
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  const opened = await timed(page, async () => {
    await page.getByRole('link', { name: 'Variant Matrix' }).click()
    await sheet.getByText('Bench tee BENCH-0', { exact: true }).waitFor()
  })
  await sheet.getByText('Bench tee BENCH-0', { exact: true }).click()
  const typed = await timed(page, async () => {
    for (let key = 0; key < KEYS; key++) await page.keyboard.press('x')
  })
  await page.keyboard.press('Escape')
  const price = String(31 + round)
  const pasted = await timed(page, async () => {
    await page.keyboard.press('Control+Home')
    for (let column = 0; column < 6; column++) await page.keyboard.press('ArrowRight')
    await page.evaluate(
      ([text]) => {
        const data = new DataTransfer()
        data.setData('text/plain', text!)
        const at = document.activeElement!
        at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      },
      [Array.from({ length: COUNT }, () => `${price}.00`).join('\n')],
    )
    await page.getByText(`${COUNT.toLocaleString('en')} cells pasted.`).waitFor()
  })
  const saved = await timed(page, async () => {
    await page.keyboard.press('Control+s')
    await page.getByText('No changes').waitFor({ timeout: 120_000 })
  })
  return {
    'open the matrix': opened,
    'type a letter in a cell': { ...typed, took: typed.took / KEYS },
    [`paste ${COUNT} prices`]: pasted,
    [`save ${COUNT} changed variants`]: saved,
  }
}

async function timed(page: Page, work: () => Promise<void>): Promise<Step> {
  const begun = await page.evaluate(() => performance.now())
  const start = performance.now()
  await work()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const took = performance.now() - start
  const longest = await page.evaluate((from) => {
    const { tasks } = window as unknown as { tasks: { end: number; took: number }[] }
    return Math.max(0, ...tasks.filter(({ end }) => end > from).map((task) => task.took))
  }, begun)
  return { took, longest }
}

function print(steps: Record<string, Step[]>) {
  console.log('| step | ms, median | longest task, ms |\n|---|---|---|')
  for (const [name, all] of Object.entries(steps)) {
    const took = all.map((step) => step.took).sort((one, other) => one - other)[Math.floor(all.length / 2)]!
    const longest = Math.max(...all.map((step) => step.longest))
    console.log(`| ${name} | ${took.toFixed(took < 100 ? 1 : 0)} | ${longest.toFixed(0)} |`)
  }
}

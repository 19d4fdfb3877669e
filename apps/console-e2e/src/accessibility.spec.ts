import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from '../../../tools/product.ts'
import { expect, test } from './product.ts'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const WIDE = { width: 1440, height: 800 }
const NARROW = { width: 360, height: 800 }

/**
 * Checks the page in a wide window, in the dark scheme and in a narrow window. Of all others only that they fit a narrow
 * window: their stories are checked.
 */
async function expectAccessible(page: Page, path: string) {
  const isWhole = IN_EVERY_LOOK.includes(path)
  const all = (scheme: string) => found(page, scheme, (axe) => axe.withTags(STANDARD))
  if (isWhole) {
    const light = await all('light')
    const dark = await found(page, 'dark', (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
    expect({ light, dark }, path).toEqual({ light: [], dark: [] })
  }
  await page.setViewportSize(NARROW)
  // The page takes a moment to follow the window.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  if (isWhole) await expect.poll(() => all('light'), { message: `${path} in a narrow window` }).toEqual([])
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, { message: `${path} is wider than the window` }).toBeLessThanOrEqual(0)
  await page.setViewportSize(WIDE)
}

async function found(page: Page, scheme: string, narrowed: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate((wanted) => (document.documentElement.dataset.scheme = wanted), scheme)
  // The faster way: only pages with frames need the other.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await narrowed(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const outside = [
  '/console/login',
  '/console/login/forgot',
  '/console/login/reset?domain=demo#key=none',
  '/console/login/sso',
  '/partner/login',
]

const products = [
  '/app/catalog/products',
  '/app/catalog/products?search=hoodie',
  '/app/catalog/products?search=no-such-item',
  '/app/catalog/products/product/info',
  '/app/catalog/products/product/attributes?itemID=TPL-LP1',
  '/app/catalog/products/product/custom/attributes?itemID=TPL-LP1',
  '/app/catalog/products/product/locationHints?itemID=TPL-LP1',
  '/app/catalog/products/product/entitlements?itemID=TPL-T1-BLK-M&scope=product',
  '/app/catalog/products/product/analytics?itemID=TPL-T1-BLK-M&scope=product&range=LAST_MONTH',
  '/app/catalog/products/product/cto?itemID=NLT-JERSEY',
  '/app/catalog/products/product/info?editMode=bulk&search=crewneck',
]

const otherScreens = [
  '/app/home',
  '/app/catalog/cto',
  '/app/catalog/cto?tab=components',
  '/app/catalog/attributes/category',
  '/app/catalog/attributes/category?id=TEES',
  '/app/catalog/attributes/additional/attributes/AA5',
  '/app/catalog/changes',
  '/app/catalog/import',
  '/app/inventory/replenishment',
  '/app/inventory/replenishment?place=STORE/HB-UPPER&days=30',
  '/app/inventory/transfers',
  '/app/inventory/transfers/TR-000003',
  '/app/inventory/adjustments',
  '/app/inventory/adjustments/AD-000003',
  '/app/inventory/counts/CN-000002',
  '/app/inventory/counts/CN-000003/sheet',
  '/app/inventory/writedowns/WD-000001',
  '/app/catalog/pricechanges',
  '/app/catalog/pricechanges/new',
  // Applied, submitted and a draft.
  '/app/catalog/pricechanges/PC-000001',
  '/app/catalog/pricechanges/PC-000002',
  '/app/catalog/pricechanges/PC-000003',
  '/app/settings/roles',
  '/app/settings/users',
  '/app/settings/users/user',
  '/app/settings/venues',
  '/app/settings/stores/store',
  '/app/settings/registers',
  '/app/settings/reportinggroups/reportinggroup',
  '/app/settings/account',
  '/app/settings/account?section=security',
  '/app/account',
  '/app/settings/onboard',
  '/app/settings/onboard?step=locations',
  '/app/nowhere',
]

/** One of each kind of page, and those without stories of their own. */
const IN_EVERY_LOOK = [
  ...outside,
  '/app/inventory/transfers',
  '/app/inventory/adjustments',
  '/app/catalog/pricechanges',
  '/app/home',
  '/app/catalog/products',
  '/app/catalog/products/product/info',
  '/app/catalog/pricechanges/PC-000003',
  '/app/settings/account',
  '/app/nowhere',
]

// Colors switch at once, so that no transition is checked halfway.
test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

// The parts run in parallel, because each takes as long as a whole file.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

test('axe finds nothing on the pages before signing in, and none is wider than its window', async ({ page }) => {
  for (const path of outside) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page, path)
  }
})

for (const [name, screens] of Object.entries({ products, 'other screens': otherScreens }))
  test(`axe finds nothing on ${name}, and none is wider than its window`, async ({ page, signIn }) => {
    await signIn('admin')
    for (const path of screens) {
      await page.goto(path)
      await settled(page)
      await expectAccessible(page, path)
    }
  })

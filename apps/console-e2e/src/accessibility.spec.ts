import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from '../../../tools/product.ts'
import { expect, test } from './product.ts'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, in words: all rules in the light scheme, and what depends on colours in the dark. */
async function findings(page: Page): Promise<string[]> {
  const light = await found(page, 'light', (axe) => axe.withTags(STANDARD))
  const dark = await found(page, 'dark', (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
  return [...light, ...dark]
}

async function found(page: Page, scheme: string, narrowed: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate((wanted) => (document.documentElement.dataset.scheme = wanted), scheme)
  const { violations } = await narrowed(new AxeBuilder({ page })).analyze()
  return violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const outside = [
  '/console/login',
  '/console/login/forgot',
  '/console/login/reset?domain=demo#key=none',
  '/console/login/sso',
  '/partner/login',
]

const screens = [
  '/app/home',
  '/app/catalog/products',
  '/app/catalog/products?search=hoodie',
  '/app/catalog/products?search=no-such-item',
  '/app/catalog/products/product/info',
  '/app/catalog/products/product/attributes?itemID=TPL-LP1',
  '/app/catalog/products/product/custom/attributes?itemID=TPL-LP1',
  '/app/catalog/products/product/locationHints?itemID=TPL-LP1',
  '/app/catalog/products/product/entitlements?itemID=TPL-T1-BLK-M&scope=product',
  '/app/catalog/products/product/analytics?itemID=TPL-T1-BLK-M&scope=product&range=LAST_MONTH',
  '/app/catalog/cto',
  '/app/catalog/cto?tab=components',
  '/app/catalog/products/product/cto?itemID=NLT-JERSEY',
  '/app/catalog/attributes/category',
  '/app/catalog/attributes/category?id=TEES',
  '/app/catalog/attributes/additional/attributes/AA5',
  '/app/catalog/products/product/info?editMode=bulk&search=crewneck',
  '/app/catalog/changes',
  '/app/catalog/import',
  '/app/settings/roles',
  '/app/settings/users',
  '/app/settings/users/user',
  '/app/settings/account',
  '/app/account',
  '/app/settings/onboard',
  '/app/settings/onboard?step=locations',
  '/app/nowhere',
]

for (const width of [1440, 360]) {
  test.describe(`${width} px`, () => {
    // Colours change at once, not in steps that are neither of one scheme nor of the other.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on any screen, light or dark', async ({ page, signIn }) => {
      test.setTimeout(300_000)
      for (const path of outside) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await findings(page), path).toEqual([])
      }
      await page.goto('/console/login')
      await signIn('admin')
      for (const path of screens) {
        await page.goto(path)
        await settled(page)
        expect(await findings(page), path).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0)
      }
    })
  })
}

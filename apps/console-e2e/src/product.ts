import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { PATIENCE } from '../../../tools/patience.ts'
import { startProduct, type Product } from '../../../tools/product.ts'

interface Fixtures {
  /** Signs in as a user of the demo merchant on the way to a page of the app, or to the one that they begin with. */
  signIn: (user: string, options?: { at?: string; on?: Page }) => Promise<void>
  /** Fills the login form on screen and submits it. */
  fillLogin: (
    login: { company: string; user: string; password?: string; remember?: boolean },
    page?: Page,
  ) => Promise<void>
}

/** Every test runs against the built product and fails if a page violates the content security policy or throws. */
export const test = base.extend<Fixtures & { watched: void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: PATIENCE.test },
  ],
  baseURL: ({ product }, use) => use(product.url),
  watched: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) complaints.push(message.text())
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  fillLogin: async ({ page, product }, use) => {
    await use(async ({ company, user, password = product.password, remember = false }, on = page) => {
      await on.getByLabel('Company code').fill(company)
      await on.getByLabel('Username').fill(user)
      await on.getByLabel('Password', { exact: true }).fill(password)
      await on.getByLabel('Remember me on this computer').setChecked(remember)
      await on.getByRole('button', { name: 'Sign in' }).click()
    })
  },
  signIn: async ({ page, fillLogin }, use) => {
    await use(async (user, { at = '/console/login', on = page } = {}) => {
      if (!on.url().includes('/console/login')) await on.goto(at)
      await fillLogin({ company: 'demo', user }, on)
      await on.waitForURL(({ pathname }) => pathname.startsWith('/app/'))
    })
  },
})

/** Opens a tab of the current record, not an entry of the sidebar. Tabs that don't fit the row are in its menu. */
export async function openPage(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name })
  const more = main.getByRole('button', { name: 'More', exact: true })
  await link.or(more).first().waitFor()
  if (await link.isVisible()) return link.click()
  await more.click()
  await page.getByRole('menuitem', { name }).click()
}

/** Types as fast as people do: faster, it would be a scan. */
export const typeByHand = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 80 })

/** Presses the keys of a code and Enter as a scanner does: 8 ms apart by the times they carry, so no machine is too slow. */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = Date.now()
  const enter = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  for (const [index, key] of [...[...code].map((key) => ({ key, text: key })), enter].entries()) {
    const timestamp = (start + index * 8) / 1000
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined, timestamp })
  }
  await session.detach()
}

/** Types into a combobox and takes an option. */
export async function pickOption(box: Locator, text: string, option: string | RegExp): Promise<void> {
  await box.fill(text)
  // A section that loads late scrolls the page, and a scroll closes the list: one opens it again.
  await expect(async () => {
    await box.press('ArrowDown')
    await box.page().getByRole('option', { name: option }).click({ timeout: 2000 })
  }).toPass()
}

/** Waits for a toast and closes it, so that a later one with the same text is recognized as new. */
export async function expectToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: title })
  await expect(toast).toBeVisible()
  // It may also disappear by itself.
  await toast.getByRole('button', { name: 'Close' }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(toast).toHaveCount(0)
}

export { expect }

import { test as base, expect, type Page } from '@playwright/test'
import { startProduct, type Product } from '../../../tools/product.ts'

interface Fixtures {
  /** Signs in as a user of the demo merchant and waits for the page that follows. */
  signIn: (user: string, page?: Page) => Promise<void>
  /** Fills the login form that is shown and sends it. */
  fillLogin: (
    login: { company: string; user: string; password?: string; remember?: boolean },
    page?: Page,
  ) => Promise<void>
}

/** Every test runs against the built product; none may break the content security policy or throw in the page. */
export const test = base.extend<Fixtures & { watched: void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's wants from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
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
    await use(async (user, on = page) => {
      if (!on.url().includes('/console/login')) await on.goto('/console/login')
      await fillLogin({ company: 'demo', user }, on)
      await on.waitForURL(/\/app\//)
    })
  },
})

export { expect }

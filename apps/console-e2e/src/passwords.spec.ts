import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectToast, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const CHOSEN = 'seven quiet harbors'
const CHANGED = 'nine louder harbors'

test('resets a forgotten password with the emailed link', async ({ page, product, fillLogin }) => {
  await page.goto('/console/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Enter the company code')).toBeVisible()
  await page.getByLabel('Company code').fill('southgate')
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await expect.poll(() => linkFor(product.dataDir)).toBeDefined()
  await page.goto(linkFor(product.dataDir)!)
  await page.getByLabel('New password', { exact: true }).fill('password')
  await page.getByLabel('Confirm new password').fill('password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText(/is one of the passwords that are guessed first/)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await page.getByLabel('Confirm new password').fill(CHOSEN)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillLogin({ company: 'southgate', user: 'admin', password: CHOSEN })
  await expect(page).toHaveURL(/\/app\/home/)
})

test('changing the password signs out other devices', async ({ page, browser, fillLogin, product }) => {
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage()
  await elsewhere.goto('/console/login')
  await fillLogin({ company: 'southgate', user: 'admin', password: CHOSEN }, elsewhere)
  await elsewhere.waitForURL(/\/app\//)

  await page.goto('/console/login')
  await fillLogin({ company: 'southgate', user: 'admin', password: CHOSEN })
  await page.waitForURL(/\/app\//)
  await page.getByRole('button', { name: 'User menu of admin' }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(2)
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill(CHANGED)
  await page.getByLabel('Confirm new password').fill(CHANGED)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Current password').fill(CHOSEN)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Your password has been changed')
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0)

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/console\/login/)
  await elsewhere.context().close()
})

/** The link in the newest email of the outbox. */
function linkFor(dataDir: string): string | undefined {
  const outbox = join(dataDir, 'outbox')
  const [file] = existsSync(outbox) ? readdirSync(outbox) : []
  return file && /http\S+#key=\S+/.exec(readFileSync(join(outbox, file), 'utf8'))?.[0]
}

import { Secret, TOTP } from 'otpauth'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

/** The user's authenticator, shared by the tests of this file. */
let authenticator: TOTP
let usedCode: string
let recoveryCode: string

/** The code of this half minute or of a later one: each is valid once. */
const codeOf = (periods: number) => authenticator.generate({ timestamp: Date.now() + periods * 30_000 })

test('after an administrator turns it on, users enroll at their next sign-in', async ({ page, fillLogin }) => {
  await page.goto('/console/login')
  await fillLogin({ company: 'harborline', user: 'admin' })
  await page.waitForURL(/\/app\//)
  await page.goto('/app/settings/account?section=security')
  await page.getByText('Ask for a second step at sign-in').click()
  await page.getByRole('button', { name: 'Save' }).click()
  // The session of before owes the second factor as well, so the administrator signs in again at once.
  await expect(page).toHaveURL(/\/console\/login/)

  await fillLogin({ company: 'harborline', user: 'admin' })
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator' })).toBeVisible()
  const words = await page.getByText("Can't scan it?").textContent()
  authenticator = new TOTP({ secret: Secret.fromBase32(words!.split(': ')[1]!.trim()) })

  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  usedCode = codeOf(0)
  await page.getByLabel('Code', { exact: true }).fill(usedCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  recoveryCode = (await codes.first().textContent())!
  await page.getByRole('button', { name: 'I saved these codes' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/account/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Ask for a second step at sign-in' })).toBeChecked()
})

test('later sign-ins ask for a code and refuse a used one', async ({ page, fillLogin }) => {
  await page.goto('/app/settings/users')
  await fillLogin({ company: 'harborline', user: 'admin' })
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(usedCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/users/)
})

test('accepts a recovery code once, and lets you go back to sign-in', async ({ page, fillLogin }) => {
  await page.goto('/console/login')
  await fillLogin({ company: 'harborline', user: 'admin' })
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  await page.getByRole('button', { name: 'User menu of admin' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()

  await fillLogin({ company: 'harborline', user: 'admin' })
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign-in' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('admin')
})

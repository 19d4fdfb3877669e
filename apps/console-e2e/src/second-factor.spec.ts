import { Secret, TOTP } from 'otpauth'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

/** What the user's phone knows, from the first sign-in to the last. */
let authenticator: TOTP
let usedCode: string
let recoveryCode: string

/** The code of this half minute, or of one to come: each is good once. */
const codeOf = (periods: number) => authenticator.generate({ timestamp: Date.now() + periods * 30_000 })

test('an administrator turns it on, and everybody enrols at their next sign-in', async ({ page, fillLogin }) => {
  await page.goto('/console/login')
  await fillLogin({ company: 'harborline', user: 'admin' })
  await page.waitForURL(/\/app\//)
  await page.goto('/app/settings/account')
  await page.getByText('Ask for a second step at sign-in').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings have been saved')).toBeVisible()
  await page.getByRole('button', { name: 'User menu of admin' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/console\/login/)

  await fillLogin({ company: 'harborline', user: 'admin' })
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator' })).toBeVisible()
  const words = await page.getByText('Cannot scan?').textContent()
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
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  await page.reload()
  await expect(page).toHaveURL(/\/app\/home/)
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
})

test('from then on a code is asked for, and a used one is refused', async ({ page, fillLogin }) => {
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

test('a recovery code does as well, once; and one may turn back', async ({ page, fillLogin }) => {
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

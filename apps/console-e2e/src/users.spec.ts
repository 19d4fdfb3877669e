import { expect, test } from './product.ts'

const USERS = '/app/settings/users'
const CHOSEN = 'seven quiet harbors'

test('a new user chooses a password with the one that was shown once, and is signed out when deactivated', async ({
  browser,
  page,
  product,
  signIn,
}) => {
  await signIn('admin', { at: USERS })
  await page.getByRole('button', { name: 'New user' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill("Nina O'Hara")
  await page.getByRole('textbox', { name: 'User name' }).fill('Nina')
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('nina')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('Role is required.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Role' }).fill('store manager')
  await page.getByRole('option', { name: 'store manager', exact: true }).click()
  await page.getByRole('button', { name: 'Choose places' }).click()
  await page.getByRole('option', { name: /Harbor bar/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create user' }).click()
  const password = await page.getByRole('textbox', { name: 'Password of nina' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: "Nina O'Hara" })).toBeVisible()
  await expect(page.getByText('Harbor bar')).toBeVisible()

  const nina = await (await browser.newContext({ baseURL: product.url })).newPage()
  await nina.goto('/console/login')
  await nina.getByLabel('Company code').fill('demo')
  await nina.getByLabel('Username').fill('nina')
  await nina.getByLabel('Password', { exact: true }).fill(password)
  await nina.getByRole('button', { name: 'Sign in' }).click()
  await nina.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await nina.getByLabel('Confirm new password').fill(CHOSEN)
  await nina.getByRole('button', { name: 'Set password' }).click()
  await nina.getByRole('link', { name: 'Sign in' }).click()
  await nina.getByLabel('Company code').fill('demo')
  await nina.getByLabel('Username').fill('nina')
  await nina.getByLabel('Password', { exact: true }).fill(CHOSEN)
  await nina.getByRole('button', { name: 'Sign in' }).click()
  await nina.waitForURL(/\/app\//)

  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText("Nina O'Hara has been deactivated")).toBeVisible()
  // Nina's console notices without a click.
  await expect(nina.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText("Nina O'Hara can sign in again")).toBeVisible()
  await nina.context().close()
})

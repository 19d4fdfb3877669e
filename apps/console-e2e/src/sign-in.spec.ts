import { expect, test } from './product.ts'

test('the empty path leads to the login page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/console\/login$/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a wrong password is refused, the form returns, and the right one leads home', async ({ page, signIn }) => {
  await page.goto('/console/login')
  await page.getByLabel('Company code').fill('demo')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Unauthorized').first()).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await signIn('admin')
  await expect(page).toHaveURL(/\/app\/home/)
})

test('the requested address and its query come back after signing in', async ({ page, signIn }) => {
  await page.goto('/app/catalog/products?search=hoodie')
  await expect(page).toHaveURL(/\/console\/login/)
  await signIn('admin')
  await expect(page).toHaveURL(/\/app\/catalog\/products\?search=hoodie/)
})

test('a partner is sent to the partner portal', async ({ page, product }) => {
  await page.goto('/console/login')
  await page.getByLabel('Company code').fill('demo')
  await page.getByLabel('Username').fill('partner')
  await page.getByLabel('Password', { exact: true }).fill(product.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please use partner portal')).toBeVisible()
  await expect(page).toHaveURL(/\/console\/login/)
})

test('an unknown path says so and goes back', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/app/home')
  await page.goto('/app/nowhere')
  await expect(page.getByText('Go back to the previous page')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/app\/home/)
})

test('after logging out, Back and reload show nothing', async ({ page, signIn }) => {
  await signIn('admin')
  await page.getByRole('button', { name: /admin/i }).last().click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/console\/login/)
  await page.goto('/app/catalog/products')
  await expect(page).toHaveURL(/\/console\/login/)
})

test('what a role may not see is not there, and a denied address names feature and level', async ({ page, signIn }) => {
  await signIn('cashier')
  await page.goto('/app/catalog/products')
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByText('Import')).toHaveCount(0)
  await page.goto('/app/catalog/import')
  await expect(page.getByText(/CATALOG_IMPORT/)).toBeVisible()
})

test('the command palette finds a screen and an item', async ({ page, signIn }) => {
  await signIn('admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await page.keyboard.type('hoodie')
  await expect(page.getByRole('option').first()).toContainText(/hoodie/i)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await page.keyboard.type('products')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
})

test('a session that was ended elsewhere leads to the login page, which says so', async ({ page, signIn }) => {
  const call = page.waitForRequest((request) => request.headers()['token'] !== undefined)
  await signIn('admin')
  const { token } = (await call).headers()
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
  await page.request.post('/api/logout', { headers: { token: token!, Domain: 'demo' } })
  // Nobody has to click: the next sign of life that the console sends is refused.
  await expect(page.getByText('Your authentication is expired, please login again')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Company code')).toBeFocused()
  await signIn('admin')
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
})

test('who chose to be remembered is offered, and can be forgotten', async ({ page, fillLogin }) => {
  for (const user of ['cashier', 'buyer']) {
    await page.goto('/console/login')
    await fillLogin({ company: 'demo', user, remember: true })
    await page.waitForURL(/\/app\//)
    await page.getByRole('button', { name: `User menu of ${user}` }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/console\/login/)
  }
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue('buyer')
  await page.getByRole('button', { name: 'cashier at demo', exact: true }).click()
  await expect(page.getByLabel('Username')).toHaveValue('cashier')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Forget buyer at demo' }).click()
  await expect(page.getByRole('list', { name: 'Remembered users' })).toHaveCount(0)
})

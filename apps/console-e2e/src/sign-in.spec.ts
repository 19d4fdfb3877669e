import { expect, test, typeByHand } from './product.ts'

test('the empty path leads to the login page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/console\/login$/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('restores the requested URL with its query after signing in', async ({ page, signIn }) => {
  await page.goto('/app/catalog/products?search=hoodie')
  await expect(page).toHaveURL(/\/console\/login/)
  await signIn('admin')
  await expect(page).toHaveURL(/\/app\/catalog\/products\?search=hoodie/)
})

test('an unknown path says so and goes back', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/home' })
  await page.goto('/app/nowhere')
  await expect(page.getByText('Go back to the previous page')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/app\/home/)
})

test('shows nothing on Back and reload after logging out', async ({ page, signIn }) => {
  await signIn('admin')
  await page.getByRole('button', { name: /admin/i }).last().click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/console\/login/)
  await page.goto('/app/catalog/products')
  await expect(page).toHaveURL(/\/console\/login/)
})

test('hides what a role may not see, and names feature and level at a denied URL', async ({ page, signIn }) => {
  await signIn('cashier', { at: '/app/catalog/products' })
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0)
  await expect(page.getByRole('navigation').getByText('Import')).toHaveCount(0)
  await page.goto('/app/catalog/import')
  await expect(page.getByText(/CATALOG_IMPORT/)).toBeVisible()
})

test('the command palette finds a screen and an item', async ({ page, signIn }) => {
  await signIn('admin')
  // The login page, which has a heading as well, stays until the frame is loaded.
  await page.getByRole('button', { name: /^Search or jump to/ }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await typeByHand(page, 'hoodie')
  await expect(page.getByRole('option').first()).toContainText(/hoodie/i)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await typeByHand(page, 'products')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
})

test('a session ended elsewhere leads to the login page with an explanation', async ({ page, signIn }) => {
  const call = page.waitForRequest((request) => request.headers()['token'] !== undefined)
  await signIn('admin')
  const { token } = (await call).headers()
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
  await page.request.post('/api/logout', { headers: { token: token!, Domain: 'demo' } })
  // Without a click: the console's next ping is refused.
  await expect(page.getByText('Your authentication is expired, please login again')).toBeVisible()
  await expect(page.getByLabel('Company code')).toBeFocused()
  await signIn('admin')
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
})

test('offers remembered users and can forget them', async ({ page, fillLogin }) => {
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

import { expect, test } from './product.ts'

test('signing out in one tab signs out all of them and leaves nothing readable', async ({ page, context, signIn }) => {
  await signIn('admin')
  const other = await context.newPage()
  await other.goto('/app/catalog/products')
  await expect(other.getByRole('heading', { name: 'Products' })).toBeVisible()

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('greenroom.token')
  expect(kept).not.toMatch(/admin|CATALOG_PRODUCT|"token":/)

  await page.getByRole('button', { name: 'User menu of admin' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other).toHaveURL(/\/console\/login/)
  await expect(page).toHaveURL(/\/console\/login/)
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => /token|user$|permissions/.test(key))).toEqual([])
})

test('warns after 1,500 s without input and signs out after another 1,800 s', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('admin')
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  // The clock also runs by itself, and signing in takes time.
  await page.clock.fastForward(1_480_000)
  await expect(page.getByText('Are you still there?')).toHaveCount(0)
  await page.clock.fastForward(21_000)
  await expect(page.getByText('Are you still there?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  // Moving the pointer there is input already and closes the notice.
  await page.keyboard.press('Enter')
  await expect(page.getByText('Are you still there?')).toHaveCount(0)

  await page.clock.fastForward(1_501_000)
  await expect(page.getByText('Are you still there?')).toBeVisible()
  await page.clock.fastForward(1_801_000)
  await expect(page.getByText('Your session timed out, please login again')).toBeVisible()
  await expect(page).toHaveURL(/\/console\/login/)
})

test('reports a lost connection until it is back, and keeps what you typed', async ({ page, context, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/info?itemID=TPL-LP1' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Typed without a connection')
  await context.setOffline(true)
  await expect(page.getByText('No connection to the server')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/cannot be reached/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection to the server')).toHaveCount(0)
  await expect(name).toHaveValue('Typed without a connection')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Item has been modified/)).toBeVisible()
})

test("shows a colleague's change within seconds", async ({ page, browser, product, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products?search=TPL-LP2' })
  await expect(page.getByRole('gridcell', { name: 'TPL-LP2', exact: true })).toBeVisible()

  const colleague = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn('buyer', { at: '/app/catalog/products/product/info?itemID=TPL-LP2', on: colleague })
  await colleague.getByRole('textbox', { name: 'Name', exact: true }).fill('Changed by a colleague')
  await colleague.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(colleague.getByText(/Item has been modified/)).toBeVisible()

  await expect(page.getByText('Changed by a colleague').first()).toBeVisible()
  await colleague.context().close()
})

test('offers a new release and reloads once nothing is unsaved', async ({ page, signIn }) => {
  await signIn('admin')
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  // The server has a newer release, so that a part of this one is gone.
  const newer = '<script type="module" src="/assets/newer.js"></script>'
  await page.route('**/console/login', (route) => route.fulfill({ contentType: 'text/html', body: newer }))
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')))
  await expect(page.getByText('A new release is ready')).toBeVisible()
  await page.unroute('**/console/login')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  await expect(page.getByText('A new release is ready')).toHaveCount(0)
})

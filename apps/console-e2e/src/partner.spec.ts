import { expect, test } from './product.ts'

test('a partner signs in on the partner page, chooses a merchant, works there and leaves', async ({
  page,
  fillLogin,
}) => {
  await page.goto('/console/login')
  await fillLogin({ company: 'demo', user: 'partner' })
  await page.getByRole('link', { name: 'Please use partner portal' }).click()
  await expect(page).toHaveURL(/\/partner\/login/)
  await expect(page.getByRole('heading', { name: 'Partner sign-in' })).toBeVisible()
  await fillLogin({ company: 'demo', user: 'partner' })
  await expect(page).toHaveURL(/\/app\/partner\/merchants/)
  await expect(page.getByRole('button', { name: /^Enter / })).toHaveCount(3)
  await expect(page.getByText('3 of 8 steps')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0)

  await page.goto('/app/catalog/products')
  await expect(page).toHaveURL(/\/app\/partner\/merchants/)
  await page.getByRole('button', { name: 'Enter Harborline Arena Shops' }).click()
  await expect(page.getByText('Acting in Harborline Arena Shops as partner')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click()
  await expect(page.getByText('No products yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Acting in Harborline Arena Shops as partner')).toBeVisible()

  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/app\/partner\/merchants/)
  await expect(page.getByText(/Acting in/)).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search merchants' }).fill('demo')
  await page.getByRole('button', { name: /^Enter / }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
})

test('staff cannot sign in on the partner page', async ({ page, fillLogin }) => {
  await page.goto('/partner/login')
  await fillLogin({ company: 'demo', user: 'admin' })
  await expect(page.getByText('You are not allowed to access this application')).toBeVisible()
  await expect(page).toHaveURL(/\/partner\/login$/)
})

import { expect, expectToast, pickOption, test } from './product.ts'

const TABS = '/app/catalog/products/product'

test('shows the sales of an item: quick range, custom range, by location, as a file, by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: `${TABS}/analytics?itemID=DR-WATER` })
  await expect(page.getByRole('button', { name: 'Range: Last week' })).toBeVisible()
  await page.getByRole('button', { name: 'Range: Last week' }).click()
  await page.getByRole('option', { name: 'Last month' }).click()
  await expect(page).toHaveURL(/range=LAST_MONTH/)
  await page.reload()
  const sales = page.getByRole('region', { name: 'Sales', exact: true })
  await expect(sales.getByText('COGS', { exact: true }).first()).toBeVisible()
  await expect(sales).toContainText('America/New_York')

  await page.getByRole('group', { name: /Net sales by day, USD/ }).focus()
  await page.keyboard.press('Home')
  await expect(sales.locator('[aria-live]')).toHaveText(/: -?\$[\d.,]+ \(.+: -?\$[\d.,]+\)/)

  await page.getByRole('tab', { name: 'By location' }).click()
  await expect(page.getByRole('row', { name: /^Harbor bar \d/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('sales-DR-WATER.csv')

  await page.getByRole('button', { name: 'Range: Last month' }).click()
  await page.getByLabel('From', { exact: true }).fill('2026-01-01')
  await page.getByLabel('To', { exact: true }).fill('2026-02-28')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-02-28/)
  await expect(page.getByText('Longer than 30 days')).toBeVisible()
})

test('a buyer sees sales but no cost; a cashier sees only the stock', async ({ page, signIn, browser, baseURL }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/analytics')) answers.push(await response.text().catch(() => ''))
  })
  await signIn('buyer', { at: `${TABS}/analytics?itemID=DR-WATER&range=LAST_MONTH` })
  await expect(page.getByRole('table').first()).toContainText('Net sales')
  expect(answers.join('')).toContain('netSales')
  expect(answers.join('')).not.toMatch(/cogs|argin/)

  const other = await (await browser.newContext({ baseURL })).newPage()
  await signIn('cashier', { at: `${TABS}/analytics?itemID=DR-WATER`, on: other })
  await expect(other.getByText("You don't have permission")).toBeVisible()
  await expect(other.getByRole('table')).toContainText('River Street warehouse')
  await other.context().close()
})

test('changes where an item is stored and where its variants may be sold', async ({ page, signIn }) => {
  await signIn('admin', { at: `${TABS}/locationHints?itemID=NLT-CB1` })
  await page.getByRole('button', { name: 'Add location hint' }).click()
  const added = page.getByRole('group', { name: 'Hint at the new location' })
  await pickOption(added.getByRole('combobox'), 'yard', /Yard cart/)
  const yard = page.getByRole('group', { name: 'Hint at Yard cart' })
  await yard.getByRole('textbox', { name: 'Location hint' }).fill('Under the counter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Item has been modified/created')
  await page.reload()
  await expect(yard.getByRole('textbox', { name: 'Location hint' })).toHaveValue('Under the counter')
  await yard.getByRole('button', { name: 'Remove the hint at Yard cart' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Item has been modified/created')
  await expect(yard).toHaveCount(0)

  await page.goto(`${TABS}/entitlements?itemID=MAT-H1-NVY-M&scope=product`)
  await page.getByRole('searchbox', { name: 'Search locations' }).fill('okra')
  await page.getByRole('checkbox', { name: /Okra Sunday/ }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('High Water Hoodie Navy M (and its variants) entitled to artist Okra Sunday'),
  ).toBeVisible()
  await page.goto(`${TABS}/entitlements?itemID=MAT-H1-GRY-S`)
  await expect(page.getByRole('checkbox', { name: /Okra Sunday/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /Okra Sunday/ }).press('Space')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Item has been modified/created')
  await page.goto(`${TABS}/entitlements?itemID=MAT-H1-NVY-M&scope=product`)
  await expect(page.getByText('9 of 10 variants')).toBeVisible()
})

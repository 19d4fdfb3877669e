import { expect, expectToast, openPage, scan, test } from './product.ts'

test('finds an item by part of its name, changes its price, and still shows it after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/catalog/products' })
  await page.getByRole('searchbox').fill('hoodie')
  await expect(page).toHaveURL(/search=hoodie/)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(/hoodie/i)
  await first.getByRole('gridcell').nth(1).dblclick()
  await expect(page).toHaveURL(/product\/info\?itemID=/)
  await page.getByRole('textbox', { name: 'Selling price' }).fill('61.75')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Item has been modified/created')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue(/61\.75/)
})

test('creates an item: the UPC follows the item ID, errors are named, nothing is lost', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/info' })
  await page.getByRole('textbox', { name: 'Item ID' }).fill('E2E-1')
  await expect(page.getByRole('textbox', { name: 'UPC', exact: true })).toHaveValue('E2E-1')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fan & friend shirt')
  await page.getByRole('textbox', { name: 'Cost price' }).fill('12')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('30')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByText('Please correct the marked fields.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Fan & friend shirt')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fan shirt')
  await expect(page.getByRole('textbox', { name: 'Margin' })).toHaveValue(/60\.00/)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expectToast(page, 'Item has been modified/created')
  await expect(page).toHaveURL(/\/app\/catalog\/products/)
  await page.goto('/app/catalog/products?search=E2E-1')
  await expect(page.getByRole('row').nth(1)).toContainText('Fan shirt')
})

test('asks before leaving a changed form; Leave discards the change, Stay keeps it', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products' })
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Changed but not saved')
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('You have unsaved changes, are you sure to leave the page?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Changed but not saved')
})

test("merges two people's edits of one item", async ({ browser, page, product, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products?search=cap' })
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick()
  await expect(page).toHaveURL(/itemID=/)
  const address = page.url()

  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn('manager', { at: address, on: other })
  await other.getByRole('textbox', { name: 'Selling price' }).fill('41.50')
  await other.keyboard.press('Control+s')
  await expectToast(other, 'Item has been modified/created')

  await page.getByRole('textbox', { name: 'Selling price' }).fill('39.00')
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog')
  await expect(conflict).toContainText('41.50')
  await expect(conflict).toContainText('39.00')
  await expect(conflict).toContainText('manager')
  await other.context().close()
})

test('a buyer edits items without receiving their cost', async ({ page, signIn }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/items')) answers.push(await response.text().catch(() => ''))
  })
  await signIn('buyer', { at: '/app/catalog/products' })
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick()
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Cost price' })).toHaveCount(0)
  expect(answers.join('')).toContain('sellingPrice')
  expect(answers.join('')).not.toContain('costPrice')
})

test("keeps what you typed across the item's tabs and a reload, until it's saved", async ({ page, signIn }) => {
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.includes('itemDraft'))?.[1])
  const [name, level] = ['Name', 'Minimum level'].map((label) =>
    page.getByRole('textbox', { name: label, exact: true }),
  )
  await signIn('admin', { at: '/app/catalog/products/product/info?itemID=TPL-LP2' })
  await name!.fill('Typed before the reload')
  await expect.poll(kept).toBeTruthy()
  const before = await kept()
  await openPage(page, 'Reorder Settings')
  await level!.fill('3')
  // The draft is stored after a pause and encrypted anew each time, so it is complete once it no longer changes.
  await expect(async () => {
    const now = await kept()
    expect(now).not.toBe(before)
    await page.waitForTimeout(1000)
    expect(await kept()).toBe(now)
  }).toPass()
  await page.reload()
  await expect(level!).toHaveValue('3')
  await page.getByRole('link', { name: 'Main Info' }).click()
  await expect(name!).toHaveValue('Typed before the reload')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('No changes')).toBeVisible()
  await expect.poll(kept).toBeUndefined()
})

test('a scanned code opens its item from any screen, whatever has the focus', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/info?itemID=TPL-LP1' })
  const upc = await page.getByRole('textbox', { name: 'UPC', exact: true }).inputValue()
  await page.goto('/app/home')
  await page.getByRole('button', { name: 'User menu of admin' }).focus()
  await scan(page, 'NO-SUCH-CODE')
  await expect(page.getByText('No item has the code NO-SUCH-CODE.')).toBeVisible()
  await scan(page, upc)
  await expect(page).toHaveURL(/product\/info\?itemID=TPL-LP1/)
})

test('a list grouped by product opens to the variants that match, and selects them for a bulk edit', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/catalog/products?search=chrome%20garden%20tour%20tee%20black' })
  await page.getByText('Group by product').click()
  await expect(page).toHaveURL(/group=product/)
  const product = page.getByRole('row', { expanded: false })
  await expect(product).toHaveText(/VMD-T1.*Chrome Garden Tour Tee\d+ of \d+ match/)
  const [, matching] = /(\d+) of \d+ match/.exec(await product.innerText())!
  await product.click()
  const variants = page.locator('[role="row"][aria-level="2"]')
  await expect(variants).toHaveCount(Number(matching))
  await page.getByRole('row', { expanded: true }).getByRole('gridcell', { name: 'Select' }).click()
  await page.getByRole('button', { name: `Bulk edit (${matching})` }).click()
  await expect(page).toHaveURL(/editMode=bulk/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk edit' })).toBeVisible()
  await expect(page.getByText(`${matching} items selected`, { exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('row', { expanded: false }).click()
  await variants.first().getByRole('gridcell').nth(1).dblclick()
  await expect(page).toHaveURL(/product\/info\?itemID=VMD-T1-BLK/)
})

test('Back from an item shows the list where it was left', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products?sort=itemID' })
  const grid = page.getByRole('grid', { name: 'Products' })
  await expect(grid.getByRole('row').nth(1)).not.toHaveAttribute('aria-busy', 'true')
  await grid.evaluate((element) => (element.scrollTop = 3000))
  const row = grid.locator('[aria-rowindex="90"]')
  const itemID = await row.getByRole('gridcell').nth(1).textContent()
  await row.getByRole('gridcell').nth(1).dblclick()
  await expect(page).toHaveURL(/product\/info\?itemID=/)
  await expect(grid).toHaveCount(0)
  await page.goBack()
  await expect(row).toContainText(itemID!)
  expect(await grid.evaluate((element) => element.scrollTop)).toBeGreaterThan(2500)
})

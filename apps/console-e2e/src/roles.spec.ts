import { expect, expectToast, test } from './product.ts'

const ROLES = '/app/settings/roles'

test("a changed role takes effect on its users' next action", async ({ browser, page, product, signIn }) => {
  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn('cashier', { on: other })
  await expect(other.getByRole('link', { name: 'Products' }).first()).toBeVisible()

  await signIn('admin', { at: `${ROLES}?role=9` })
  await page.getByRole('searchbox').fill('CATALOG_PRODUCT')
  await page.getByRole('radio', { name: 'Products: No access' }).click()
  await expect(page.getByText('Default: Read').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'cashier has been changed')

  await other.goto('/app/catalog/products')
  await expect(other.getByText("You don't have permission")).toBeVisible()
  await expect(other.getByText('This needs READ access to Products (CATALOG_PRODUCT).')).toBeVisible()

  await page.goto(`${ROLES}?role=9&only=different`)
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'cashier has been changed')
  await other.context().close()
})

test("saves two people's changes to one role", async ({ browser, page, product, signIn }) => {
  await signIn('admin', { at: `${ROLES}?role=11` })
  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn('admin', { at: `${ROLES}?role=11`, on: other })
  await other.getByRole('radio', { name: 'Fees: Read' }).click()
  await other.getByRole('button', { name: 'Save' }).click()
  await expectToast(other, 'temp has been changed')

  await page.getByRole('radio', { name: 'Taxes: Read' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'temp has been changed')
  await expect(page.getByText('Merged with your changes in another window: Fees')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Fees: Read' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Taxes: Read' })).toBeChecked()
  await other.context().close()
})

test('copies, renames and deletes a role, and asks before leaving changes', async ({ page, signIn }) => {
  await signIn('admin', { at: `${ROLES}?role=9` })
  await page.getByRole('button', { name: 'New role' }).click()
  await expect(page.getByRole('combobox', { name: /Start from/ })).toHaveValue('No access')
  await page.getByRole('combobox', { name: /Start from/ }).fill('cashier')
  await page
    .getByRole('option', { name: /cashier/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Night & day')
  await page.getByRole('button', { name: 'Create role' }).click()
  await expect(page.getByText('Role name may not contain &')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Night cashier')
  await page.getByRole('button', { name: 'Create role' }).click()
  await expect(page.getByText('No one has the role Night cashier')).toBeVisible()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Late cashier')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('No one has the role Late cashier')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click()
  await expectToast(page, 'Late cashier has been deleted')
  await expect(page).toHaveURL(/role=9$/)
  await page.getByRole('radio', { name: 'Fees: Write' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('You have unsaved changes, are you sure to leave the page?')).toBeVisible()
})

test('previews what a role sees, without cost, and changes nothing', async ({ page, signIn }) => {
  const answers: string[] = []
  await signIn('admin', { at: `${ROLES}?role=100` })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Preview as buyer')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0)
  page.on('response', async (response) => {
    if (response.url().includes('/api/items')) answers.push(await response.text().catch(() => ''))
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click()
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).dblclick()
  await page.getByRole('textbox', { name: 'Selling price' }).fill('77')
  await expect(page.getByRole('textbox', { name: 'Cost price' })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText("You can't make changes in a preview. Leave the preview first.")).toBeVisible()
  expect(answers.join('')).toContain('sellingPrice')
  expect(answers.join('')).not.toContain('costPrice')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/settings\/roles\?role=100/)
  await expect(page.getByText('Preview as buyer')).toHaveCount(0)
})

test('previews a role at a place, with nothing from others', async ({ page, signIn }) => {
  await signIn('admin', { at: `${ROLES}?role=7` })
  await page.getByRole('button', { name: 'Preview' }).click()
  const place = page.getByRole('combobox', { name: 'Place of the preview' })
  await expect(place).toHaveValue('All places')
  const business = page.waitForResponse(async (response) => {
    return response.url().endsWith('/api/business') && response.request().headers()['x-preview-location'] !== undefined
  })
  await place.fill('Yard')
  await page.getByRole('option', { name: /Yard cart/ }).click()
  const { body } = await (await business).json()
  expect(body.locations.map(({ id }: { id: string }) => id)).toEqual(['FD-YARD'])
  await place.fill('All')
  await page.getByRole('option', { name: 'All places' }).click()
  await expect(place).toHaveValue('All places')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Preview as store manager')).toHaveCount(0)
})

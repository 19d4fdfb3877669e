import { expect, expectToast, pickOption, test } from './product.ts'

const CTO = '/app/catalog/cto'

test('adds an option group to an item built to order and previews its price and a blocked word', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: `${CTO}?tab=groups` })
  await page.getByRole('button', { name: 'New option group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New option group' })
  await dialog.getByRole('textbox', { name: 'Group ID' }).fill('E2E-MOTTO')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Collar motto')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('3.50')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Collar motto has been saved')
  await expect(page).toHaveURL(/cto\?tab=groups$/)

  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await page.getByRole('button', { name: 'New item' }).click()
  await page.getByRole('textbox', { name: 'Item ID' }).fill('E2E-SCARF')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Scarf made to order')
  await page.getByRole('textbox', { name: 'Cost price' }).fill('6')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('20')
  await page.getByText('Build to order').click()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Item has been modified/created')
  await expect(page).toHaveURL(/\/app\/catalog\/cto$/)
  await expect(page.getByRole('row', { name: /Scarf made to order/ })).toContainText('None yet')

  await page.getByRole('link', { name: 'E2E-SCARF', exact: true }).click()
  await pickOption(page.getByRole('combobox', { name: 'Add an option group' }), 'Collar', /Collar motto/)
  const motto = page.getByRole('textbox', { name: 'Collar motto' })
  const verdict = page.getByRole('status', { name: 'Order check' })
  await motto.fill('oh d4 rn it')
  await expect(verdict).toContainText("Can't be ordered")
  await motto.fill('Encore')
  await expect(verdict).toHaveText('Can be ordered.')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$23.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Item has been modified/created')

  await page.goto(`${CTO}?search=E2E-MOTTO`)
  await expect(page.getByRole('row', { name: /Scarf made to order/ })).toContainText('Collar motto')
})

test('generates and deactivates a set of numbers, and blocks a word for a while', async ({ page, signIn }) => {
  await signIn('admin', { at: `${CTO}?tab=components` })
  await page.getByRole('button', { name: 'Generate a set' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate a set' })
  await dialog.getByText('Numbers', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Set ID' }).fill('E2E-N')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Navy number')
  for (const [field, entry] of [
    ['Vendor', 'Inkwell'],
    ['Style', 'Logo'],
    ['Color', 'Navy'],
    ['Printer category', 'Customizing'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).fill(entry)
    await page.getByRole('option').first().click()
  }
  await dialog.getByRole('textbox', { name: 'Cost price' }).fill('0.9')
  await dialog.getByRole('textbox', { name: 'Selling price' }).fill('4')
  await dialog.getByRole('button', { name: 'Create 10 items' }).click()
  await expectToast(page, '10 components created')
  await page.goto(`${CTO}?tab=components&search=E2E-N`)
  await expect(page.getByText(/^10 of \d+ components$/)).toBeVisible()
  await page
    .getByRole('row', { name: /E2E-N-7/ })
    .getByRole('gridcell', { name: 'Select' })
    .click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('row', { name: /E2E-N-7/ })).toContainText('Inactive')

  await page.getByRole('link', { name: 'Blacklist' }).click()
  await page.getByRole('button', { name: 'New restriction' }).click()
  await page.getByRole('textbox', { name: 'Word' }).fill('E2EWORD')
  await page.keyboard.press('Enter')
  const word = page.getByRole('row', { name: /E2EWORD/ })
  await word.getByRole('gridcell', { name: 'Select' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'E2EWORD has been deleted')
  await expect(word).toHaveCount(0)
})

test('a cashier sees configure to order without cost and cannot change anything', async ({ page, signIn }) => {
  await signIn('cashier')
  await page.getByRole('navigation').getByRole('link', { name: 'Configure to order' }).click()
  await expect(page.getByRole('row', { name: /Northlight Touring jersey/ })).toContainText('$79.00')
  await expect(page.getByRole('columnheader', { name: 'Cost price' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Option groups' }).click()
  await expect(page.getByRole('button', { name: 'New option group' })).toBeDisabled()
  await page.getByRole('button', { name: 'New option group' }).hover()
  await expect(page.getByText('This needs WRITE access to Configure to order (CATALOG_PRODUCT_CTO).')).toBeVisible()
  await page.getByRole('link', { name: 'PATCHES' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sleeve patches' })
  await expect(dialog.getByText(/You have view-only access to this option group/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/cto\?tab=groups$/)
})

import { expect, test } from './product.ts'

const CTO = '/app/catalog/cto'

test('an item built to order gets an option group and is tried: price, and a blocked word refused', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto(`${CTO}?tab=groups`)
  await page.getByRole('button', { name: 'New option group' }).click()
  const dialog = page.getByRole('dialog', { name: 'New option group' })
  await dialog.getByRole('textbox', { name: 'Group ID' }).fill('E2E-MOTTO')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Collar motto')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('3.50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Collar motto has been saved')).toBeVisible()
  await expect(page).toHaveURL(/cto\?tab=groups$/)

  await page.getByRole('link', { name: 'Items', exact: true }).click()
  await page.getByRole('button', { name: 'New item' }).click()
  await page.getByRole('textbox', { name: 'Item ID' }).fill('E2E-SCARF')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Scarf made to order')
  await page.getByRole('textbox', { name: 'Cost price' }).fill('6')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('20')
  await page.getByRole('button', { name: 'Selling', exact: true }).click()
  await page.getByText('Build to order').click()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/app\/catalog\/cto$/)
  await expect(page.getByRole('row', { name: /Scarf made to order/ })).toContainText('None yet')

  await page.getByRole('link', { name: 'E2E-SCARF', exact: true }).click()
  await page.getByRole('combobox', { name: 'Add an option group' }).fill('Collar')
  await page.getByRole('option', { name: /Collar motto/ }).click()
  const motto = page.getByRole('textbox', { name: 'Collar motto' })
  const verdict = page.getByRole('status', { name: 'Can it be ordered' })
  await motto.fill('oh d4 rn it')
  await expect(verdict).toContainText('It cannot be ordered')
  await motto.fill('Encore')
  await expect(verdict).toHaveText('It can be ordered.')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$23.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The config order has been saved')).toBeVisible()

  await page.goto(`${CTO}?search=E2E-MOTTO`)
  await expect(page.getByRole('row', { name: /Scarf made to order/ })).toContainText('Collar motto')
})

test('a set of numbers is made and deactivated, and a word is blocked for a while', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`${CTO}?tab=components`)
  await page.getByRole('button', { name: 'Generate a set' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate a set' })
  await dialog.getByText('Numbers', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Set ID' }).fill('E2E-N')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Navy number')
  for (const [field, entry] of [
    ['Vendor', 'Inkwell'],
    ['Style', 'Logo'],
    ['Color', 'Navy'],
    ['Printer category', 'Customising'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).fill(entry)
    await page.getByRole('option').first().click()
  }
  await dialog.getByRole('textbox', { name: 'Cost price' }).fill('0.9')
  await dialog.getByRole('textbox', { name: 'Selling price' }).fill('4')
  await dialog.getByRole('button', { name: 'Make 10 items' }).click()
  await expect(page.getByText('10 components have been made')).toBeVisible()
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
  await expect(page.getByText('E2EWORD has been deleted')).toBeVisible()
  await expect(word).toHaveCount(0)
})

test('a cashier looks at config-to-order without cost, and changes nothing', async ({ page, signIn }) => {
  await signIn('cashier')
  await page.getByRole('navigation').getByRole('link', { name: 'Config to order' }).click()
  await expect(page.getByRole('row', { name: /Northlight Touring jersey/ })).toContainText('$79.00')
  await expect(page.getByRole('columnheader', { name: 'Cost price' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Option groups' }).click()
  await expect(page.getByRole('button', { name: 'New option group' })).toHaveCount(0)
  await page.getByRole('link', { name: 'PATCHES' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sleeve patches' })
  await expect(dialog.getByText(/You may look at this option group/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/cto\?tab=groups$/)
})

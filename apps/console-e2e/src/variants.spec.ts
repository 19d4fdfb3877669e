import { expect, expectToast, openPage, test, typeByHand } from './product.ts'

test('generates variants from sizes and colors, edits them like a spreadsheet, and saves them with the item', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/catalog/products/product/info' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Matrix tee')
  await page.getByRole('textbox', { name: 'Item ID' }).fill('MTX')
  await page.getByRole('textbox', { name: 'Selling price' }).fill('30')
  await page.getByRole('textbox', { name: 'Cost price' }).fill('8')
  await page.getByRole('textbox', { name: 'Product ID' }).fill('MTX-P')
  await openPage(page, 'Variant Matrix')

  await page.getByRole('button', { name: 'Generate' }).click()
  for (const [attribute, entries] of [
    ['Size', ['Small', 'Medium']],
    ['Color', ['Black', 'White']],
  ] as const) {
    await page.getByRole('dialog').getByRole('button', { name: attribute, exact: true }).click()
    for (const entry of entries) await page.getByRole('option', { name: entry, exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('textbox', { name: 'Name pattern' }).fill('{name} {color.name} {size}')
  await page.getByRole('button', { name: 'Add 4 variants' }).click()

  const sheet = page.getByRole('grid', { name: 'variants' })
  await expect(sheet.getByText('Matrix tee Black S')).toBeVisible()
  const price = sheet.getByRole('row').filter({ hasText: 'Black S' }).getByRole('gridcell', { name: '30' })
  await price.click()
  await typeByHand(page, '34')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Item has been modified/created')

  await page.goto('/app/catalog/products/product/variants?itemID=MTX')
  await expect(sheet.getByRole('row')).toHaveCount(5)
  await expect(sheet.getByText('34.00')).toBeVisible()
  await sheet.getByText('Matrix tee White M').click()
  await typeByHand(page, 'Bad & wrong')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Please enter a valid Variant Name/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click()
  await expect(sheet.getByText('Matrix tee White M')).toBeVisible()
  await expect(page.getByText('No changes')).toBeVisible()
})

import { expect, pickOption, test, typeByHand } from './product.ts'

test('a stand gets what it lacks: its own quantity of one item, as draft orders by vendor', async ({
  page,
  signIn,
}) => {
  await signIn('manager', { at: '/app/inventory/replenishment' })
  await pickOption(page.getByRole('combobox', { name: 'Location' }), 'Yard', /Yard cart/)
  const row = page.getByRole('grid', { name: 'suggestions' }).getByRole('row').nth(1)
  await row.getByRole('gridcell').nth(2).click()
  await expect(page.getByText(/^Below the minimum level of/)).toBeVisible()
  await expect(page.getByText(/on hand = /)).toBeVisible()
  await typeByHand(page, '7')
  await page.keyboard.press('Enter')
  const itemID = await row.getByRole('rowheader').textContent()

  await pickOption(page.getByRole('combobox', { name: 'Location' }), 'Main', /Main/)
  await page.getByRole('alertdialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Yard cart')
  await expect(row.getByRole('gridcell').nth(2)).toHaveText('7')

  await page.getByRole('button', { name: /^Create \d+ draft orders?$/ }).click()
  await expect(page.getByText('Nothing is needed')).toBeVisible()
  const orders = page.getByRole('link', { name: /PO-\d{6}/ })
  await orders.first().click()
  await expect(page).toHaveURL(/\/po\/PO-\d{6}$/)
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  const line = page.getByRole('grid', { name: 'lines' }).getByRole('row').filter({ hasText: itemID!.trim() })
  await expect(line.getByRole('gridcell', { name: '7', exact: true }).first()).toBeVisible()
})

import { expect, expectToast, pickOption, test } from './product.ts'

test('cells of the matrix are entitled by keyboard, compared, copied, and undone as one change', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/catalog/entitlements?venue=FOUNDRY&type=STORE&search=crewneck' })
  const matrix = page.getByRole('grid', { name: 'Entitlements' })
  const cell = (row: number, column: number) =>
    matrix.locator(`[role=gridcell][data-row="${row}"][data-column="${column}"]`)
  await expect(matrix.getByRole('columnheader')).toHaveText([
    'Item',
    /^Balcony bar/,
    /^Foundry bar/,
    /^Foundry lobby shop/,
    /^Yard cart/,
  ])
  await expect(cell(1, 0)).toHaveText('–')
  await cell(0, 0).click()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 cells selected')).toBeVisible()
  await page.keyboard.press('Space')
  await expectToast(page, '2 cells entitled')
  await expect(cell(1, 0)).toHaveText('Explicit')
  await expect(cell(2, 0)).toHaveText('–')

  await page.getByRole('button', { name: 'Compare places' }).click()
  await pickOption(page.getByRole('combobox', { name: 'Place', exact: true }), 'balcony', /Balcony bar/)
  await pickOption(page.getByRole('combobox', { name: 'Compared with' }), 'foundry bar', /Foundry bar/)
  await expect(page.getByText('Only Balcony bar (2) · Only Foundry bar (0) · Other dates (0)')).toBeVisible()
  await page.getByRole('button', { name: 'Copy to Foundry bar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, '2 entitlements copied to Foundry bar')
  await expect(page.getByText('Balcony bar and Foundry bar sell the same')).toBeVisible()

  await page.goto('/app/catalog/entitlements?venue=FOUNDRY&type=STORE&search=crewneck')
  await expect(cell(1, 1)).toHaveText('Explicit')
  await page.getByRole('button', { name: 'Recent changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Recent changes' })
  await changes.getByRole('listitem').filter({ hasText: 'Copied: 2 items at Foundry bar' }).getByRole('button').click()
  await expectToast(page, '2 entitlements as before')
  await changes.getByRole('button', { name: 'Close' }).last().click()
  await expect(cell(1, 1)).toHaveText('–')
  await expect(cell(1, 0)).toHaveText('Explicit')
})

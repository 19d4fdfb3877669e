import { expect, expectToast, test } from './product.ts'

test('a custom role is deleted, and the role that its users get opens', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/settings/roles?role=9' })
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Night shift')
  await page.getByRole('combobox', { name: /Start from/ }).fill('cashier')
  await page
    .getByRole('option', { name: /cashier/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Create role' }).click()
  await expect(page).toHaveURL(/role=1\d\d/)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click()
  await expectToast(page, 'Night shift has been deleted')
  await expect(page).toHaveURL(/role=9$/)
})

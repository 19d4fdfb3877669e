import type { Page } from '@playwright/test'
import { expect, expectToast, pickOption, test, typeByHand } from './product.ts'

/** Types into a line, under a column's number: the first after the item is 0. */
async function fillLine(page: Page, itemID: string, column: number, text: string): Promise<void> {
  const row = page.getByRole('grid', { name: 'lines' }).getByRole('row', { name: new RegExp(itemID) })
  await row.getByRole('gridcell').nth(column).click()
  await typeByHand(page, text)
  await page.keyboard.press('Enter')
}

test('stock moves to a stand, one is damaged on the way, and the stand is corrected with a reason', async ({
  page,
  signIn,
}) => {
  await signIn('manager', { at: '/app/inventory/transfers/new' })
  await pickOption(page.getByRole('combobox', { name: /^From/ }), 'River', /River/)
  await pickOption(page.getByRole('combobox', { name: /^To/ }), 'Main', /Main/)
  await page.getByRole('combobox', { name: /^Add an item/ }).fill('VMD-CAP1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('VMD-CAP1 was added.')).toBeVisible()
  await fillLine(page, 'VMD-CAP1', 2, '6')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/TR-\d{6}$/)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Ship now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ship now' }).click()
  await expectToast(page, ': In transit')

  await fillLine(page, 'VMD-CAP1', 3, '5')
  await fillLine(page, 'VMD-CAP1', 5, '1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Give the reason why it was not received.').first()).toBeVisible()
  await fillLine(page, 'VMD-CAP1', 7, 'Crushed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('No changes')).toBeVisible()
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await expectToast(page, ': Received')

  await page.goto('/app/inventory/adjustments/new')
  await pickOption(page.getByRole('combobox', { name: /^Location/ }), 'Main', /Main/)
  await page.getByRole('button', { name: /^Reason/ }).click()
  await page.getByRole('option', { name: 'Corrected' }).click()
  await page.getByRole('combobox', { name: /^Add an item/ }).fill('VMD-CAP1')
  await page.keyboard.press('Enter')
  await fillLine(page, 'VMD-CAP1', 3, '99')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/AD-\d{6}$/)
  const adjustment = page.url().split('/').at(-1)!
  await page.getByRole('button', { name: 'Commit' }).click()
  await expectToast(page, ': Committed')

  await page.goto('/app/inventory/summary/by%3Ditem?item=VMD-CAP1')
  const movements = page.getByRole('listitem').filter({ hasText: 'Main concourse stand' })
  await expect(movements.filter({ hasText: '+5 on hand' })).toBeVisible()
  await expect(movements.filter({ hasText: adjustment })).toBeVisible()
})

test('opening balances are imported and committed, and a transfer takes everything that is on hand', async ({
  page,
  signIn,
}) => {
  await signIn('manager', { at: '/app/inventory/adjustments' })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import opening balances' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import opening balances' })
  const choose = (...rows: string[]) => {
    const text = ['Item ID,Location ID,Quantity', ...rows].join('\r\n')
    const file = { name: 'opening.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    return dialog.locator('input[type=file]').setInputFiles(file)
  }
  await choose('VMD-CAP1,WH-CELLAR,24', 'NOBODYS,WH-CELLAR,3')
  await expect(dialog.getByRole('gridcell', { name: /There is no item NOBODYS/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await choose('VMD-CAP1,WH-CELLAR,24', 'TPL-CAP1,WH-CELLAR,3')
  await expect(dialog.getByText('2 opening balances are new, 0 changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 changes' }).click()
  await expectToast(page, '2 changes have been imported')
  await page
    .getByRole('row', { name: /Foundry cellar.*Initiated/ })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Commit' }).click()
  await expectToast(page, ': Committed')

  await page.goto('/app/inventory/transfers/new')
  await pickOption(page.getByRole('combobox', { name: /^From/ }), 'cellar', /cellar/)
  await pickOption(page.getByRole('combobox', { name: /^To/ }), 'Main', /Main/)
  await page.getByRole('button', { name: 'Add everything on hand' }).click()
  await expect(page.getByText('2 items added.')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/TR-\d{6}$/)
  const lines = page.getByRole('grid', { name: 'lines' })
  await expect(lines.getByRole('row', { name: /VMD-CAP1/ })).toContainText('24')
  await expect(page.getByText('27', { exact: true }).first()).toBeVisible()
})

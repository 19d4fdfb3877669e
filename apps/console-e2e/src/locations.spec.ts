import { readFileSync } from 'node:fs'
import { expect, expectToast, test } from './product.ts'

test('an exported list is changed in a spreadsheet and imported again', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/settings/warehouses' })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toMatch(/^Warehouse ID,Warehouse name,Venue,/)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import warehouses' })
  const choose = (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'warehouses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(`${file}W-BAD,Bad dock,NOWHERE\r\n`)
  await expect(dialog.getByRole('gridcell', { name: /Venue NOWHERE does not exist/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await choose(`${file}W-EAST,East dock\r\n`)
  await expect(dialog.getByText('1 warehouse is new, 0 changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1 change' }).click()
  await expectToast(page, '1 change has been imported')
  await page.getByRole('searchbox').fill('east dock')
  await expect(page.getByRole('link', { name: 'East dock' })).toBeVisible()
  await expect(page).toHaveURL(/search=east/)
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectToast, test } from './product.ts'

const LISTS = '/app/catalog/attributes'

async function createBrand(page: Page, id: string, description: string) {
  await page.getByRole('button', { name: 'New brand' }).click()
  await page.getByRole('textbox', { name: 'Brand ID' }).fill(id)
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, `${description} has been saved`)
  await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible()
}

test('creates, edits and deactivates a record, opens its products, and merges another into it', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: `${LISTS}/brand` })
  await createBrand(page, 'E2E-PIER', 'Pier works')
  await createBrand(page, 'E2E-PEIR', 'Peir work')
  const row = (id: string) => page.getByRole('row', { name: new RegExp(`\\b${id}\\b`) })
  const select = (id: string) => row(id).getByRole('gridcell', { name: 'Select' }).click()
  await page.getByRole('link', { name: 'E2E-PIER', exact: true }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Pier Works & sons')
  await page.keyboard.press('Enter')
  await expect(row('E2E-PIER')).toContainText('Pier Works & sons')

  await createBrand(page, 'E2E-TYPO', 'Pire')
  await select('E2E-TYPO')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Pire has been deleted')
  await expect(row('E2E-TYPO')).toHaveCount(0)
  // The focused element has gone, so the list has the focus.
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)

  await select('E2E-PIER')
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: 'Status: Any' }).click()
  await page.getByRole('menuitemradio', { name: 'Inactive' }).click()
  await select('E2E-PIER')
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(row('E2E-PIER')).toHaveCount(0)

  await page.goto('/app/catalog/products/product/attributes?itemID=TPL-LP1')
  await page.getByRole('combobox', { name: 'Brand' }).fill('Peir')
  await page.getByRole('option', { name: /Peir work/ }).click()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Item has been modified/created')

  await page.getByRole('link', { name: 'Brands' }).click()
  for (const id of ['E2E-PEIR', 'E2E-PIER']) await select(id)
  await page.getByRole('button', { name: 'Merge two' }).click()
  await page.getByRole('radio', { name: /Pier Works/ }).check({ force: true })
  await expect(page.getByText('1 item will move from Peir work to Pier Works & sons')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Peir work has been merged into Pier Works & sons')).toBeVisible()
  await expect(row('E2E-PEIR')).toHaveCount(0)
  await row('E2E-PIER').getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(/\/products\?brand=E2E-PIER/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /TPL-LP1/ })).toBeVisible()
})

test('rejects a file by row, value and rule; imports the fixed file and exports it again', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/taxes?search=E2E-' })
  const choose = (...rows: string[]) =>
    page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'taxes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Tax ID,Description,Rate,Remark', ...rows].join('\n')),
      })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
  await choose('E2E-A,City tax,1.5,', 'E2E-B,State tax,lots,', 'E2E-C,Fair?,120,')
  const problem = (name: RegExp) => page.getByRole('grid', { name: 'Rejected rows' }).getByRole('row', { name })
  await expect(problem(/^3 E2E-B Rate lots Rate is not a number/)).toBeVisible()
  await expect(problem(/^4 E2E-C Rate 120 Rate is not between 0 and 100 percent/)).toBeVisible()
  await expect(problem(/^4 E2E-C Description Fair\? Description may not contain \?/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await choose('E2E-A,City tax,1.5,', 'E2E-B,State tax,2,')
  await expect(page.getByText('2 taxes are new')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 changes' }).click()
  await expect(page.getByRole('row', { name: /E2E-B/ })).toContainText('2%')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('taxes.csv')
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('Tax ID,Description,Rate,Status')
  expect(lines).toEqual(expect.arrayContaining(['E2E-A,City tax,1.5,Active', 'E2E-B,State tax,2,Active']))
})

test('shows the control of an additional attribute by its type, and accepts only its values', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: `${LISTS}/additional/attributes` })
  await page.getByRole('button', { name: 'New additional attribute' }).click()
  await page.getByRole('textbox', { name: 'Attribute ID' }).fill('E2E-FINISH')
  await page.getByRole('textbox', { name: 'Key' }).fill('E2E-FINISH')
  await page.getByRole('textbox', { name: 'Label' }).fill('Print finish')
  await page.getByRole('button', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Choice' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Values are required for a choice.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Values' }).fill('Gloss, Matte,')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Print finish' })).toBeVisible()

  await page.goto('/app/catalog/products/product/custom/attributes?itemID=TPL-LP2')
  await page.getByRole('button', { name: /Print finish/ }).click()
  await page.getByRole('option', { name: 'Matte' }).click()
  await page.getByRole('textbox', { name: 'Edition size' }).fill('many')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Please correct the marked fields.')).toBeVisible()
  await expect(page.getByText('Edition size is not a number (many).')).toBeVisible()
  await page.getByRole('textbox', { name: 'Edition size' }).fill('250')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Item has been modified/created')
  await page.getByRole('link', { name: 'Print finish' }).click()
  await expect(page.getByText('Used by 1 item.')).toBeVisible()
})

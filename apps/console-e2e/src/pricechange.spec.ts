import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect, scan, test, typeByHand } from './product.ts'

/** Chooses a file of the menu, and answers what was downloaded. */
async function saved(page: Page, entry: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'More actions' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  return readFileSync(await (await download).path())
}

test('prices are changed from a selection, approved by somebody else, applied by the job, printed and undone', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn('buyer', { at: '/app/catalog/products?search=VMD-CAP1' })
  await page
    .getByRole('row', { name: /VMD-CAP1/ })
    .getByRole('gridcell')
    .first()
    .click()
  await page.getByRole('button', { name: 'New price change (1)' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('End of the tour')
  const sheet = page.getByRole('grid', { name: 'lines' })
  await sheet.getByRole('gridcell').nth(-2).click()
  await typeByHand(page, '9.5')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/PC-\d{6}$/)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()

  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn('manager', { at: page.url(), on: other })
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Applied', { exact: true }).first()).toBeVisible()
  expect((await saved(page, 'Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saved(page, 'Save lines as CSV')).toString()).toContain('VMD-CAP1')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo price change' }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  await page.goto('/app/catalog/changes')
  await expect(page.getByRole('link', { name: /^Undo of PC-/ }).first()).toBeVisible()
})

test('a date is typed part by part, and a scan leaves an empty one empty', async ({ page, signIn }) => {
  await signIn('buyer', { at: '/app/catalog/pricechanges/new' })
  const effective = page.getByLabel('Effective')
  await effective.focus()
  await typeByHand(page, '120420301000AM')
  await expect(effective).toHaveValue('2030-12-04T10:00')

  const until = page.getByLabel('Until')
  await until.focus()
  await scan(page, 'VMD-CAP1')
  await expect(page.getByText('VMD-CAP1 was added.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).focus()
  await expect(page.getByText('Complete the date.')).toBeHidden()
  expect(await until.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(false)
})

import { expect, expectToast, pickOption, test, typeByHand } from './product.ts'

test('goods are ordered by code, approved by somebody else, received in part, and are in the summary', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await signIn('manager', { at: '/app/inventory/po/new' })
  await pickOption(page.getByRole('combobox', { name: /^Vendor/ }), 'Loom', 'Loom and Anchor Mills')
  await pickOption(page.getByRole('combobox', { name: /^Ship to/ }), 'River', /River/)
  await page.getByRole('combobox', { name: /^Add an item/ }).evaluate((entry) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'TPL-CAP1\t150\nVMD-CAP1\t6\nOKR-BAN1\t12')
    entry.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('3 rows, 3 new or changed')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/PO-\d{6}$/)
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()

  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signIn('admin', { at: page.url(), on: other })
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()

  await page.getByRole('button', { name: 'Receive' }).click()
  await expect(page).toHaveURL(/RC-\d{6}$/)
  const accepted = page
    .getByRole('row', { name: /TPL-CAP1/ })
    .getByRole('gridcell')
    .nth(3)
  await expect(accepted).toHaveText('150')
  await accepted.click()
  await typeByHand(page, '100')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('No changes')).toBeVisible()
  await page.getByRole('button', { name: 'Post' }).click()
  await expectToast(page, ': Posted')
  const slip = page.url().split('/').at(-1)!

  await page.getByRole('link', { name: /^Purchase order PO-/ }).click()
  await expect(page.getByText('Partially received').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Related documents' })).toContainText(slip)
  await page.goto('/app/inventory/summary/by%3Ditem?item=TPL-CAP1')
  const movement = page.getByRole('listitem').filter({ hasText: slip })
  await expect(movement.filter({ hasText: '+100 on hand' })).toBeVisible()
})

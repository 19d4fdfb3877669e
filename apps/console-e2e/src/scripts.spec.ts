import { expect, expectToast, test, typeByHand } from './product.ts'

/** At most 50 characters, without restricted characters. */
const NAMES = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}}${7*7}',
]

test('shows names that contain scripts as plain text', async ({ page, signIn }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') alerts.push(dialog.message())
    void dialog.accept()
  })
  await signIn('admin')
  for (const [index, name] of NAMES.entries()) {
    await page.goto('/app/catalog/products/product/info')
    await page.getByRole('textbox', { name: 'Item ID' }).fill(`SCRIPT-${index}`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('textbox', { name: 'Cost price' }).fill('1')
    await page.getByRole('textbox', { name: 'Selling price' }).fill('2')
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await expectToast(page, 'Item has been modified/created')
  }
  await page.goto('/app/catalog/products?search=SCRIPT-')
  for (const name of NAMES) await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible()
  await page.getByRole('gridcell', { name: NAMES[0], exact: true }).click()
  await expect(page.getByText(NAMES[0]!).nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').locator('input')).toBeFocused()
  await typeByHand(page, 'SCRIPT-1')
  await expect(page.getByRole('option').first()).toContainText(NAMES[1]!)
  expect(alerts).toEqual([])
})

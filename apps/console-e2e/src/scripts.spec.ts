import { expect, test, typeByHand } from './product.ts'

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
  const call = page.waitForRequest((request) => request.headers()['token'] !== undefined)
  await signIn('admin', { at: '/app/catalog/products?search=SCRIPT-' })
  const { token } = (await call).headers()
  for (const [index, name] of NAMES.entries()) {
    const itemID = `SCRIPT-${index}`
    const answer = await page.request.post('/api/items', {
      headers: { token: token!, Domain: 'demo', 'x-client-request-id': crypto.randomUUID().replaceAll('-', '') },
      data: { itemID, upc: itemID, name, type: 1, costPrice: 1, sellingPrice: 2 },
    })
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true)
  }
  await page.reload()
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

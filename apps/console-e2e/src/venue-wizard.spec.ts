import type { Page } from '@playwright/test'
import { expect, expectToast, pickOption, test, typeByHand } from './product.ts'

/** Pastes rows into the first cell of a sheet, as from a spreadsheet. */
async function pasteInto(page: Page, sheet: string, rows: readonly (readonly string[])[]) {
  await page.getByRole('grid', { name: sheet }).getByRole('rowheader').first().click()
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement!.dispatchEvent(paste)
    },
    rows.map((cells) => cells.join('\t')).join('\r\n'),
  )
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('a venue with 100 pasted stands is left, gone on with, and created once although an answer is lost', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/utilities/venues/wizard' })
  await expect(page.getByRole('heading', { level: 1, name: 'ALL VENUES' })).toBeVisible()
  await page.getByRole('link', { name: 'Add New' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tidewater Dome')
  await page.getByRole('textbox', { name: 'Venue ID' }).fill('TIDE')
  await page.getByRole('textbox', { name: 'City' }).fill('Norfolk')
  await next(page)
  await expect(step(page, '2. Stores')).toBeVisible()
  const stands = Array.from({ length: 100 }, (_, nth) => [`TD-${nth + 1}`, `Stand ${nth + 1}`, 'Dome lower level'])
  await pasteInto(page, 'stores', stands)
  await expect(page.getByText(/^100 rows/)).toBeVisible()
  await next(page)
  await expect(step(page, '3. Warehouses')).toBeVisible()

  await page.getByRole('link', { name: 'All venues' }).click()
  const draft = page.getByRole('row').filter({ hasText: 'Tidewater Dome' })
  await expect(draft.getByText('100 stores')).toBeVisible()
  await draft.getByRole('link', { name: 'Tidewater Dome' }).click()
  await expect(step(page, '3. Warehouses')).toBeVisible()
  await pasteInto(page, 'warehouses', [['TD-W', 'Store room']])
  await next(page)
  await expect(step(page, '4. Registers')).toBeVisible()
  const addOne = page.getByRole('button', { name: 'Add one to each store' })
  await addOne.click()
  await addOne.click()
  await expect(page.getByText(/^200 rows/)).toBeVisible()
  await next(page)
  await page.getByText('Own opening hours').click()
  await next(page)
  await pickOption(page.getByRole('combobox', { name: 'Tax of the venue' }), 'standard', /Standard sales tax/)
  await next(page)
  await pickOption(page.getByRole('combobox', { name: 'Copy entitlements from venue' }), 'harbor', /Harborlight Arena/)
  await next(page)
  await expect(step(page, '8. Summary')).toBeVisible()
  await expect(page.getByText('Monday 10:00-22:00')).toBeVisible()
  await expect(page.getByText(/^Norfolk/)).toBeVisible()

  const creation = '**/utilities/venues/plans/*/venue'
  await page.route(creation, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create venue' }).click()
  await expect(page.getByText(/it is never created twice/)).toBeVisible()
  await page.unroute(creation)
  await page.getByRole('button', { name: 'Create venue' }).click()
  await expectToast(page, 'Tidewater Dome has been created')
  await expect(page).toHaveURL(/\/app\/settings\/venues\/venue\/TIDE$/)
  await expect(page.getByRole('link', { name: 'Stand 100', exact: true })).toBeVisible()

  for (const [text, one, heading] of [
    ['TD-77', 'Store', 'Stand 77'],
    ['tidewater', 'Venue', 'Tidewater Dome'],
    ['TD-W', 'Warehouse', 'Store room'],
    ['TD-9-2', 'Register', 'Stand 9 2'],
    ['dome lower', 'Reporting group', 'Dome lower level'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').locator('input')).toBeFocused()
    await typeByHand(page, text)
    await page.getByRole('option').filter({ hasText: heading }).filter({ hasText: one }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

import type { Locator, Page } from '@playwright/test'
import { expect, expectToast, test, typeByHand } from './product.ts'

/** More stops than any of these screens has. */
const MOST_STOPS = 120

/** Walks to the control: one that the keyboard never reaches fails the test. */
async function walkTo(page: Page, control: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus()); stop++) await page.keyboard.press(step)
  await expect(control).toBeFocused()
}

/** Past the sidebar, from the top of a page. */
async function skipToContent(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
}

async function press(page: Page, control: Locator, key = 'Enter', step: 'Tab' | 'Shift+Tab' = 'Tab') {
  await walkTo(page, control, step)
  await page.keyboard.press(key)
}

async function type(page: Page, name: string, text: string) {
  await walkTo(page, page.getByRole('textbox', { name, exact: true }))
  await page.keyboard.press('Control+a')
  await typeByHand(page, text)
}

/** Opens a record by the palette. */
async function open(page: Page, name: string) {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette.locator('input')).toBeFocused()
  await typeByHand(page, name)
  await expect(palette.getByRole('status')).toHaveText(/^\d+ results?$/)
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a store with hours and a register is created, edited and deactivated by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/app/settings/stores')
  await skipToContent(page)
  await press(page, page.getByRole('button', { name: 'New store' }))
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await typeByHand(page, 'Pier stand')
  await type(page, 'Store ID', 'PIER')
  await walkTo(page, page.getByRole('combobox', { name: 'Venue' }))
  await typeByHand(page, 'harbor')
  await expect(page.getByRole('option', { name: /Harborlight Arena/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('checkbox', { name: 'Own opening hours' }), 'Space')
  await press(page, page.getByRole('checkbox', { name: 'Monday' }), 'Space')
  await type(page, 'Tuesday closes', '02:00')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Pier stand has been created')
  await expect(heading(page, 'Pier stand')).toBeVisible()

  await press(page, page.getByRole('link', { name: 'New register' }))
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await typeByHand(page, 'Pier till')
  await type(page, 'Register ID', 'PIER-1')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Pier till has been created')
  await open(page, 'Pier stand')

  await type(page, 'Name', 'Pier bar')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Pier bar has been saved')
  await expect(page.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Tuesday closes' })).toHaveValue('02:00')

  await press(page, page.getByRole('button', { name: 'Deactivate' }), 'Enter', 'Shift+Tab')
  const why = page.getByRole('dialog', { name: "Pier bar can't be deactivated yet" })
  await press(page, why.getByRole('link', { name: 'PIER-1' }))
  await press(page, page.getByRole('button', { name: 'Deactivate' }))
  await expectToast(page, 'Pier till is inactive now')
  await open(page, 'Pier bar')
  await press(page, page.getByRole('button', { name: 'Deactivate' }))
  await expectToast(page, 'Pier bar is inactive now')
  await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible()
})

test('a label printer is added, changed and removed by keyboard alone', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/app/settings/account?section=printers')
  await skipToContent(page)
  await press(page, page.getByRole('button', { name: 'Add printer' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await typeByHand(page, 'Pier printer')
  await walkTo(page, dialog.getByRole('textbox', { name: 'Address' }))
  await typeByHand(page, '192.168.4.20')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Pier printer has been added')

  await press(page, page.getByRole('button', { name: 'Edit Pier printer' }))
  await walkTo(page, dialog.getByRole('textbox', { name: 'Model' }))
  await typeByHand(page, 'ZD421')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Pier printer has been saved')
  await expect(page.getByText('ZD421, 203 dpi, 192.168.4.20:9100')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Remove Pier printer' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove printer' }))
  await expectToast(page, 'Pier printer has been removed')
  await expect(page.getByText('192.168.4.20')).toHaveCount(0)
})

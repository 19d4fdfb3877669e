import type { Locator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect, expectToast, scan, test, typeByHand } from './product.ts'

/**
 * Works and counts: an action is one button, one typed field, one key chord, one file or one scan. Moving on to the next
 * field is none. All but a choice in a list is done by the keyboard.
 */
function counting(page: Page) {
  let count = 0
  const focus = async (target: Locator) => {
    await target.focus()
    count += 1
  }
  return {
    count: () => count,
    /** A button or a link. */
    async press(target: Locator) {
      await focus(target)
      await page.keyboard.press('Enter')
    },
    async click(target: Locator) {
      await target.click()
      count += 1
    },
    async type(target: Locator, text: string) {
      await focus(target)
      await typeByHand(page, text)
    },
    async chord(keys: string) {
      await page.keyboard.press(keys)
      count += 1
    },
    async file(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      const chooser = page.waitForEvent('filechooser')
      await focus(target)
      await page.keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
    async scan(code: string) {
      count += 1
      await scan(page, code)
    },
  }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a tee of 3 sizes and 2 colors, with prices, UPCs and a picture: 12 actions and one save', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/catalog/products' })
  const user = counting(page)
  await user.press(button(page, 'New item'))
  await user.type(field(page, 'Name'), 'Meadow tee')
  await user.type(field(page, 'Item ID'), 'MEADOW')
  await user.type(field(page, 'Selling price'), '35')
  await user.type(field(page, 'Cost price'), '9.5')
  await page.locator('#section-images').scrollIntoViewIfNeeded()
  const image = PNG.sync.write(new PNG({ width: 30, height: 20 }))
  await user.file(button(page, 'Choose files'), { name: 'front.png', mimeType: 'image/png', buffer: image })
  await expect(page.getByRole('img', { name: 'front.png' })).toBeVisible()
  await user.press(page.getByRole('link', { name: 'Variant Matrix' }))
  await user.press(button(page, 'Generate'))
  await user.type(field(page, 'Sizes'), 'S, M, L')
  await user.type(field(page, 'Colors'), 'black, wht')
  // The last color is taken over on leaving its field.
  await user.press(page.getByRole('button', { name: /^Add \d+ variants$/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await user.chord('Control+s')
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Open MEADOW' }).click()
  expect(user.count()).toBeLessThanOrEqual(12)

  await page.getByRole('link', { name: 'Image Gallery' }).click()
  await expect(page.getByRole('grid', { name: 'Pictures' }).getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: 'Variant Matrix' }).click()
  const rows = page.getByRole('grid', { name: 'variants' }).getByRole('row')
  await expect(rows).toHaveCount(7)
  await expect(rows.filter({ hasText: 'Meadow tee Black M' })).toContainText(/MEADOW-\d{3}.*\d{12}.*9\.50.*35\.00/)
})

test('a package of 3 by scanner: 8 actions', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products' })
  const user = counting(page)
  await user.press(button(page, 'New package'))
  await user.type(field(page, 'Name'), 'Tour starter')
  await user.type(field(page, 'Item ID'), 'STARTER')
  await user.type(field(page, 'Selling price'), '60')
  const rows = page.getByRole('table').getByRole('row')
  for (const [index, code] of ['TPL-LP1', 'TPL-LP2', 'TPL-T1-BLK-M'].entries()) {
    await user.scan(code)
    await expect(rows).toHaveCount(index + 2)
  }
  await user.chord('Control+s')
  await expectToast(page, 'Item has been modified/created')
  expect(user.count()).toBeLessThanOrEqual(8)

  await page.goto('/app/catalog/products/product/packages?itemID=STARTER')
  await expect(rows).toHaveCount(4)
  await expect(page.getByText('Cost of the components')).toBeVisible()
  await expect(page.getByRole('button', { name: /as cost price$/ })).toHaveCount(0)
})

test('a department raised by 8 % to .99 and undone: 9 actions', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/attributes/department' })
  const user = counting(page)
  await user.press(page.getByRole('row', { name: /Headwear/ }).getByRole('link', { name: /^\d+$/ }))
  await user.press(button(page, 'Bulk edit'))
  await user.press(button(page, 'Raise selling price'))
  await user.type(field(page, 'Selling price change'), '8')
  await user.type(page.getByRole('button', { name: /Rounding/ }), 'ends in .99')
  await user.press(button(page, 'Preview changes'))
  await user.press(page.getByRole('button', { name: /^Change \d+ items?$/ }))
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Items are modified' })).toBeVisible()
  await expect(page.getByRole('grid').getByText(/\.99/).first()).toBeVisible()
  await user.press(button(page, 'Undo'))
  await user.press(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('Changes undone')).toBeVisible()
  expect(user.count()).toBeLessThanOrEqual(9)
})

/** A day and time of the week after next, as a date field takes it. */
function inTwoWeeks(weekday: number, time: string) {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 14 - day.getUTCDay() + weekday)
  return `${day.toISOString().slice(0, 10)}T${time}`
}

test('15 % off all hoodies from Friday 10:00 to Monday 08:00: 8 actions', async ({ page, signIn }) => {
  await signIn('buyer', { at: '/app/catalog/products' })
  const user = counting(page)
  await user.type(page.getByRole('searchbox'), 'hoodie')
  await expect(page).toHaveURL(/search=hoodie/)
  // The list finds what was typed so far, and "Brass anchor keyring" has an "h" as well.
  await expect(page.getByRole('row', { name: /keyring/i })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /hoodie/i }).first()).toBeVisible()
  await user.press(button(page, 'New price change'))
  const lines = page.getByRole('grid', { name: 'lines' })
  await expect(lines.getByText('85.00').first()).toBeVisible()
  await user.type(field(page, 'Change all prices by'), '-15%')
  const setTime = async (name: string, time: string) => {
    await user.click(page.getByLabel(name))
    await page.getByLabel(name).fill(time)
  }
  await setTime('Effective', inTwoWeeks(5, '10:00'))
  await setTime('Until', inTwoWeeks(8, '08:00'))
  await expect(lines.getByText('72.25').first()).toBeVisible()
  await user.press(button(page, 'Save draft'))
  await expect(page).toHaveURL(/PC-\d{6}$/)
  await user.press(button(page, 'Submit'))
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  expect(user.count()).toBeLessThanOrEqual(8)
})

test('30 prices from the clipboard: 4 actions', async ({ page, signIn }) => {
  await signIn('buyer', { at: '/app/catalog/products?search=hoodie' })
  const found = page.getByRole('row', { name: /hoodie/i })
  await expect(found.nth(14)).toBeAttached()
  const ids = await found.locator('[aria-colindex="2"]').allTextContents()
  const rows = ids.slice(0, 15).flatMap((itemID) => [`${itemID}\tSelling price\t79.95`, `${itemID}\tMSRP\t99`])
  await page.goto('/app/catalog/pricechanges')
  const user = counting(page)
  await user.press(page.getByRole('button', { name: 'New price change' }))
  await page.getByRole('combobox', { name: 'Add an item' }).focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(paste)
  }, rows.join('\r\n'))
  await user.chord('Shift')
  await expect(page.getByText('30 lines added.')).toBeVisible()
  await user.press(button(page, 'Save draft'))
  await expect(page).toHaveURL(/PC-\d{6}$/)
  await user.press(button(page, 'Submit'))
  // It is applied a moment after its approval.
  await expect(page.getByText(/^(Approved|Applied)$/).first()).toBeVisible()
  expect(user.count()).toBeLessThanOrEqual(4)
})

test('a new vendor from within the item: 4 actions', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/config/item?itemID=SRV-PATCH' })
  const user = counting(page)
  await user.type(page.getByRole('combobox', { name: 'Vendor' }), 'Meadow Prints')
  await expect(page.getByRole('option', { name: 'Create vendor “Meadow Prints”' })).toBeVisible()
  await user.chord('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create vendor' })
  await expect(dialog.getByRole('textbox', { name: 'Vendor code' })).toHaveValue('MEADOW-PRINTS')
  await user.chord('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveValue('Meadow Prints')
  await user.chord('Control+s')
  await expectToast(page, 'Item has been modified/created')
  expect(user.count()).toBeLessThanOrEqual(4)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveValue('Meadow Prints')
})

test('a filter to a view that everyone sees: 6 actions', async ({ page, signIn, browser, product }) => {
  await signIn('admin', { at: '/app/catalog/products' })
  const user = counting(page)
  await user.press(page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Department' }))
  await user.click(page.getByRole('option', { name: /Headwear/ }))
  await user.chord('Escape')
  await expect(page).toHaveURL(/department=/)
  await user.press(button(page, 'Save view'))
  await user.type(field(page, 'Name'), 'All headwear')
  await user.press(button(page, 'Save for everyone'))
  await expect(page.getByRole('link', { name: 'All headwear' })).toHaveAttribute('aria-current', 'page')
  expect(user.count()).toBeLessThanOrEqual(6)

  const context = await browser.newContext({ baseURL: product.url })
  const colleague = await context.newPage()
  await signIn('manager', { at: '/app/catalog/products', on: colleague })
  await colleague.getByRole('link', { name: 'All headwear' }).click()
  await expect(colleague).toHaveURL(/department=/)
  await context.close()
})

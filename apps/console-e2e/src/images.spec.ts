import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect, expectToast, pickOption, test } from './product.ts'

/** A picture of one color, as a file. */
function picture(name: string, red: number, green: number, blue: number) {
  const image = new PNG({ width: 60, height: 40 })
  for (let at = 0; at < image.data.length; at += 4) image.data.set([red, green, blue, 255], at)
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(image) }
}

const SVG = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

const rows = (page: Page) => page.getByRole('grid', { name: 'Pictures' }).getByRole('row')

async function pick(page: Page, row: string, action: string) {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('uploads, describes, sorts, removes and restores pictures', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/images?itemID=SRV-PATCH' })
  await expect(page.getByText('No pictures yet')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles([picture('red.png', 200, 30, 30), SVG, picture('green.png', 20, 160, 60)])
  await expect(page.getByRole('alert').filter({ hasText: 'logo.png is not a JPEG' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Dismiss logo.png' }).click()

  await pick(page, 'Picture 2', 'Alt text')
  await page.getByRole('textbox', { name: 'Alt text' }).fill('The green patch')
  await page.getByRole('button', { name: 'Done' }).click()
  await pick(page, 'Picture 2, The green patch', 'Make main picture')
  await expect(rows(page).first()).toHaveAccessibleName(/Picture 1, The green patch, main picture/)

  await pick(page, 'Picture 1', 'Remove')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)

  await page.reload()
  await expect(rows(page).first()).toHaveAccessibleName(/The green patch/)
  await expect(rows(page).first().getByRole('img', { name: 'The green patch' })).toBeVisible()
  await page.goto('/app/catalog/products?search=SRV-PATCH')
  await expect(page.getByRole('row', { name: /SRV-PATCH/ }).locator('img')).toBeVisible()
})

test('drags a picture to another place', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/images?itemID=TPL-T1-BLK-L' })
  await expect(rows(page)).toHaveCount(2)
  await rows(page)
    .first()
    .dragTo(rows(page).nth(1), { targetPosition: { x: 140, y: 60 } })
  await expect(rows(page).first()).toHaveAccessibleName(/Label of the back, main picture/)
  await page.reload()
  await expect(rows(page).first()).toHaveAccessibleName(/Label of the back, main picture/)
})

test('adds components to a package by code, totals them, and refuses the package itself', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/products/product/packages?itemID=PK-BAR-MEAL' })
  const search = page.getByRole('combobox', { name: 'Add a component' })
  await pickOption(search, 'SN-POPCORN', /popcorn/i)
  await page.getByRole('textbox', { name: /^Quantity of .*popcorn/i }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Quantity must be above 0.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Quantity of .*popcorn/i }).fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Item has been modified/created')
  await expect(page.getByText('Cost of the components')).toBeVisible()

  await pickOption(search, 'PK-BAR-FAMILY', 'Family snack tray')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No changes')).toBeVisible()
  await page.goto('/app/catalog/products/product/packages?itemID=PK-BAR-FAMILY')
  await pickOption(search, 'PK-BAR-MEAL', 'Hot dog and a drink')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/PK-BAR-MEAL already contains this package/)).toBeVisible()
})

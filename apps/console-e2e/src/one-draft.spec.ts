import type { Page } from '@playwright/test'
import { expect, expectToast, openPage, pickOption, test } from './product.ts'

const ITEM = '/app/catalog/products/product'
const ASKS = 'You have unsaved changes, are you sure to leave the page?'

/** Waits until what was typed is stored for a reload: after a pause, and encrypted anew each time. */
async function expectKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.includes('itemDraft'))?.[1])
  await expect.poll(kept).toBeTruthy()
  await expect(async () => {
    const before = await kept()
    await page.waitForTimeout(1000)
    expect(await kept()).toBe(before)
  }).toPass()
}

test('fields, components and entitlements of a package are one draft, saved at once', async ({ page, signIn }) => {
  let saves = 0
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method()) && /\/api\/items/.test(request.url())) saves += 1
  })
  await signIn('admin', { at: `${ITEM}/info?itemID=PK-JNV-PICNIC` })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Quiet Acres picnic set, large')

  await openPage(page, 'Package Components')
  // An item that no other test renames.
  const added = page.getByRole('textbox', { name: 'Quantity of High Water CD' })
  await pickOption(page.getByRole('combobox', { name: 'Add a component' }), 'MAT-CD1', 'High Water CD')
  await expect(added).toHaveValue('1')
  await page.getByRole('button', { name: 'Remove Wildflower tote' }).click()
  await page.getByRole('textbox', { name: 'Quantity of Quiet Acres stoneware mug' }).fill('3')

  await openPage(page, 'Entitlements')
  const location = page.getByRole('checkbox', { name: /^Yard cart/ })
  const wasEntitled = await location.isChecked()
  await page.getByText('Yard cart').click()
  await expect(location).toBeChecked({ checked: !wasEntitled })

  await openPage(page, 'Main Info')
  await expect(page.getByText(ASKS)).toHaveCount(0)
  await expect(name).toHaveValue('Quiet Acres picnic set, large')
  await openPage(page, 'Package Components')
  await expect(page.getByRole('textbox', { name: 'Quantity of Quiet Acres stoneware mug' })).toHaveValue('3')
  expect(saves).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Item has been modified/created')
  expect(saves).toBe(1)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Quantity of Quiet Acres stoneware mug' })).toHaveValue('3')
  await expect(page.getByRole('button', { name: 'Remove Wildflower tote' })).toHaveCount(0)
  await openPage(page, 'Entitlements')
  await expect(location).toBeChecked({ checked: !wasEntitled })
  await openPage(page, 'Main Info')
  await expect(name).toHaveValue('Quiet Acres picnic set, large')
})

test('the configuration of an item stays a draft on other pages and through a reload, until it is saved', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: `${ITEM}/cto?itemID=NLT-JERSEY` })
  const remove = page.getByRole('button', { name: 'Remove Sleeve patches' })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await openPage(page, 'Main Info')
  await expect(page.getByText(ASKS)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jersey without patches')
  await openPage(page, 'Config to order')
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible()
  await expect(remove).toHaveCount(0)

  await expectKept(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible()
  await expect(remove).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Item has been modified/created')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Jersey without patches' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible()
  await expect(remove).toHaveCount(0)
})

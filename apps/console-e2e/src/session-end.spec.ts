import { expect, test } from './product.ts'

test('keeps unsaved changes when the session ends', async ({ page, browser, product, signIn, fillLogin }) => {
  await signIn('admin', { at: '/app/catalog/products/product/info?itemID=TPL-LP1' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeEditable()
  await name.fill('Typed before the session ended')

  // Signed out from another device, as after losing this one.
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage()
  await elsewhere.goto('/console/login')
  await fillLogin({ company: 'demo', user: 'admin' }, elsewhere)
  await elsewhere.waitForURL(/\/app\//)
  await elsewhere.goto('/app/account')
  await elsewhere
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click()
  await expect(elsewhere.getByText(/has been signed out/)).toBeVisible()
  await elsewhere.context().close()

  // Whichever call is the first to find out: that of Save, or one that the console makes by itself meanwhile.
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect(async () => {
    if (!(await dialog.isVisible())) await save.click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await dialog.getByLabel(/^Password of admin/).fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByText('Unauthorized')).toBeVisible()
  await dialog.getByLabel(/^Password of admin/).fill(product.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue('Typed before the session ended')
  await save.click()
  await expect(page.getByText(/Item has been modified/)).toBeVisible()
})

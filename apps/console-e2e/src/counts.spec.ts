import { expect, expectToast, pickOption, test, typeByHand } from './product.ts'

test('a shelf is counted, partly without a connection, and what was found is posted', async ({ page, signIn }) => {
  await signIn('manager', { at: '/app/inventory/counts/new' })
  await pickOption(page.getByRole('combobox', { name: /^Location/ }), 'River', /River/)
  for (const itemID of ['JNV-CAP1', 'VMD-CAP1']) {
    await page.getByRole('combobox', { name: /^Add an item/ }).fill(itemID)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${itemID} was added.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/CN-\d{6}$/)
  const count = page.url().split('/').at(-1)!
  await page.getByRole('button', { name: 'Start counting' }).click()
  await expectToast(page, ': In progress')

  await page.getByRole('button', { name: 'Count', exact: true }).click()
  const cap = page.getByRole('listitem').filter({ hasText: 'JNV-CAP1' })
  const expected = Number(/([\d,]+) expected/.exec(await cap.innerText())![1]!.replaceAll(',', ''))
  await cap.getByRole('textbox').click()
  await typeByHand(page, String(expected - 2))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 2 items')).toBeVisible()

  await page.context().setOffline(true)
  await cap.getByRole('button', { name: 'One more of JNV-CAP1' }).click()
  await expect(page.getByText('1 entry is not sent yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('1 entry is not sent yet')).toBeHidden({ timeout: 15_000 })
  await expect(cap.getByRole('textbox')).toHaveValue(String(expected - 1))

  await page.getByRole('link', { name: count }).click()
  await page.getByRole('button', { name: 'Finish counting' }).click()
  await expectToast(page, ': In review')
  await expect(page.getByText('1 item was not counted.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, ': Approved')
  await page.getByRole('button', { name: 'Post' }).click()
  await expectToast(page, ': Posted')

  await page.goto('/app/inventory/summary/by%3Ditem?item=JNV-CAP1')
  const movement = page.getByRole('listitem').filter({ hasText: count })
  await expect(movement).toContainText('-1 on hand')
})

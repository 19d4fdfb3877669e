import type { Page } from '@playwright/test'
import { expect, expectToast, pickOption, scan, test, typeByHand } from './product.ts'

/** Begins a count of two caps at the warehouse, from the page of a new one, and returns its number. */
async function startCount(page: Page): Promise<string> {
  await pickOption(page.getByRole('combobox', { name: /^Location/ }), 'River', /River/)
  for (const itemID of ['JNV-CAP1', 'VMD-CAP1']) {
    await page.getByRole('combobox', { name: /^Add an item/ }).fill(itemID)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${itemID} was added.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/CN-\d{6}$/)
  await page.getByRole('button', { name: 'Start counting' }).click()
  await expectToast(page, ': In progress')
  return page.url().split('/').at(-1)!
}

test('a shelf is counted, partly without a connection, and what was found is posted', async ({ page, signIn }) => {
  await signIn('manager', { at: '/app/inventory/counts/new' })
  const count = await startCount(page)

  await page.getByRole('button', { name: 'Count', exact: true }).click()
  const cap = page.getByRole('listitem').filter({ hasText: 'JNV-CAP1' })
  const expected = Number(/([\d,]+) expected/.exec(await cap.innerText())![1]!.replaceAll(',', ''))
  await cap.getByRole('textbox').click()
  await typeByHand(page, String(expected - 2))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 2 items')).toBeVisible()
  await expect(page.getByText(/sent yet/)).toHaveCount(0)

  await page.context().setOffline(true)
  await cap.getByRole('button', { name: 'One more of JNV-CAP1' }).click()
  await expect(page.getByText('1 entry has not been sent yet')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('1 entry has not been sent yet')).toBeHidden()
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

/** How many entries are on the disk. */
function keptEntries(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('greenroom-entries')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

test.describe('a count sheet without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('survives reloads, finds the codes of its items, and sends everything once', async ({ page, signIn }) => {
    await signIn('manager', { at: '/app/inventory/counts/new' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const count = await startCount(page)
    await page.getByRole('button', { name: 'Count', exact: true }).click()
    const cap = page.getByRole('textbox', { name: 'Counted of JNV-CAP1' })
    const another = page.getByRole('button', { name: 'One more of JNV-CAP1' })
    await another.click()
    await expect(page.getByText('1 of 2 items')).toBeVisible()
    await expect(page.getByText(/sent yet/)).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /openedPage|countSheet/.test(key))))
      .toHaveLength(2)

    await page.context().setOffline(true)
    await another.click()
    await expect(page.getByText('1 entry has not been sent yet')).toBeVisible()
    await page.reload()
    await expect(cap).toHaveValue('2')
    await another.click()
    await scan(page, 'VMD-CAP1')
    await scan(page, 'NOBODYKNOWS')
    await scan(page, 'TPL-LP1')
    await expect(page.getByText('2 scanned codes were not counted')).toBeVisible()
    await expect.poll(() => keptEntries(page)).toBe(5)
    await page.reload()
    await expect(cap).toHaveValue('3')
    await expect(page.getByRole('textbox', { name: 'Counted of VMD-CAP1' })).toHaveValue('1')
    await expect(page.getByText('3 not sent yet')).toBeVisible()
    await expect(page.getByText('NOBODYKNOWS')).toBeVisible()
    await page.getByRole('link', { name: 'Counts', exact: true }).click()
    await expect(page.getByText(`5 entries of ${count} have not been sent yet`)).toBeVisible()
    await page.getByRole('link', { name: 'Open count sheet' }).click()
    await expect(cap).toHaveValue('3')

    await page.context().setOffline(false)
    await expect(page.getByText(/sent yet/)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Counted of TPL-LP1' })).toHaveValue('1')
    await expect(page.getByText('1 scanned code was not counted')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => keptEntries(page)).toBe(0)
    await expect(cap).toHaveValue('3')
    await page.reload()
    await expect(cap).toHaveValue('3')
    await expect(page.getByText('NOBODYKNOWS')).toHaveCount(0)
    await page.getByRole('link', { name: count }).click()
    await expect(page.getByText('3 of 3 items')).toBeVisible()
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => /openedPage|countSheet/.test(key)))
    await expect.poll(kept).toEqual([])
  })
})

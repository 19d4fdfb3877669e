import type { Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { expect, expectToast, test, typeByHand } from './product.ts'

type Picture = Parameters<typeof readBarcodes>[0]

/** The barcodes in a picture. */
async function scanned(picture: Picture): Promise<string[]> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
  const found = await readBarcodes(picture, { tryHarder: true, textMode: 'Plain' })
  return found.map(({ text }) => text)
}

/** The barcodes on each page of a PDF, as a printer of 300 dpi draws it. */
async function scannedPages(file: string): Promise<string[][]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(file))
  const pages: string[][] = []
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale: 300 / 72, render: 'bitmap' })
    pages.push(await scanned({ width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as Picture))
  }
  document.destroy()
  library.destroy()
  return pages
}

test('a label is designed and printed by keyboard alone, and its picture and its labels scan', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/utilities/labels?new=label' })
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await typeByHand(page, 'Jewelry tag')
  await page.keyboard.press('Enter')
  const label = page.getByRole('application', { name: /^Label with 0 elements/ })
  await expect(label).toBeVisible()

  /** Opens a menu or list, goes to an entry by typing, and takes it. */
  const take = async (opener: Locator, role: 'menuitem' | 'option', name: string) => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole(role).and(page.locator(':focus'))).toBeVisible()
    await typeByHand(page, name)
    await expect(page.getByRole(role, { name, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const add = (name: string) => take(page.getByRole('button', { name: 'Add', exact: true }), 'menuitem', name)
  await add('Barcode')
  await expect(page.getByRole('application', { name: /^Label with 1 element/ })).toBeVisible()
  await add('Item Name')
  const design = page.getByRole('application', { name: /^Label with 2 elements, 1 selected/ })
  await design.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await take(page.getByRole('button', { name: /Shows$/ }), 'option', 'Item ID')

  const preview = page.getByRole('combobox', { name: 'Preview an item' })
  await preview.focus()
  await typeByHand(page, 'TPL-LP1')
  await expect(page.getByRole('option', { name: 'Slow Lightning LP' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Preview' })).toContainText('TPL-LP1')
  expect(await scanned(await design.screenshot())).toEqual(['TPL-LP1'])

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Jewelry tag has been saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('application', { name: /^Label with 2 elements/ })).toBeVisible()

  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await take(page.getByRole('button', { name: 'More', exact: true }), 'menuitem', 'Print labels')
  await page.getByRole('textbox', { name: /^Item IDs or UPCs/ }).focus()
  await typeByHand(page, 'OKR-ST1')
  await page.keyboard.press('Enter')
  await typeByHand(page, 'tpl-lp1, 2')
  await page.keyboard.press('Enter')
  await typeByHand(page, 'MAT-PT1')
  await press('Check labels')
  await expect(page.getByRole('heading', { name: '4 labels of 3 items' })).toBeFocused()
  await press('Print 4 labels')
  const downloading = page.waitForEvent('download')
  await press('Download PDF')
  const pages = await scannedPages(await (await downloading).path())
  expect(pages).toEqual([['OKR-ST1'], ['TPL-LP1'], ['TPL-LP1'], ['MAT-PT1']])
})

test('labels of chosen items are checked, and every barcode of the PDF scans; a new name asks for a reprint', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { at: '/app/catalog/products?search=TPL-LP' })
  for (const id of ['TPL-LP1', 'TPL-LP2']) {
    await page
      .getByRole('row', { name: new RegExp(`\\b${id}\\b`) })
      .getByRole('gridcell', { name: 'Select' })
      .click()
  }
  await page.getByRole('button', { name: 'Print labels (2)' }).click()
  await expect(page.getByText('2 selected items')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 selected items')).toBeVisible()
  // There is a default for what comes in no sizes.
  await expect(page.getByRole('button', { name: /Template$/ })).toHaveText('Shelf label')
  await page.getByRole('button', { name: /Use$/ }).click()
  await page.getByRole('option', { name: 'Box' }).click()
  await expect(page.getByRole('button', { name: /Template$/ })).toHaveText('Box label')
  await page.getByRole('textbox', { name: 'Copies of each item' }).fill('2')
  await page.getByRole('button', { name: 'Check labels' }).click()
  await expect(page.getByRole('heading', { name: '4 labels of 2 items' })).toBeFocused()
  await page.getByRole('button', { name: 'Print 4 labels' }).click()

  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  const pages = await scannedPages(await (await downloading).path())
  expect(pages).toEqual([['TPL-LP2'], ['TPL-LP2'], ['TPL-LP1'], ['TPL-LP1']])

  await page.goto('/app/catalog/products/product/info?itemID=TPL-LP2')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Another pressing')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Item has been modified/created')
  await page.goto('/app/utilities/labels/reprints')
  const row = page.getByRole('row', { name: /TPL-LP2/ })
  await expect(row).toContainText('Box label')
  await expect(row).toContainText('Name')
  await row.getByRole('gridcell', { name: 'Select' }).click()
  await page.getByRole('button', { name: 'Print 1 with Box label' }).click()
  await expect(page.getByText('1 item to reprint')).toBeVisible()
  await expect(page.getByRole('button', { name: /Template$/ })).toHaveText('Box label')
})

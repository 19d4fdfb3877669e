import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectToast, test } from './product.ts'

async function chooseFile(page: Page, name: string, lines: string[] | Buffer) {
  await page.goto('/app/catalog/import')
  const buffer = Buffer.isBuffer(lines) ? lines : Buffer.from(lines.join('\n'))
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

const file = [
  'SKU,Description,Price',
  'IMP-1,Tour shirt,35.00',
  'IMP-2,Fan & co cap,22',
  'IMP-3,Enamel pin,eight',
  'IMP-1,Tour shirt black,35.00',
]

test('checks a file before anything changes, then applies it, and a second import changes nothing', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await chooseFile(page, 'shirts.csv', file)
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.getByRole('tab', { name: /Rejected/ })).toContainText('2')
  await page.getByRole('button', { name: 'Apply to 1 item' }).click()
  await expect(page.getByText('1 item created, 0 items updated, 0 items unchanged.')).toBeVisible()
  await page.goto('/app/catalog/products?search=IMP-1')
  await expect(page.getByRole('row').nth(1)).toContainText('Tour shirt black')

  await chooseFile(page, 'shirts.csv', file)
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.getByRole('tab', { name: /Unchanged/ })).toContainText('1')
  await expect(page.getByRole('tab', { name: /To create/ })).toContainText('0')
  await expect(page.getByRole('tab', { name: /To update/ })).toContainText('0')
})

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status',
  'dock-shirt,Dock Shirt,"<p>Soft.</p><p>Warm.</p>",Dockside,Shirts,"harbour, warm",Fabric,Wool,DOCK-W,60,https://shop.example/1.jpg,active',
  'dock-shirt,,,,,,,Linen,DOCK-L,65,,',
  'dock-shirt,,,,,,,,,,https://shop.example/2.jpg,',
  'dock-cap,Dock Cap,,Dockside,Caps,,Title,Default Title,,20,,draft',
]

test("imports a shop's export with new list records; importing our own workbook of them changes nothing", async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await chooseFile(page, 'shop.csv', shopify)
  await expect(page.getByText('shop.csv: Shopify product export')).toBeVisible()
  await expect(page.getByText('Dockside: in 3 rows')).toBeVisible()
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.getByRole('tab', { name: /To create/ })).toContainText('3')
  await page.getByRole('button', { name: 'Apply to 3 items' }).click()
  await expect(page.getByText('The catalog matches the file')).toBeVisible()

  await page.goto('/app/catalog/products?search=dock')
  await expect(page.getByRole('row', { name: /Dock Shirt, Linen/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /DOCK-CAP/ })).toContainText('Discontinued')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('radio', { name: /^All columns/ }).check({ force: true })
  await page.getByRole('radio', { name: /^Excel workbook/ }).check({ force: true })
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^products-.*\.xlsx$/)
  await chooseFile(page, 'own.xlsx', readFileSync(await download.path()))
  await expect(page.getByText(/^own\.xlsx: Our own export, .* columns, sheet Products$/)).toBeVisible()
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.getByRole('tab', { name: /Unchanged/ })).toContainText('3')
  await expect(page.getByRole('button', { name: 'Nothing to apply' })).toBeVisible()
})

/** A shop's export of sales: one line per sale, so most lines repeat an item, some with an older name. */
function salesExport(lines: number, codes: number): Buffer {
  const rows = Array.from({ length: lines }, (_, line) => {
    const code = line % codes
    const name = line < codes ? `OLD NAME ${code}` : `COAT HANGER ${code}`
    return `${536_365 + line},H${code},${name},${1 + (line % 12)},2010-12-01 08:26:00,${((code % 900) / 100 + 1).toFixed(2)},United Kingdom`
  })
  return gzipSync(['InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,Country', ...rows].join('\n'))
}

test('imports a large file into the catalog and edits one of its items', async ({ page, signIn }) => {
  await signIn('admin', { at: '/app/catalog/import' })
  const buffer = salesExport(120_000, 3_000)
  const file = { name: 'sales.csv.gz', mimeType: 'application/gzip', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: /^Check/ }).click()
  await page.getByRole('button', { name: 'Apply to 3,000 items' }).click()
  await expect(page.getByText('3,000 items created, 0 items updated, 0 items unchanged.')).toBeVisible()

  await page.goto('/app/catalog/products')
  await page.getByRole('searchbox').fill('coat hanger 2718')
  await page
    .getByRole('row', { name: /COAT HANGER 2718/ })
    .getByRole('gridcell')
    .nth(1)
    .dblclick()
  await page.getByRole('textbox', { name: 'Selling price' }).fill('3.95')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Item has been modified/created')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue(/3\.95/)
})

// Every label of the demo merchant's items, and of the items of an export if its path is given, in the three templates of
// the demo: drawn by an independent ZPL renderer and read from the PDF, and each barcode scanned.
// `node tools/bench/label-scan.ts [online-retail.csv.gz]`. Prints a markdown table; goal: every label that is not refused
// scans as the value of its barcode. Refused labels are named with their reason.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import Papa from 'papaparse'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { labelItems } from '../../apps/middleware/src/areas/labelprinting/label-items.ts'
import { TEMPLATES } from '../../apps/middleware/src/areas/labels/demo/templates.ts'
import { folderStore } from '../../apps/middleware/src/blobs/blob-store.ts'
import { prepareDemo } from '../../apps/middleware/src/companies/demo.ts'
import { companyStore } from '../../apps/middleware/src/database/company-store.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import {
  isError,
  type LabelItem,
  type LabelLayout,
  layOutLabel,
  singleLabels,
  toPdf,
  toZpl,
} from '../../libs/labels/src/index.ts'
import { print, scan } from '../../libs/labels/test/oracle.ts'
import { grantsOf } from '../../libs/permissions/src/index.ts'

const [exported] = process.argv.slice(2)
const CONTEXT = {
  locale: 'en-US',
  currency: 'USD',
  grants: grantsOf(
    ['CATALOG_PRODUCT_PRICE', 'CATALOG_PRODUCT_DESCRIPTION'].map((key) => ({ key, access: ['READ'] as const })),
  ),
}
/** Printers of PDF draw 300 dots an inch; the label has 203. */
const DOTS_AN_INCH = 300
const library = await PDFiumLibrary.init()

console.log('| items | template | labels | refused | scanned from ZPL | scanned from PDF |\n|---|---|---|---|---|---|')
for (const [name, items] of [['demo', await demoItems()], ...(exported ? [['export', itemsIn(exported)]] : [])] as [
  string,
  LabelItem[],
][]) {
  for (const [, template] of TEMPLATES) {
    const layouts = items.map((item) => layOutLabel(template, item, CONTEXT))
    const good = layouts.filter(({ issues }) => !issues.some(isError))
    const [fromZpl, fromPdf] = [await scannedZpl(good), await scannedPdf(good)]
    console.log(
      `| ${name} | ${template.name} | ${layouts.length} | ${layouts.length - good.length} | ${fromZpl} | ${fromPdf} |`,
    )
    for (const { itemID, issues } of layouts.filter((layout) => !good.includes(layout))) {
      console.log(`${itemID}: ${issues.find(isError)!.message}`)
    }
  }
}
library.destroy()

/** The barcode of a label, and what a scanner reports for it: a UPC-A is an EAN-13 that starts with 0. */
function barcodeOf({ placed }: LabelLayout) {
  const part = placed.find((each) => each.kind === 'bitmap' && each.barcode)
  if (part?.kind !== 'bitmap' || !part.barcode) throw new Error('The label has no barcode')
  const { symbology, value, quietZone } = part.barcode
  return { expected: symbology === 'upca' ? `0${value}` : value, quietZone }
}

async function scannedZpl(layouts: readonly LabelLayout[]): Promise<number> {
  let scanned = 0
  for (const layout of layouts) {
    const { expected, quietZone } = barcodeOf(layout)
    const { width, height } = layout.stock
    const [found] = await scan(await print(toZpl([{ layout }]), width, height), quietZone)
    if (found?.text === expected) scanned++
    else console.log(`${layout.itemID} in ZPL: ${found?.text ?? 'nothing'} instead of ${expected}`)
  }
  return scanned
}

async function scannedPdf(layouts: readonly LabelLayout[]): Promise<number> {
  let scanned = 0
  for (const layout of layouts) {
    const { stock } = layout
    const document = await library.loadDocument(toPdf([{ layout }], singleLabels(stock), { row: 0, column: 0 }))
    const { width, height, data } = await document.getPage(0).render({ scale: DOTS_AN_INCH / 72, render: 'bitmap' })
    const isDark = (x: number, y: number) => data[(y * width + x) * 4]! < 128
    const { expected } = barcodeOf(layout)
    const found = await scan({ width, height, isDark }, { x: 0, y: 0, width, height } as never)
    document.destroy()
    if (found.some(({ text }) => text === expected)) scanned++
    else console.log(`${layout.itemID} in PDF: ${found.map(({ text }) => text).join() || 'nothing'}, not ${expected}`)
  }
  return scanned
}

async function demoItems(): Promise<LabelItem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-labels-'))
  const embedded = await startEmbeddedPostgres(folder)
  const database = openDatabase(embedded.connection, console.error)
  try {
    await migrate(database.db, migrations)
    await prepareDemo(database.db, folder, folderStore(join(folder, 'blobs')))
    const { db } = companyStore(database.db, 'demo')
    const rows = await db.selectFrom('item').select('item_id').where('upc', '<>', '').orderBy('item_id').execute()
    const itemIDs = rows.map(({ item_id }) => item_id)
    return [...(await labelItems(db, itemIDs, () => undefined)).values()]
  } finally {
    await database.close()
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(embedded.home, { recursive: true, force: true })
  }
}

/** The stock codes of an export of invoice lines, each with its first description and price. */
function itemsIn(path: string): LabelItem[] {
  const text = gunzipSync(readFileSync(path)).toString('utf8')
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  const items = new Map<string, LabelItem>()
  for (const { StockCode: itemID = '', Description: name, UnitPrice } of data) {
    if (itemID.length > 15 || items.has(itemID)) continue
    items.set(itemID, { itemID, upc: itemID, name: name?.trim() || itemID, sellingPrice: Number(UnitPrice) })
  }
  return [...items.values()]
}

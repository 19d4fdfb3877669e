// CPU milliseconds for 1,000 labels, laid out and emitted; goal: under 250 for ZPL. Compared in the same run with the
// alternatives: jszpl, which writes commands but doesn't lay out, check or escape, and bwip-js, which only draws
// barcodes. In turns, median of N (default 9). Prints a markdown table.
import {
  checkDigit,
  dots,
  type LabelElement,
  layOutLabel,
  newElement,
  newTemplate,
  toSvg,
  toZpl,
} from '../../libs/labels/src/index.ts'
import { grantsOf } from '../../libs/permissions/src/index.ts'
import { importPeer, installPeers } from './peers.ts'

const runs = Number(process.argv[2] ?? 9)

/** Of jszpl: elements and labels are made empty, and their properties set. */
type Made = Record<string, unknown> & { content: Made[]; generateZPL: () => string }
type Make = new (value?: unknown) => Made
type Names = Record<string, unknown>
type Barcodes = { toSVG: (options: Record<string, unknown>) => string }

installPeers(['jszpl@2.0.1', 'bwip-js@4.11.4'])
const jszpl = (await importPeer('jszpl')) as Record<
  'Label' | 'Text' | 'Barcode' | 'BarcodeType' | 'PrintDensity',
  Make
> &
  Record<'BarcodeTypeName' | 'PrintDensityName', Names>
const { default: bwip } = (await importPeer('bwip-js')) as { default: Barcodes }

const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })
const set = (element: LabelElement, values: object) => ({ ...element, ...values }) as LabelElement
const plain = {
  ...newTemplate('Shelf'),
  elements: [
    set(newElement('Item Name', 'name', at(10, 5)), { width: dots(428), fontSize: dots(28) }),
    newElement('Item ID', 'id', at(10, 45)),
    set(newElement('Selling Price', 'price', at(200, 45)), { fontSize: dots(40) }),
    set(newElement('Barcode', 'code', at(10, 110)), { width: dots(346), height: dots(120) }),
  ],
}
const qr = set(newElement('Barcode', 'qr', at(358, 45)), { width: dots(90), height: dots(90), symbology: 'qrcode' })
const withQr = { ...plain, elements: [...plain.elements, qr] }

const items = Array.from({ length: 1000 }, (_, index) => {
  const digits = String(10_000_000_000 + index * 7919)
  return {
    itemID: `TS-${index}`,
    upc: digits + checkDigit(digits),
    name: `Tour shirt No. ${index}`,
    sellingPrice: 30 + index,
  }
})
type Item = (typeof items)[number]
const context = {
  locale: 'en-US',
  currency: 'USD',
  grants: grantsOf([{ key: 'CATALOG_PRODUCT_PRICE', access: ['READ'] }]),
}

function jszplLabel({ name, itemID, sellingPrice, upc }: Item): string {
  const { Label, Text, Barcode, BarcodeType, BarcodeTypeName, PrintDensity, PrintDensityName } = jszpl
  const label = new Label()
  label.printDensity = new PrintDensity(PrintDensityName['8dpmm'])
  const add = (element: Made, values: object) => label.content.push(Object.assign(element, { fixed: true, ...values }))
  add(new Text(), { text: name, left: 10, top: 5 })
  add(new Text(), { text: itemID, left: 10, top: 45 })
  add(new Text(), { text: `$${sellingPrice}.00`, left: 200, top: 45 })
  add(new Barcode(), { data: upc, type: new BarcodeType(BarcodeTypeName.EAN13), left: 10, top: 110 })
  return label.generateZPL()
}

const CASES: Record<string, (item: Item) => string> = {
  'ours: 3 texts and UPC-A as ZPL': (item) => toZpl([{ layout: layOutLabel(plain, item, context) }]),
  'ours: and a QR code': (item) => toZpl([{ layout: layOutLabel(withQr, item, context) }]),
  'ours: 3 texts and UPC-A as SVG': (item) => toSvg(layOutLabel(plain, item, context)),
  'jszpl: commands for 3 texts and EAN-13': jszplLabel,
  'bwip-js: UPC-A alone as SVG': ({ upc }) => bwip.toSVG({ bcid: 'upca', text: upc, height: 15 }),
  'bwip-js: QR code alone as SVG': ({ upc }) => bwip.toSVG({ bcid: 'qrcode', text: upc }),
}

function cpuOf(make: (item: Item) => string): number {
  const before = process.cpuUsage()
  for (const item of items) make(item)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const figures = Object.entries(CASES).map(([name, make]) => ({ name, make, measured: [] as number[] }))
for (let run = 0; run < runs; run++) for (const { make, measured } of figures) measured.push(cpuOf(make))

console.log('| 1,000 labels | first run, CPU ms | median, CPU ms | characters a label |\n|---|---|---|---|')
for (const { name, make, measured } of figures) {
  const median = measured.toSorted((a, b) => a - b)[runs >> 1]!
  console.log(`| ${name} | ${measured[0]!.toFixed(0)} | ${median.toFixed(0)} | ${make(items[0]!).length} |`)
}

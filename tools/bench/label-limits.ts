// What the worst labels within the limits of `checkTemplate` cost beside an ordinary one: milliseconds a label to lay out
// and to write in each format, the size of the file, and the growth of the process, each case in a process of its own.
// `node tools/bench/label-limits.ts [LABELS]` (default 5). Prints a markdown table; what counts are the ratios.
import { spawnSync } from 'node:child_process'
import {
  dots,
  type LabelElement,
  type LabelLayout,
  type LabelTemplate,
  layOutLabel,
  newElement,
  newTemplate,
  singleLabels,
  type TextTypeName,
  toPdf,
  toSvg,
  toZpl,
} from '../../libs/labels/src/index.ts'
import { grantsOf } from '../../libs/permissions/src/index.ts'

const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })
const make = (name: TextTypeName, id: string, values: object) =>
  ({ ...newElement(name, id, at(0, 0)), allowOverlap: true, ...values }) as LabelElement
const many = (count: number, name: TextTypeName, values: object) =>
  Array.from({ length: count }, (_, index) => make(name, `e${index}`, values))
const template = (width: number, height: number, elements: LabelElement[]): LabelTemplate => ({
  ...newTemplate('Limits'),
  stock: { width: dots(width), height: dots(height), density: 8 },
  elements,
})

/** A picture of 245,000 bytes, as large as the contract allows. */
const picture = (byteAt: (at: number) => number) => {
  const bytes = Array.from({ length: 175 * 1400 }, (_, index) => byteAt(index).toString(16).padStart(2, '0'))
  return { width: 1400, height: 1400, image: { width: 1400, height: 1400, data: bytes.join('').toUpperCase() } }
}
const checker = picture((index) => (Math.floor(index / 175) % 2 ? 0x55 : 0xaa))
const noise = picture((index) => Math.imul(index, 2_654_435_761) >>> 24)

const CASES: Record<string, LabelTemplate> = {
  'ordinary: 2 texts and UPC-A': {
    ...newTemplate('Shelf'),
    elements: [
      make('Item Name', 'name', { width: 428, fontSize: 28 }),
      make('Item ID', 'id', { positionY: 45 }),
      make('Barcode', 'code', { positionY: 110, width: 346, height: 120 }),
    ],
  },
  '200 texts shrunk from 1,000': template(
    32_000,
    3_000,
    many(200, 'Text', { text: 'i'.repeat(1_000), fontSize: 1_000, overflow: 'shrink', width: 31_990 }),
  ),
  '200 texts of 20 lines over each other': template(
    600,
    32_000,
    many(200, 'Text', { text: 'W '.repeat(60), fontSize: 150, width: 200, maxLines: 20, allowOverlap: false }),
  ),
  'a Code 128 as high as printers go': template(
    500,
    32_000,
    many(1, 'Barcode', { textType: 'Item ID', symbology: 'code128', width: 500, height: 32_000 }),
  ),
  'the same turned by 90 degrees': template(
    32_000,
    500,
    many(1, 'Barcode', { textType: 'Item ID', symbology: 'code128', width: 500, height: 32_000, orientation: 'R' }),
  ),
  '20 QR codes of version 10': template(
    3_000,
    3_000,
    many(20, 'Barcode', { textType: 'Item Name', symbology: 'qrcode', width: 280, height: 280 }),
  ),
  'a checkered picture': template(1_400, 1_400, many(1, 'Image', checker)),
  '8 noisy pictures': template(1_400, 1_400, many(8, 'Image', noise)),
}

const context = { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }
const FORMATS: Record<string, (layout: LabelLayout) => { length: number }> = {
  ZPL: (layout) => toZpl([{ layout }]),
  SVG: toSvg,
  PDF: (layout) => toPdf([{ layout }], singleLabels(layout.stock)),
}

type Cost = { layOut: number; formats: { ms: number; kB: number }[]; growth: number; placed: number }

function costOf(design: LabelTemplate, labels: number): Cost {
  const before = process.memoryUsage().rss
  let layOut = 0
  let placed = 0
  const formats = Object.values(FORMATS).map(() => ({ ms: 0, kB: 0 }))
  for (let index = 0; index < labels; index++) {
    const item = { itemID: `TS-${1000 + index}`, upc: '012345678905', name: `Tour shirt ${index} `.padEnd(210, '#') }
    const start = performance.now()
    const layout = layOutLabel(design, item, context)
    layOut += (performance.now() - start) / labels
    placed = layout.placed.length
    for (const [format, write] of Object.values(FORMATS).entries()) {
      const begin = performance.now()
      formats[format]!.kB = write(layout).length / 1_000
      formats[format]!.ms += (performance.now() - begin) / labels
    }
  }
  return { layOut, formats, growth: process.resourceUsage().maxRSS / 1_024 - before / 1_048_576, placed }
}

const [labels = '5', only] = process.argv.slice(2)
if (only) console.log(JSON.stringify(costOf(CASES[only]!, Number(labels))))
else {
  const formats = Object.keys(FORMATS)
  console.log(
    `| label | parts | lay out, ms | ${formats.map((each) => `${each}, ms`).join(' | ')} | kB | growth, MB | times |`,
  )
  console.log(`|${'---|'.repeat(6 + formats.length)}`)
  let ordinary = 0
  for (const name of Object.keys(CASES)) {
    const run = spawnSync(process.execPath, [import.meta.filename, labels, name], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`${name}: ${run.stderr}`)
    const { layOut, formats: written, growth, placed } = JSON.parse(run.stdout) as Cost
    ordinary ||= layOut
    const cells = [placed, layOut.toFixed(2), ...written.map(({ ms }) => ms.toFixed(1))]
    const sizes = written.map(({ kB }) => kB.toFixed(0)).join(' + ')
    console.log(
      `| ${name} | ${cells.join(' | ')} | ${sizes} | ${growth.toFixed(0)} | ${(layOut / ordinary).toFixed(0)} |`,
    )
  }
}

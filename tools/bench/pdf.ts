// CPU milliseconds for a price change of 40 and of 2,000 rows as a PDF, compared with a bare dump of the same texts by
// pdfkit in the same font: no tags, no wrapping, no rules. In turns, median of N (default 5); goal: at most 1.5 times
// the dump. Also measures how long the thread that answers requests is blocked. Prints a markdown table.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { PdfModel } from '../../apps/middleware/src/print/model.ts'
import { printDocument } from '../../apps/middleware/src/print/print.ts'
import { renderPdf, stopPdfWorker } from '../../apps/middleware/src/print/render-pdf.ts'

const runs = Number(process.argv[2] ?? 5)
const FONT = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'))

const cellsOf = (index: number) => [
  `TS-${10_000 + index}`,
  `Łódź Đorđe “Tour ’26” Tee ñ ${index}`,
  ['S', 'M', 'L', 'XL'][index % 4]!,
  `$${(20 + (index % 500) / 100).toFixed(2)}`,
  `$${(22 + (index % 700) / 100).toFixed(2)}`,
  `${40 + (index % 30)}.${index % 10}%`,
  index % 3 ? 'Main Store' : 'North Stand',
]

const modelOf = (count: number): PdfModel => ({
  page: { size: 'A4' },
  language: 'en-US',
  createdAt: '2026-11-22T09:00:00Z',
  company: 'Northgate Arena',
  title: 'Price change',
  number: 'PC-000123',
  status: 'Approved',
  facts: [{ label: 'Takes effect', value: 'Nov 24, 2026, 6:00 AM' }],
  tables: [
    {
      columns: [
        { header: 'Item ID', width: 2 },
        { header: 'Item', width: 6 },
        { header: 'Size', width: 1 },
        { header: 'Old price', width: 2, align: 'right', tabular: true },
        { header: 'New price', width: 2, align: 'right', tabular: true },
        { header: 'Margin', width: 2, align: 'right', tabular: true },
        { header: 'Location', width: 3 },
      ],
      rows: Array.from({ length: count }, (_, index) => ({ cells: cellsOf(index) })),
    },
  ],
})

async function dump(count: number): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, font: FONT })
  const written = buffer(doc)
  doc.fontSize(9)
  let y = 48
  for (let index = 0; index < count; index++) {
    if (y > 780) {
      doc.addPage()
      y = 48
    }
    for (const [column, text] of cellsOf(index).entries()) doc.text(text, 40 + column * 75, y, { lineBreak: false })
    y += 18
  }
  doc.end()
  return await written
}

const CASES = [40, 2000].flatMap((count) => [
  { name: `renderPdf, ${count} rows`, make: async () => await printDocument(modelOf(count)) },
  { name: `bare dump, ${count} rows`, make: async () => await dump(count) },
])

async function measure(make: () => Promise<Uint8Array>) {
  const before = process.cpuUsage()
  const { length } = await make()
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1000, length }
}

const figures = CASES.map((entry) => ({ ...entry, cpu: [] as number[], size: 0 }))
for (let run = 0; run <= runs; run++)
  for (const figure of figures) {
    const { cpu, length } = await measure(figure.make)
    figure.size = length
    // The first run loads and compiles.
    if (run > 0) figure.cpu.push(cpu)
  }

console.log('| document | CPU ms, median | of the dump | KB |\n|---|---|---|---|')
const medianOf = ({ cpu }: { cpu: number[] }) => cpu.toSorted((a, b) => a - b)[cpu.length >> 1]!
for (const [index, figure] of figures.entries()) {
  const ratio = medianOf(figure) / medianOf(figures[index | 1]!)
  console.log(
    `| ${figure.name} | ${medianOf(figure).toFixed(0)} | ${ratio.toFixed(2)} | ${(figure.size / 1024).toFixed(0)} |`,
  )
}

await renderPdf(modelOf(40))
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const started = performance.now()
await renderPdf(modelOf(2000))
const elapsed = performance.now() - started
delay.disable()
await stopPdfWorker()
const [p99, max] = [delay.percentile(99), delay.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(1))
console.log(
  `\n2,000 rows in the worker: ${elapsed.toFixed(0)} ms; event loop meanwhile late by ${p99} ms at p99, ${max} at most`,
)

import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import type { PdfModel, PdfTable } from '../src/print/model.ts'
import { renderPdf, stopPdfWorker } from '../src/print/render-pdf.ts'
import { readPdf, type ReadPage, type Tag } from './pdf-reader.ts'

afterAll(stopPdfWorker)

const HEADERS = ['Item ID', 'Item', 'Old price', 'New price']

const lines = (count: number, name = (index: number) => `Tour shirt ${index}`): PdfTable => ({
  columns: [
    { header: 'Item ID', width: 2 },
    { header: 'Item', width: 4 },
    { header: 'Old price', width: 2, align: 'right', tabular: true },
    { header: 'New price', width: 2, align: 'right', tabular: true },
  ],
  rows: Array.from({ length: count }, (_, index) => ({
    cells: [`TS-${index}`, name(index), `$${index}.00`, `$${index + 1}.50`],
  })),
})

const priceChange = (changes: Partial<PdfModel> = {}): PdfModel => ({
  page: { size: 'letter' },
  language: 'en-US',
  createdAt: '2026-11-22T09:00:00Z',
  company: 'Northgate Arena',
  title: 'Price change',
  number: 'PC-000123',
  status: 'Approved',
  facts: [
    { label: 'Takes effect', value: 'Nov 24, 2026, 6:00 AM' },
    { label: 'Approved by', value: 'Marcus Oyelaran' },
  ],
  remarks: 'Prices rise for the playoffs.',
  tables: [lines(3)],
  ...changes,
})

const printed = async (changes: Partial<PdfModel> = {}) => await readPdf(await renderPdf(priceChange(changes)))

/** Every tag of a role on all pages, in reading order. */
const tagsOf = (pages: ReadPage[], role: string) => {
  const within = (tag: Tag): Tag[] => [...(tag.role === role ? [tag] : []), ...tag.children.flatMap(within)]
  return pages.flatMap(({ tags }) => tags.flatMap(within))
}
const textsOf = (tags: Tag[]) => tags.map(({ text }) => text)
const rowsOf = (pages: ReadPage[]) => tagsOf(pages, 'TR').map(({ children }) => textsOf(children))
/** The text of a page in one line, in the reader's order. */
const inOneLine = ({ text }: ReadPage) => text.replace(/\s+/g, ' ')

/** The worker of the next render. */
const nextWorker = () => new Promise<Worker>((resolve) => process.once('worker', resolve))

test('makes the same bytes of the same model, after other documents, again, and in a new worker', async () => {
  // These share their pictures, but not their characters, with the apostrophe and the Greek letter below.
  await renderPdf(priceChange({ remarks: 'Tour \u02bc26 \u2206' }))
  const model = priceChange({ tables: [lines(60, (index) => `Łódź ’26 · \u0394 ${index}`)] })
  const first = Buffer.from(await renderPdf(model))
  expect(first.equals(await renderPdf(structuredClone(model)))).toBe(true)
  await stopPdfWorker()
  expect(first.equals(await renderPdf(model))).toBe(true)
  expect(first.equals(await renderPdf({ ...model, createdAt: '2026-11-22T09:00:01Z' }))).toBe(false)
})

test('reads heading, status, facts, remarks, table, totals and signatures in this order', async () => {
  const [page, ...more] = await printed({
    totals: [{ label: 'Lines', value: '3', emphasis: true }],
    signatures: [{ label: 'Requested by', signedBy: 'Ada Whitfield' }, { label: 'Store manager' }],
  })
  expect(more).toEqual([])
  const leaf = (role: string, text: string, attributes = {}) => ({ role, text, children: [], ...attributes })
  const node = (role: string, ...children: object[]) => ({ role, text: '', children })
  const fact = (label: string, value: string) => node('LI', leaf('Lbl', label), leaf('LBody', value))
  const cells = (index: number) => [`TS-${index}`, `Tour shirt ${index}`, `$${index}.00`, `$${index + 1}.50`]
  expect(page!.tags).toEqual([
    node(
      'Document',
      leaf('P', 'Northgate Arena'),
      leaf('H1', 'Price change PC-000123'),
      leaf('P', 'Approved'),
      node('L', fact('Takes effect', 'Nov 24, 2026, 6:00 AM'), fact('Approved by', 'Marcus Oyelaran')),
      leaf('H2', 'Remarks'),
      leaf('P', 'Prices rise for the playoffs.'),
      node(
        'Table',
        node('TR', ...HEADERS.map((header) => leaf('TH', header, { scope: 'Column' }))),
        ...[0, 1, 2].map((index) => node('TR', ...cells(index).map((text) => leaf('TD', text)))),
      ),
      node('Table', node('TR', leaf('TH', 'Lines', { scope: 'Row' }), leaf('TD', '3'))),
      node('L', fact('Requested by', 'Ada Whitfield'), node('LI', leaf('Lbl', 'Store manager'))),
    ),
  ])
  expect(page).toMatchObject({ untagged: 0 })
})

test('marks the file as tagged, with its language and its title, whatever its characters', async () => {
  const pdf = await renderPdf(priceChange({ title: 'Prices & <fees> "Ł"', company: 'A & B' }))
  const text = Buffer.from(pdf).toString()
  expect(text).toContain('/Marked true')
  expect(text).toContain('/Lang (en-US)')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(text).toContain('<rdf:li xml:lang="x-default">Prices &amp; &lt;fees&gt; "Ł" PC-000123</rdf:li>')
  expect(text).toContain('<rdf:li>A &amp; B</rdf:li>')
  expect(text).toContain('D:20261122090000Z')
  const [page] = await readPdf(pdf)
  expect(textsOf(tagsOf([page!], 'H1'))).toEqual(['Prices & <fees> "Ł" PC-000123'])
})

test('keeps 2,000 rows in order, and starts every page with the column headings and its number', async () => {
  const pages = await printed({ tables: [lines(2000)] })
  expect(rowsOf(pages)).toEqual([HEADERS, ...lines(2000).rows.map((row) => 'cells' in row && row.cells)])
  expect(pages.length).toBeGreaterThan(40)
  for (const [index, page] of pages.entries()) {
    const foot = `Northgate Arena · Price change PC-000123 Page ${index + 1} of ${pages.length}`
    expect(inOneLine(page).trim().endsWith(foot)).toBe(true)
    expect(page.untagged).toBe(0)
    if (index > 0) {
      expect(inOneLine(page)).toMatch(/^Item ID Item Old price New price TS-\d+/)
      expect(page.artifacts.slice(0, 4).map((text) => text.trim())).toEqual(HEADERS)
    }
  }
})

test.each([
  ['letter', 'portrait'],
  ['letter', 'landscape'],
  ['A4', 'portrait'],
  ['A4', 'landscape'],
] as const)('on %s in %s, no table starts without its first row', async (size, orientation) => {
  const tables = Array.from({ length: 60 }, (_, index) => ({ ...lines(1 + (index % 11)), title: `Table ${index}.` }))
  const pages = await printed({ page: { size, orientation }, tables })
  expect(pages.length).toBeGreaterThan(10)
  const text = pages.map((page) => `${inOneLine(page)} `).join('')
  for (const { title } of tables) expect(text).toContain(`${title} Item ID Item Old price New price TS-0 Tour`)
})

test('repeats group headings, and keeps totals with the row above them', async () => {
  const rows = Array.from({ length: 8 }, (_, group) => [
    { kind: 'group' as const, text: `Group ${group}` },
    ...lines(9).rows,
    { kind: 'subtotal' as const, cells: [`Sum ${group}`, '', '', '$9.00'] },
  ]).flat()
  const total = { kind: 'total' as const, cells: ['Total', '', '', '$72.00'] }
  const pages = await printed({ tables: [{ ...lines(0), rows: [...rows, total] }] })

  const headings = tagsOf(pages, 'TH').filter(({ scope }) => scope === 'Row')
  expect(headings.filter(({ text }) => text.startsWith('Group')).map(({ span }) => span)).toEqual(Array(8).fill(4))
  expect(headings.filter(({ text }) => /^(Sum|Total)/.test(text)).map(({ span }) => span)).toEqual(Array(9).fill(3))
  expect(rowsOf(pages).at(-1)).toEqual(['Total', '$72.00'])
  for (const page of pages.slice(1)) {
    const [first, second] = rowsOf([page]) as [string[], string[]]
    expect(first[0]).toMatch(/^(Group|TS-)/)
    if (first[0]!.startsWith('TS-')) {
      const repeated = page.artifacts.find((text) => text.startsWith('Group'))!.trim()
      expect(inOneLine(page)).toMatch(new RegExp(`^${HEADERS.join(' ')} ${repeated} TS-`))
    } else expect(second[0]).toBe('TS-0')
  }
})

test('splits a row higher than a page between two lines, below the headings of the next', async () => {
  const words = Array.from({ length: 1200 }, (_, index) => `word${index}`).join(' ')
  const pages = await printed({ tables: [lines(3, (index) => (index === 1 ? words : `Tour shirt ${index}`))] })
  expect(pages.length).toBeGreaterThan(2)
  const text = textsOf(tagsOf(pages, 'TD').filter(({ text }) => text.includes('word'))).join(' ')
  expect(text).toBe(words)
  for (const page of pages.slice(1)) expect(inOneLine(page)).toMatch(/^Item ID Item Old price New price/)
})

test('keeps letters of European languages as text, and prints other characters as one box each', async () => {
  const names = ['Łódź Đorđe ñ ß ğ ő', 'Καπέλο Ωμέγα', 'Футболка Їжак', '“Tour ’26” – €5 ½', '4x8 -> fi', 'e\u0301']
  const pages = await printed({ tables: [lines(names.length, (index) => names[index]!)] })
  expect(
    rowsOf(pages)
      .slice(1)
      .map((row) => row[1]),
  ).toEqual(names.map((name) => name.normalize('NFC')))

  const hostile: [text: string, expected: string][] = [
    ['tab\tand\u0000 bell\u0007', 'tab and bell'],
    ['\u202eright to left\u200f', 'right to left'],
    ['soft\u00adhyphen zero\u200bwidth\ufeff', 'softhyphen zerowidth'],
    ['shirt 👕 family 👩‍👩‍👧‍👦 flag 🇳🇴', 'shirt □ family □ flag □'],
    ['日本 שלום', '□□ □□□□'],
    ['half \ud83d pair', 'half □ pair'],
    ['<b>&amp;</b> (\\) %', '<b>&amp;</b> (\\) %'],
  ]
  const shown = await printed({ tables: [lines(hostile.length, (index) => hostile[index]![0])] })
  expect(
    rowsOf(shown)
      .slice(1)
      .map((row) => row[1]),
  ).toEqual(hostile.map(([, expected]) => expected))
})

test('never breaks an amount: its column takes the room it needs from text columns', async () => {
  const columns = [
    { header: 'Item', width: 20 },
    { header: 'Amount', width: 1, align: 'right', tabular: true } as const,
  ]
  const amount = '−$1,234,567,890.00'
  const long = 'long description '.repeat(40).trim()
  const rows = [{ cells: [long, amount] }, { kind: 'total' as const, cells: ['Total', amount] }]
  const [page] = await printed({ tables: [{ columns, rows }] })
  expect(page!.text.split(amount)).toHaveLength(3)
  expect(textsOf(tagsOf([page!], 'TD'))).toEqual([long, amount, amount])
})

test('breaks a very long word to fit its cell, and loses nothing', async () => {
  const word = 'Ab1'.repeat(1500)
  const everywhere = { remarks: word, facts: [{ label: word.slice(0, 300), value: word.slice(0, 300) }] }
  const pages = await printed({ ...everywhere, tables: [lines(1, () => word)] })
  const whole = (role: string) => textsOf(tagsOf(pages, role)).join('').replace(/\s/g, '')
  expect(whole('LBody')).toBe(word.slice(0, 300))
  expect(whole('TD').replace('$0.00$1.50', '')).toBe(`TS-0${word}`)
  expect(whole('P')).toBe(`NorthgateArenaApproved${word}`)
})

test('refuses a contradictory or too large model with field, value and rule', async () => {
  const cells = { ...lines(1), rows: [{ cells: ['TS-1'] }] }
  const narrow = {
    columns: [
      { header: 'A', width: 1 },
      { header: 'B', width: 0 },
    ],
    rows: [],
  }
  const refusals: [Partial<PdfModel>, string][] = [
    [{ tables: [lines(10_001)] }, 'tables has 10001 rows; at most 10000 fit.'],
    [{ tables: [cells] }, 'tables[0].rows[0].cells has 1 entries; the table has 4 columns.'],
    [{ tables: [{ columns: [], rows: [] }] }, 'tables[0].columns has 0 entries; a table has at least one column.'],
    [{ tables: [narrow] }, 'tables[0].columns[1].width is 0; each column takes at least 3% of the table.'],
    [{ title: 'x'.repeat(201) }, 'title has 201 characters; at most 200 fit.'],
    [{ createdAt: 'yesterday' }, 'createdAt is "yesterday"; an RFC 3339 time is needed.'],
    [{ tables: [lines(500, () => 'x'.repeat(9000))] }, 'model has 4509838 characters; at most 4000000 fit.'],
  ]
  for (const [changes, message] of refusals)
    await expect(renderPdf(priceChange(changes))).rejects.toThrow(new RangeError(`PDF: ${message}`))
})

test('rejects a failing model, a crashed worker and a render past its limit, and prints the next', async () => {
  await stopPdfWorker()
  const broken = priceChange({ page: { size: 'napkin' as 'A4' } })
  const dying = nextWorker()
  await expect(renderPdf(broken)).rejects.toThrow()
  await expect(printed()).resolves.toHaveLength(1)

  const interrupted = renderPdf(priceChange({ tables: [lines(2000)] }))
  const waiting = printed()
  setImmediate(async () => await (await dying).terminate())
  await expect(interrupted).rejects.toThrow('The PDF worker stopped with exit code 1.')
  await expect(waiting).resolves.toHaveLength(1)

  const late = renderPdf(priceChange({ tables: [lines(10_000)] }), { timeLimitMs: 1 })
  await expect(late).rejects.toThrow('The PDF took longer than 1 ms and was stopped.')
  await expect(printed()).resolves.toHaveLength(1)
})

import { expect, test } from 'vitest'
import { guessDelimiter, isBlankRow, rowsOf } from './csv-rows.ts'

async function* piecesOf(text: string, size: number) {
  for (let start = 0; start < text.length; start += size) {
    yield { text: text.slice(start, start + size), bytes: Math.min(start + size, text.length) }
  }
}

async function read(text: string, delimiter = ',', size = text.length) {
  const rows: string[][] = []
  const lines: number[] = []
  for await (const batch of rowsOf(piecesOf(text, size), delimiter)) {
    rows.push(...batch.rows)
    lines.push(batch.line)
  }
  return { rows, lines }
}

const EDGE_CASES = 'ID,Name\n1,"Poster, large"\n2,"Two\nlines"\n3,"12"" vinyl"\n\n4,Mug'

test.each([1, 2, 3, 5, 7, 1000])('finds the same rows wherever the chunks end (%i characters)', async (size) => {
  expect((await read(EDGE_CASES, ',', size)).rows).toEqual([
    ['ID', 'Name'],
    ['1', 'Poster, large'],
    ['2', 'Two\nlines'],
    ['3', '12" vinyl'],
    [''],
    ['4', 'Mug'],
  ])
})

test('counts lines as a spreadsheet does, including empty ones', async () => {
  const { rows, lines } = await read(`A\n\n${'b\n'.repeat(3)}`, ',', 4)
  expect(lines[0]).toBe(1)
  expect(lines.at(-1)! + 1).toBe(rows.length + 1)
})

test.each([
  [',', 'ID,Name\n1,Mug\n2,Cap'],
  ['\t', 'ID\tName\n1\tMug, blue\n2\tCap, red'],
  [';', 'ID;Name;Price\n1;Mug;2,50\n2;Cap;3,10'],
  [';', 'ID;Name\n1;Mug\n\n;\n2;Cap\n'],
  [';', 'ID;Name\n1;Mug, red, large\n2;Cap, red, small'],
  [';', 'ID;Cost;Price\n1;1,25;2,50\n2;;3,10'],
  ['^', 'sep=^\nID^Name\n1^Mug'],
  [',', 'ID\n1\n2'],
])('guesses the delimiter %j', (delimiter, text) => {
  expect(guessDelimiter(text)).toBe(delimiter)
})

test.each([1, 3, 1000])('a first line that names the delimiter is no row (%i characters)', async (size) => {
  const { rows, lines } = await read('sep=;\nID;Name\n1;Mug\n', ';', size)
  expect(rows.slice(0, 2)).toEqual([
    ['ID', 'Name'],
    ['1', 'Mug'],
  ])
  expect(lines[0]).toBe(1)
  expect((await read('SEP=;\nID,Name', ',')).rows).toEqual([['ID', 'Name']])
})

test('names the line of a quotation mark that is never closed', async () => {
  await expect(read('ID,Name\n1,"Mug\n2,Cap\n')).rejects.toThrow('line 2 is never closed')
  await expect(read(`ID,Name\n1,"${'Mug\n'.repeat(300_000)}`, ',', 65_536)).rejects.toThrow('line 2 is never closed')
})

test('ignores rows of bare delimiters that spreadsheets leave behind', () => {
  expect(isBlankRow(['', '', ''])).toBe(true)
  expect(isBlankRow([' ', '\t'])).toBe(true)
  expect(isBlankRow(['', '0'])).toBe(false)
})

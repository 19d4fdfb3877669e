import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

test('a file of a list is read as one of items is', async () => {
  const file = new Blob(['sep=;\r\n\r\nBrand ID;Description\r\nB1;Café\r\nB2;Caf', new Uint8Array([0xe9]), '\r\n'])
  const { cells, dialect } = await readRows(file)
  expect(dialect).toEqual({ encoding: 'utf-8', delimiter: ';' })
  expect(cells.slice(0, 4)).toEqual([[''], ['Brand ID', 'Description'], ['B1', 'Café'], ['B2', 'Caf\ufffd']])
  const chosen = { encoding: 'windows-1252', delimiter: ';' } as const
  expect((await readRows(file, chosen)).cells[3]).toEqual(['B2', 'Café'])
})

test('says why a file of a list cannot be read', async () => {
  await expect(readRows(new Blob(['ID\n"1']))).rejects.toThrow('A quotation mark on line 2 is never closed')
  await expect(readRows(new Blob(['x'.repeat(5_000_001)]))).rejects.toThrow('larger than 5 MB')
})

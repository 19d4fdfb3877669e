import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findEncoding, textOf } from './file-text.ts'

async function read(file: Blob) {
  const encoding = await findEncoding(file)
  let text = ''
  for await (const piece of textOf(file, encoding)) text += piece.text
  return { text, encoding }
}

const fileOf = (...parts: (string | number[] | Uint8Array<ArrayBuffer>)[]) =>
  new Blob(parts.map((part) => (Array.isArray(part) ? new Uint8Array(part) : part)))

test('reads a UTF-8 file without its byte order mark', async () => {
  expect(await read(fileOf([0xef, 0xbb, 0xbf], 'Name\nCafé\n'))).toEqual({ text: 'Name\nCafé\n', encoding: 'utf-8' })
})

test('reads the whole file as Windows-1252 if its only letters beyond ASCII are not UTF-8, however late', async () => {
  const { text, encoding } = await read(fileOf('Name\n', 'Plain\n'.repeat(50_000), [0x43, 0x61, 0x66, 0xe9, 0x0a]))
  expect(encoding).toBe('windows-1252')
  expect(text.endsWith('Plain\nCafé\n')).toBe(true)
  expect(text.length).toBe(5 + 300_000 + 5)
})

test('keeps UTF-8 beside a few invalid bytes, each of which is marked', async () => {
  const { text, encoding } = await read(fileOf('Name\nCafé crème\nSeñor\n', [0x43, 0x61, 0x66, 0xc3, 0x0a], 'Łódź\n'))
  expect(encoding).toBe('utf-8')
  expect(text).toBe('Name\nCafé crème\nSeñor\nCaf\ufffd\nŁódź\n')
})

test('takes letters that were lost before for UTF-8, even where a chunk ends inside one', async () => {
  const damaged = 'Name\nCaf\ufffd \ufffd\ufffd\n'
  expect(await read(fileOf(damaged))).toEqual({ text: damaged, encoding: 'utf-8' })
  const long = `${'x'.repeat(128 * 1024 - 1)}\ufffd\n`
  expect(await read(fileOf(long))).toEqual({ text: long, encoding: 'utf-8' })
})

test('finds Windows-1252 beside a letter that was lost before', async () => {
  const { encoding } = await read(fileOf('Name\nCaf\ufffd\n', [0x43, 0xe9, 0x0a, 0x44, 0xe8, 0x0a]))
  expect(encoding).toBe('windows-1252')
})

test('finds Cyrillic by its letters, which stand next to each other', async () => {
  const shirt = [0xd4, 0xf3, 0xf2, 0xe1, 0xee, 0xeb, 0xea, 0xe0]
  expect(await read(fileOf('Name\n', shirt, '\n'))).toEqual({ text: 'Name\nФутболка\n', encoding: 'windows-1251' })
})

test("reads Excel's Unicode text by its byte order mark", async () => {
  expect(await read(fileOf([0xff, 0xfe, 0x41, 0, 0x0a, 0]))).toEqual({ text: 'A\n', encoding: 'utf-16le' })
})

test('unzips a gzipped file whatever its name', async () => {
  expect((await read(fileOf(new Uint8Array(gzipSync('Name\r\nShirt\r\n'))))).text).toBe('Name\nShirt\n')
})

test('normalizes line ends of every kind, even where a chunk ends inside one', async () => {
  const text = `${'x'.repeat(65_535)}\r\ny\rz\n`
  expect((await read(fileOf(text))).text).toBe(`${'x'.repeat(65_535)}\ny\nz\n`)
})

test('counts the bytes of a gzipped file as stored', async () => {
  const zipped = new Uint8Array(gzipSync('Name\n'.repeat(100_000)))
  let bytes = 0
  for await (const piece of textOf(fileOf(zipped), 'utf-8')) bytes = piece.bytes
  expect(bytes).toBe(zipped.byteLength)
})

test.each([
  ['an empty file', fileOf(''), /empty/],
  ['an old workbook', fileOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Save it as an Excel workbook/],
  ['a PDF', fileOf('%PDF-1.7'), /PDF/],
  ['a picture', fileOf([0x89, 0x50, 0, 0x47]), /not a text file/],
  [
    'a gzipped file cut off',
    fileOf(new Uint8Array(gzipSync('Name\n'.repeat(9))).slice(0, 15)),
    /damaged or incomplete/,
  ],
])('rejects %s with an explanation', async (_, file, message) => {
  await expect(read(file)).rejects.toThrow(message)
})

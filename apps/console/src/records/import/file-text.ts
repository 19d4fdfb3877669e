import type { Encoding } from './dialect.ts'

/** Why a file can't be read, in words for the user: what is wrong and what to do. */
export class FileFault extends Error {
  override name = 'FileFault'
}

/** A chunk of a file's text. `bytes` counts how much of the stored file has been read so far. */
export type TextPiece = { text: string; bytes: number }

const GZIP = [0x1f, 0x8b]

const FOREIGN: readonly { head: number[]; fault: string }[] = [
  {
    head: [0xd0, 0xcf, 0x11, 0xe0],
    fault:
      'This is an old Excel workbook, or one with a password. Save it as an Excel workbook (.xlsx) without a password, and choose that file.',
  },
  { head: [0x25, 0x50, 0x44, 0x46], fault: 'This is a PDF. Export the list as CSV and choose that file.' },
]

/** Whether a file is one of the formats that begin like a ZIP archive, as .xlsx does. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  return startsWith(new Uint8Array(await file.slice(0, 4).arrayBuffer()), [0x50, 0x4b, 0x03, 0x04])
}

/**
 * The encoding of a file: the one that its byte order mark names, or UTF-8, also if a few of its bytes aren't. In a file
 * with more bytes that aren't UTF-8 than characters that are, these bytes are letters of a Windows encoding: Cyrillic
 * ones stand next to each other, accented ones alone. A U+FFFD that the file itself holds, for a letter that was lost
 * before, is UTF-8.
 */
export async function findEncoding(file: Blob): Promise<Encoding> {
  const marked = markedEncoding(await headOf(file))
  if (marked) return marked
  const count = { beyondASCII: 0, invalid: 0, invalidInRuns: 0 }
  for await (const { text } of decoded(lostReplaced(bytesOf(file)), 'utf-8')) {
    count.beyondASCII += text.match(/[^\0-\x7f]/g)?.length ?? 0
    count.invalid += text.match(/\ufffd/g)?.length ?? 0
    count.invalidInRuns += text.match(/\ufffd{2,}/g)?.join('').length ?? 0
  }
  if (count.invalid * 2 <= count.beyondASCII) return 'utf-8'
  return count.invalidInRuns * 2 > count.invalid ? 'windows-1251' : 'windows-1252'
}

/**
 * The text of a file: unzipped if gzipped (whatever its name), without byte order mark, with `\n` as line end. U+FFFD
 * stands for each byte that is invalid in the encoding; the rules refuse it (T8 of `@greenroom/validation`).
 */
export async function* textOf(file: Blob, encoding: Encoding): AsyncGenerator<TextPiece> {
  let held = ''
  for await (const piece of decoded(bytesOf(file), encoding)) {
    const text = held + piece.text
    held = text.endsWith('\r') ? '\r' : ''
    yield { text: withPlainLineEnds(held ? text.slice(0, -1) : text), bytes: piece.bytes }
  }
  if (held) yield { text: '\n', bytes: file.size }
}

function withPlainLineEnds(text: string) {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

type BytesPiece = { chunk: Uint8Array; bytes: number }

async function* decoded(pieces: AsyncIterable<BytesPiece>, encoding: Encoding): AsyncGenerator<TextPiece> {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  for await (const piece of pieces) {
    bytes = piece.bytes
    yield { text: decoder.decode(piece.chunk, { stream: true }), bytes }
  }
  yield { text: decoder.decode(), bytes }
}

/** The bytes with U+FFFC for each U+FFFD, so that the decoder's U+FFFD are the invalid bytes alone. */
async function* lostReplaced(pieces: AsyncIterable<BytesPiece>): AsyncGenerator<BytesPiece> {
  let before: number[] = []
  for await (const { chunk, bytes } of pieces) {
    for (let index = chunk.indexOf(0xbd); index >= 0; index = chunk.indexOf(0xbd, index + 1)) {
      const [first, second] = [...before, ...chunk.subarray(Math.max(0, index - 2), index)].slice(-2)
      if (first === 0xef && second === 0xbf) chunk[index] = 0xbc
    }
    before = [...before, ...chunk.subarray(-2)].slice(-2)
    yield { chunk, bytes }
  }
}

async function headOf(file: Blob): Promise<Uint8Array> {
  for await (const { chunk } of bytesOf(file)) if (chunk.length > 0) return chunk
  throw new FileFault('The file is empty. Choose a file with a header row and at least one row below it.')
}

const UTF_8_MARK = [0xef, 0xbb, 0xbf]

function markedEncoding(head: Uint8Array): Encoding | undefined {
  const foreign = FOREIGN.find((kind) => startsWith(head, kind.head))
  if (foreign) throw new FileFault(foreign.fault)
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  if (head.includes(0))
    throw new FileFault(
      'This is not a text file. Choose an Excel workbook (.xlsx), or a CSV or TSV file, gzipped or not.',
    )
  return startsWith(head, UTF_8_MARK) ? 'utf-8' : undefined
}

function startsWith(bytes: Uint8Array, head: readonly number[]) {
  return head.every((byte, index) => bytes[index] === byte)
}

/** Bytes to read at a time: small enough for smooth progress. */
const SLICE = 128 * 1024

/** The unzipped bytes of the file, with the count of stored bytes read so far. Stops reading when the caller stops. */
async function* bytesOf(file: Blob): AsyncGenerator<BytesPiece> {
  let bytes = 0
  const stored = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (bytes === file.size) return controller.close()
        const slice = new Uint8Array(await file.slice(bytes, bytes + SLICE).arrayBuffer())
        bytes += slice.byteLength
        controller.enqueue(slice)
      },
    },
    { highWaterMark: 0 },
  )
  const zipped = startsWith(new Uint8Array(await file.slice(0, 2).arrayBuffer()), GZIP)
  const reader = (zipped ? stored.pipeThrough(new DecompressionStream('gzip')) : stored).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield { chunk: value, bytes }
    }
  } catch {
    throw new FileFault(
      zipped
        ? 'The gzipped file is damaged or incomplete. Create it again and choose the new file.'
        : 'The file could not be read. It may have been moved or changed. Choose it again.',
    )
  } finally {
    await reader.cancel().catch(() => {})
  }
}

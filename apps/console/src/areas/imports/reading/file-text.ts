/** Why a file can't be read, in words for the user: what is wrong and what to do. */
export class FileFault extends Error {
  override name = 'FileFault'
}

/** Invalid UTF-8 in a file that was being read as UTF-8. */
class NotUtf8 extends Error {}

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

/** A chunk of a file's text. `bytes` counts how much of the stored file has been read so far. */
export type TextPiece = { text: string; bytes: number }

const GZIP = [0x1f, 0x8b]

const FOREIGN: readonly { head: number[]; fault: string }[] = [
  {
    head: [0x50, 0x4b, 0x03, 0x04],
    fault: 'This is a workbook or a ZIP archive. Save the sheet as CSV and choose that file.',
  },
  {
    head: [0xd0, 0xcf, 0x11, 0xe0],
    fault: 'This is an old Excel workbook. Save the sheet as CSV and choose that file.',
  },
  { head: [0x25, 0x50, 0x44, 0x46], fault: 'This is a PDF. Export the list as CSV and choose that file.' },
]

/**
 * Calls `read` with the encoding that the byte order mark names, or else UTF-8, and again with Windows-1252 if a later
 * byte isn't valid UTF-8.
 */
export async function withEncoding<Result>(file: Blob, read: (encoding: Encoding) => Promise<Result>): Promise<Result> {
  const encoding = encodingOf(await headOf(file))
  try {
    return await read(encoding)
  } catch (error) {
    if (error instanceof NotUtf8) return read('windows-1252')
    throw error
  }
}

/** The text of a file: unzipped if gzipped (whatever its name), without byte order mark, with `\n` as line end. */
export async function* textOf(file: Blob, encoding: Encoding): AsyncGenerator<TextPiece> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new NotUtf8()
    }
  }
  let bytes = 0
  let held = ''
  for await (const piece of bytesOf(file)) {
    bytes = piece.bytes
    const text = held + decode(piece.chunk)
    held = text.endsWith('\r') ? '\r' : ''
    yield { text: withPlainLineEnds(held ? text.slice(0, -1) : text), bytes }
  }
  yield { text: withPlainLineEnds(held + decode()), bytes }
}

function withPlainLineEnds(text: string) {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

async function headOf(file: Blob): Promise<Uint8Array> {
  for await (const { chunk } of bytesOf(file)) if (chunk.length > 0) return chunk
  throw new FileFault('The file is empty. Choose a file with a header row and at least one item.')
}

function encodingOf(head: Uint8Array): Encoding {
  const foreign = FOREIGN.find((kind) => startsWith(head, kind.head))
  if (foreign) throw new FileFault(foreign.fault)
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be'
  if (head.includes(0)) throw new FileFault('This is not a text file. Choose a CSV or TSV file, gzipped or not.')
  return 'utf-8'
}

function startsWith(bytes: Uint8Array, head: readonly number[]) {
  return head.every((byte, index) => bytes[index] === byte)
}

/** Bytes to read at a time: small enough for smooth progress. */
const SLICE = 128 * 1024

/** The unzipped bytes of the file, with the count of stored bytes read so far. Stops reading when the caller stops. */
async function* bytesOf(file: Blob): AsyncGenerator<{ chunk: Uint8Array; bytes: number }> {
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

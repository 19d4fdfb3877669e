type MadeWorkbook = {
  /** The XML of the rows of its one sheet, which is named Items. */
  rows: string
  /** The number of the format that cells with `s="1"` have. */
  format?: number
}

const XML = '<?xml version="1.0"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as no writer of ours makes it, with only what a reader needs. */
export function madeWorkbook({ rows, format = 0 }: MadeWorkbook): Blob {
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Items" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="${format}"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  })
}

function relationships(targets: Readonly<Record<string, string>>): string {
  const found = Object.entries(targets).map(
    ([type, target]) => `<Relationship Id="${type}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${found.join('')}</Relationships>`
}

/** The parts as they are, not compressed. */
function zipOf(parts: Readonly<Record<string, string>>): Blob {
  const texts = new TextEncoder()
  const [locals, entries]: [Uint8Array<ArrayBuffer>[], Uint8Array<ArrayBuffer>[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const [path, data] = [texts.encode(name), texts.encode(text)]
    // Version, flags, method, time and date.
    const described = [
      ...bytesFor(20, 2),
      ...bytesFor(0, 8),
      ...bytesFor(crc32(data), 4),
      ...bytesFor(data.length, 4),
      ...bytesFor(data.length, 4),
      ...bytesFor(path.length, 2),
      ...bytesFor(0, 2),
    ]
    const local = Uint8Array.from([...bytesFor(0x04034b50, 4), ...described, ...path, ...data])
    entries.push(
      Uint8Array.from([
        ...bytesFor(0x02014b50, 4),
        ...bytesFor(20, 2),
        ...described,
        ...bytesFor(0, 10),
        ...bytesFor(offset, 4),
        ...path,
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, 0)
  const count = bytesFor(entries.length, 2)
  const end = Uint8Array.from([
    ...bytesFor(0x06054b50, 4),
    ...bytesFor(0, 4),
    ...count,
    ...count,
    ...bytesFor(size, 4),
    ...bytesFor(offset, 4),
    ...bytesFor(0, 2),
  ])
  return new Blob([...locals, ...entries, end])
}

/** A number in so many bytes, the lowest first. */
function bytesFor(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (at < 4 ? value >>> (8 * at) : 0) & 0xff)
}

function crc32(data: Uint8Array): number {
  let crc = -1
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc
}

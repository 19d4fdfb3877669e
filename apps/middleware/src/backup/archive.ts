import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as Schema from 'effect/Schema'

/** One part of a backup file: what it is, and its bytes, if it has any. */
export interface Part {
  about: About
  bytes: Buffer
}

const TableSumSchema = Schema.Struct({ name: Schema.String, rows: Schema.Finite, hash: Schema.String })
const SequenceSchema = Schema.Struct({
  table: Schema.String,
  column: Schema.String,
  lastValue: Schema.String,
  isCalled: Schema.Boolean,
})
const Strings = Schema.Array(Schema.String)

/** In this order. Rows follow their table, as PostgreSQL's COPY writes them. */
const AboutSchema = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal('backup'),
    format: Schema.Finite,
    takenAt: Schema.String,
    migrations: Strings,
    jobKinds: Schema.Array(Schema.String.check(Schema.isPattern(/^[\w.-]{1,100}$/))),
  }),
  Schema.Struct({ kind: Schema.Literal('table'), name: Schema.String, columns: Strings }),
  Schema.Struct({ kind: Schema.Literal('rows') }),
  Schema.Struct({ kind: Schema.Literal('file'), key: Schema.String, type: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal('end'),
    tables: Schema.Array(TableSumSchema),
    sequences: Schema.Array(SequenceSchema),
    sha256: Schema.String,
  }),
])
const readAbout = Schema.decodeUnknownSync(AboutSchema)

export type About = typeof AboutSchema.Type
/** How many rows a table has, and the sum of their hashes, in any order. */
export type TableSum = typeof TableSumSchema.Type
/** The state of an identity column. */
export type Sequence = typeof SequenceSchema.Type

type Kind = About['kind']
/** What each part comes directly after. */
const COMES_AFTER: Record<Kind, readonly (Kind | undefined)[]> = {
  backup: [undefined],
  table: ['backup', 'table', 'rows'],
  rows: ['table', 'rows'],
  file: ['backup', 'table', 'rows', 'file'],
  end: ['backup', 'table', 'rows', 'file'],
}

/** Raise it when an older version could not read the file. */
export const FORMAT = 1

/** Nothing in a backup is as long: files have 10 MB at most, and rows come in small pieces. */
const LONGEST = 64 * 1024 * 1024
const LENGTHS = 8

/** The message says what is wrong with the file, or with the database that it should go to. */
export class BackupError extends Error {}

/** The uncompressed bytes of a backup: two lengths, a description in JSON, and bytes, again and again. */
export async function* packed(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const { about, bytes } of parts) {
    const described = about.kind === 'end' ? { ...about, sha256: hash.digest('hex') } : about
    const text = Buffer.from(JSON.stringify(described))
    const lengths = Buffer.alloc(LENGTHS)
    lengths.writeUInt32BE(text.length, 0)
    lengths.writeUInt32BE(bytes.length, 4)
    for (const piece of [lengths, text, bytes]) {
      if (about.kind !== 'end') hash.update(piece)
      yield piece
    }
  }
}

/** The parts of a backup file. Throws a BackupError unless it is one, whole and unchanged to its end. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  const take = reader(file)
  try {
    for (let previous: Kind | undefined; ;) {
      const lengths = await take(LENGTHS)
      const text = await take(lengths.readUInt32BE(0))
      const bytes = await take(lengths.readUInt32BE(4))
      const about = aboutOf(text)
      if (!COMES_AFTER[about.kind].includes(previous)) throw damaged(file)
      previous = about.kind
      if (about.kind === 'end' && about.sha256 !== hash.digest('hex')) throw damaged(file)
      yield { about, bytes }
      if (about.kind === 'end') break
      for (const piece of [lengths, text, bytes]) hash.update(piece)
    }
    await take.toEnd()
  } finally {
    take.close()
  }

  function aboutOf(text: Buffer): About {
    try {
      return readAbout(JSON.parse(text.toString('utf8')))
    } catch {
      throw damaged(file)
    }
  }
}

const damaged = (file: string) => new BackupError(`${file} is damaged. Nothing was changed; use another backup.`)
const cutOff = (file: string) => new BackupError(`${file} is incomplete. Nothing was changed; use another backup.`)

/** Takes as many bytes as asked for from the unpacked file. */
function reader(file: string) {
  // Errors of both streams are thrown by the last one.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {})
  const chunks = unpacked[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)
  async function take(length: number): Promise<Buffer> {
    if (length > LONGEST) throw damaged(file)
    const pieces = [buffered]
    for (let got = buffered.length; got < length;) {
      const { value, done } = await next()
      if (done) throw cutOff(file)
      pieces.push(value as Buffer)
      got += (value as Buffer).length
    }
    const all = pieces.length === 1 ? buffered : Buffer.concat(pieces)
    buffered = all.subarray(length)
    return all.subarray(0, length)
  }
  /** Only then has everything been checked. */
  take.toEnd = async () => {
    if (buffered.length > 0 || !(await next()).done) throw damaged(file)
  }
  take.close = () => void unpacked.destroy()
  return take

  async function next() {
    try {
      return await chunks.next()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'Z_BUF_ERROR') throw cutOff(file)
      if (code?.startsWith('Z_')) throw damaged(file)
      throw new BackupError(`${file} cannot be read (${code}).`, { cause: error })
    }
  }
}

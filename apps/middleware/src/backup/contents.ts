import pg, { type ClientBase } from 'pg'
import { attachmentKey } from '#documents/attachment-store.ts'
import { IMAGE_SIZES, pictureKey } from '#blobs/picture-key.ts'
import { BackupError, type Sequence, type TableSum } from './archive.ts'

/** What proves that somebody signed in or may choose a password: a restored one could be one that was revoked since. */
const LEFT_OUT = ['session', 'password_key', 'sso_attempt', 'sso_handle', 'sso_test']

export interface Table {
  name: string
  columns: readonly string[]
}

/** Makes texts of rows independent of the server's settings, and lets the transaction take its time. */
export async function setUp(client: ClientBase) {
  await client.query(`
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local row_security = off`)
}

/** The tables to back up, each after those that its rows refer to. The tables of pg-boss are made anew from the table `job`. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select relname as name,
        (select array_agg(attname::text order by attnum) from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        array(select confrelid::regclass::text from pg_constraint
          where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1::text[])
      order by relname`,
    [LEFT_OUT],
  )
  const waiting = new Map(rows.map((row) => [row.name, row]))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].find(({ needs }) => !needs.some((name) => waiting.has(name)))
    if (!free) throw new Error(`the tables ${[...waiting.keys()].join(', ')} refer to each other`)
    waiting.delete(free.name)
    ordered.push({ name: free.name, columns: free.columns })
  }
  return ordered
}

export const columnList = ({ columns }: Table) => columns.map((name) => pg.escapeIdentifier(name)).join(', ')

/** Equal for equal rows, whatever the order of rows and columns in the table. */
export async function sumOf(client: ClientBase, table: Table): Promise<TableSum> {
  const { rows } = await client.query<{ rows: number; hash: string }>(
    `select count(*) as rows,
        coalesce(sum(('x' || left(md5(row(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text as hash
      from ${pg.escapeIdentifier(table.name)}`,
  )
  return { name: table.name, ...rows[0]! }
}

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select attrelid::regclass::text as table, attname as column,
        pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where attidentity <> '' and relnamespace = 'public'::regnamespace and relname <> all($1::text[])
      order by 1`,
    [LEFT_OUT],
  )
  const sequences: Sequence[] = []
  for (const { table, column, sequence } of rows) {
    const state = await client.query(`select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`)
    sequences.push({ table, column, ...state.rows[0] })
  }
  return sequences
}

export async function setSequence(client: ClientBase, { table, column, lastValue, isCalled }: Sequence) {
  await client.query(`select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)`, [
    table,
    column,
    lastValue,
    isCalled,
  ])
}

/** The pictures and attachments that rows name. */
export async function filesOf(client: ClientBase): Promise<{ key: string; type: string }[]> {
  const images = await client.query<{ company: string; id: string }>(
    `select company_code as company, image_id as id from image order by 1, 2`,
  )
  const attachments = await client.query<{ company: string; id: string; type: string }>(
    `select company_code as company, attachment_id as id, type from document_attachment order by 1, 2`,
  )
  return [
    ...images.rows.flatMap(({ company, id }) =>
      IMAGE_SIZES.map((size) => ({ key: pictureKey(company, id, size), type: 'image/webp' })),
    ),
    ...attachments.rows.map(({ company, id, type }) => ({ key: attachmentKey(company, id), type })),
  ]
}

/** Throws for a database without any. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select where to_regclass('public.migration') is not null`)
  if (found.length === 0) throw new BackupError('There is nothing of Greenroom in this database.')
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

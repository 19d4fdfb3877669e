// Fills a company with any number of items, for benches: node tools/bench/generate-items.ts COMPANY COUNT, with
// DATABASE_URL. Indexes other than the key are dropped first and made again afterwards, which halves the time.
import pg from 'pg'
import { ITEM_INDEXES } from '../../apps/middleware/src/database/migrations/0002-items.ts'

const ROWS_A_STATEMENT = 5_000
const WRITERS = 2

const WORDS = ['Velvet', 'Paper', 'Static', 'Golden', 'Quiet', 'Chrome', 'Midnight', 'Harbor', 'Wild', 'Electric']
const THINGS = ['Lantern', 'Meridian', 'Garden', 'Tide', 'Signal', 'Orchard', 'Thunder', 'Canyon', 'Mirror', 'Parade']
const KINDS = ['Tee', 'Hoodie', 'Cap', 'Poster', 'Mug', 'Vinyl', 'Tote', 'Pin', 'Beanie', 'Jacket', 'Sticker', 'Bottle']
const COLORS = ['Black', 'White', 'Navy', 'Sand', 'Forest', 'Rust', 'Lavender', 'Grey']
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL']

/** Each column with its type and its value for the item of a number. */
const COLUMNS: Record<string, [type: string, value: (number: number) => string | number]> = {
  item_id: ['text', idOf],
  upc: ['text', (number) => String(840_000_000_000 + number)],
  master_sku: ['text', (number) => `M${Math.floor(number / 48)}`],
  name: ['text', nameOf],
  cost_price: ['numeric', (number) => (scatter(number, 1) % 4_000) / 100],
  selling_price: ['numeric', (number) => (scatter(number, 2) % 12_000) / 100],
  type: ['smallint', (number) => (scatter(number, 3) % 100 < 60 ? 6 : 1)],
  item_status: ['text', (number) => (scatter(number, 4) % 20 === 0 ? 'Discontinued' : 'Active')],
  department_id: ['text', (number) => `DEPT${number % 8}`],
  category_id: ['text', (number) => `CAT${number % 24}`],
  brand_id: ['text', (number) => `BRAND${scatter(number, 5) % 200}`],
  vendor_code: ['text', (number) => `VENDOR${scatter(number, 6) % 50}`],
  season_id: ['text', (number) => `SEASON${scatter(number, 7) % 6}`],
  color_id: ['text', (number) => COLORS[scatter(number, 8) % COLORS.length]!],
  size_id: ['text', (number) => SIZES[number % SIZES.length]!],
  search: ['text', (number) => `${idOf(number)}\n${840_000_000_000 + number}\n${nameOf(number)}`.toLowerCase()],
}

function idOf(number: number): string {
  return `G${String(number).padStart(8, '0')}`
}

function nameOf(number: number): string {
  const pick = (list: string[], salt: number) => list[scatter(number, salt) % list.length]!
  return `${pick(WORDS, 10)} ${pick(THINGS, 11)} ${pick(KINDS, 12)} ${pick(COLORS, 8)} ${number}`
}

/** A number that looks random and depends on its arguments alone, so that every run fills the same items. */
function scatter(number: number, salt: number): number {
  let mixed = Math.imul(number ^ (salt * 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export async function generateItems(connection: pg.ClientConfig, company: string, count: number) {
  await withClient(connection, (client) => client.query(`drop index ${ITEM_INDEXES.map(nameOfIndex).join(', ')}`))
  let next = 0
  await sideBySide(connection, async (client) => {
    if (next >= count) return false
    const start = next
    next += ROWS_A_STATEMENT
    const numbers = Array.from({ length: Math.min(ROWS_A_STATEMENT, count - start) }, (_, index) => start + index)
    await insert(client, company, numbers)
    return true
  })
  const indexes = [...ITEM_INDEXES].toReversed()
  await sideBySide(connection, async (client) => {
    const statement = indexes.shift()
    if (!statement) return false
    await client.query(`set maintenance_work_mem = '256MB'`)
    await client.query(statement)
    return true
  })
  await withClient(connection, (client) => client.query('vacuum analyze item'))
}

function nameOfIndex(statement: string): string {
  return /create index (\w+)/.exec(statement)![1]!
}

function insert(client: pg.Client, company: string, numbers: number[]) {
  const columns = Object.entries(COLUMNS)
  const arrays = columns.map(([, [type]], index) => `$${index + 2}::${type}[]`).join(', ')
  const names = columns.map(([name]) => name).join(', ')
  return client.query(
    `insert into item (company_code, ${names}, created_at, updated_at, updated_by)
     select $1, ${names}, now(), now(), 'bench' from unnest(${arrays}) as generated(${names})`,
    [company, ...columns.map(([, [, valueOf]]) => numbers.map(valueOf))],
  )
}

/** Some connections that do one piece of work after the other until there is none. */
async function sideBySide(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<boolean>) {
  const writer = () =>
    withClient(connection, async (client) => {
      while (await work(client)) continue
    })
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

async function withClient(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  const [company, count] = process.argv.slice(2)
  const connectionString = process.env['DATABASE_URL']
  if (!company || !Number(count) || !connectionString) {
    console.error('DATABASE_URL=... node tools/bench/generate-items.ts COMPANY COUNT')
    process.exit(1)
  }
  const start = performance.now()
  await generateItems({ connectionString }, company, Number(count))
  console.log(`${count} items in ${((performance.now() - start) / 1_000).toFixed(1)} s`)
}

// Fills a company with any number of items, for benches: node tools/bench/generate-items.ts COMPANY COUNT, with
// DATABASE_URL. Indexes other than the key are dropped first and made again afterwards, which halves the time.
import pg from 'pg'

const ROWS_A_STATEMENT = 5_000
const WRITERS = 2

const WORDS = ['Velvet', 'Paper', 'Static', 'Golden', 'Quiet', 'Chrome', 'Midnight', 'Harbor', 'Wild', 'Electric']
const THINGS = ['Lantern', 'Meridian', 'Garden', 'Tide', 'Signal', 'Orchard', 'Thunder', 'Canyon', 'Mirror', 'Parade']
const KINDS = ['Tee', 'Hoodie', 'Cap', 'Poster', 'Mug', 'Vinyl', 'Tote', 'Pin', 'Beanie', 'Jacket', 'Sticker', 'Bottle']
const COLORS = ['Black', 'White', 'Navy', 'Sand', 'Forest', 'Rust', 'Lavender', 'Gray']
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL']

/** Each column with its type and its value for the nth item. */
const COLUMNS: Record<string, [type: string, value: (number: number) => string | number | null]> = {
  item_id: ['text', idOf],
  upc: ['text', (number) => String(840_000_000_000 + number)],
  // Three quarters of the items are variants, ten to a product.
  product_id: ['text', (number) => (number % 40 < 30 ? productOf(number) : null)],
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

function productOf(number: number): string {
  return `P${String(Math.floor(number / 10)).padStart(8, '0')}`
}

function nameOf(number: number): string {
  const pick = (list: string[], salt: number) => list[scatter(number, salt) % list.length]!
  return `${pick(WORDS, 10)} ${pick(THINGS, 11)} ${pick(KINDS, 12)} ${pick(COLORS, 8)} ${number}`
}

/** A number that looks random but depends only on its arguments, so that every run creates the same items. */
function scatter(number: number, salt: number): number {
  let mixed = Math.imul(number ^ (salt * 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export async function generateItems(connection: pg.ClientConfig, company: string, count: number) {
  const indexes = await withClient(connection, dropIndexes)
  let next = 0
  await sideBySide(connection, async (client) => {
    if (next >= count) return false
    const start = next
    next += ROWS_A_STATEMENT
    const numbers = Array.from({ length: Math.min(ROWS_A_STATEMENT, count - start) }, (_, index) => start + index)
    await insertProducts(client, company, numbers)
    await insert(client, company, numbers)
    return true
  })
  await sideBySide(connection, async (client) => {
    const statement = indexes.shift()
    if (!statement) return false
    await client.query(`set maintenance_work_mem = '256MB'`)
    await client.query(statement)
    return true
  })
  await withClient(connection, (client) => client.query('vacuum analyze item, product'))
}

/** Drops every index of items except the key; returns the statements that recreate them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'item' and indexname <> 'item_pkey' order by indexdef`,
  )
  await client.query(`drop index ${rows.map(({ indexname }) => indexname).join(', ')}`)
  return rows.map(({ indexdef }) => indexdef)
}

/** Of these items, whose number is a multiple of what a product has. */
function insertProducts(client: pg.Client, company: string, numbers: number[]) {
  const firsts = numbers.filter((number) => number % 10 === 0 && number % 40 < 30)
  return client.query(
    `insert into product (company_code, product_id, product_name)
     select $1, product_id, product_name from unnest($2::text[], $3::text[]) as generated(product_id, product_name)`,
    [company, firsts.map(productOf), firsts.map(nameOf)],
  )
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

/** Several connections that take one piece of work after the other until none is left. */
async function sideBySide(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<boolean>) {
  const writer = () =>
    withClient(connection, async (client) => {
      while (await work(client)) continue
    })
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
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

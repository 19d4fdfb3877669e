// A print job of 10,000 labels over 10,000 items: checked, stored, and streamed as ZPL and as PDF, in this process on an
// embedded PostgreSQL. `node tools/bench/label-job.ts [COUNT]`. Prints a markdown table of CPU milliseconds a label, and
// of the largest growth of the heap after a collection. Fails if that reaches 50 MB while labels are checked or streamed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { insertLabelJob } from '../../apps/middleware/src/areas/labelprinting/create-label-job.ts'
import { labelRuns, pdfOf, zplOf } from '../../apps/middleware/src/areas/labelprinting/label-stream.ts'
import { planLabels, sheetOf } from '../../apps/middleware/src/areas/labelprinting/plan-labels.ts'
import { TEMPLATES } from '../../apps/middleware/src/areas/labels/demo/templates.ts'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { writeAs } from '../../apps/middleware/src/calls/write.ts'
import { grantsOf } from '../../libs/permissions/src/index.ts'
import { generateItems } from './generate-items.ts'

const count = Number(process.argv[2] ?? 10_000)
/** Bytes. */
const LIMIT = 50_000_000

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
const GRANTS = grantsOf(
  ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE', 'UTILITIES_LABEL_PRINTING'].map((key) => ({ key, access: ['READ'] })),
)

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-labels-'))
const embedded = await startEmbeddedPostgres(dataDir)
const database = openDatabase(embedded.connection, console.error)
try {
  await migrate(database.db, migrations)
  const options = {
    code: 'bench',
    name: 'Bench',
    isDemo: false,
    password: 'correct-horse-battery',
    users: [{ userName: 'admin', name: 'Admin', roleID: 2 }],
    roles: [],
  }
  const company = await createCompany(database.db, options)
  await generateItems(embedded.connection, 'bench', count)
  const [, design] = TEMPLATES.find(([use]) => use === 'SHELF')!
  const written = { updated_by: 'bench', updated_at: new Date() }
  await company.db
    .insertInto('label_template')
    .values({
      template_id: 'T',
      use: 'SHELF',
      name: design.name,
      status: 'Active',
      design: JSON.stringify(design),
      ...written,
    })
    .execute()

  const body = {
    templateID: 'T',
    source: { filter: { type: [1 as const, 6 as const] } },
    copies: { rule: 'FIXED' as const, count: 1, sparePercent: 0 },
    sheet: 'ROLL' as const,
    start: { row: 0, column: 0 },
    printerID: null,
    onlyGood: true,
    confirmed: null,
  }
  const check = await measured(() => planLabels(company, body, GRANTS))
  const again = await growthOf(() => planLabels(company, body, GRANTS))
  const lines = check.value.lines.filter(({ isGood }) => isGood)
  const user = { userID: 'bench', userName: 'bench' }
  const store = await measured(() =>
    writeAs(company, { user, requestID: 'bench' }, (tx) => insertLabelJob(tx, body, check.value, lines, GRANTS)),
  )
  const job = store.value
  console.log('| | labels | CPU ms a label | heap growth, MB | MB |\n|---|---|---|---|---|')
  row('lay out and check', check.value.lines.length, check.cpu, again)
  row('store', job.labels, store.cpu)
  for (const [name, stream] of [
    ['stream as ZPL', zplOf(labelRuns(company, job, 1, GRANTS))],
    [
      'stream as PDF',
      pdfOf(sheetOf(body.sheet, check.value.template.design), body.start, labelRuns(company, job, 1, GRANTS)),
    ],
  ] as const) {
    const { value, cpu } = await measured(() => drain(stream))
    row(name, job.labels, cpu, value)
  }
} finally {
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

/** Reads a stream like a slow caller who keeps nothing of it, and collects the garbage now and then. */
async function drain(stream: AsyncIterable<string>) {
  collect()
  const before = process.memoryUsage().heapUsed
  let [chunks, characters, growth] = [0, 0, 0]
  for await (const chunk of stream) {
    characters += chunk.length
    if (++chunks % 500 !== 0) continue
    collect()
    growth = Math.max(growth, process.memoryUsage().heapUsed - before)
  }
  return { growth, characters }
}

/** The growth of the heap by some work and its result, collecting the garbage now and then. */
async function growthOf<Value>(work: () => Promise<Value>) {
  collect()
  const before = process.memoryUsage().heapUsed
  let growth = 0
  const look = () => {
    collect()
    growth = Math.max(growth, process.memoryUsage().heapUsed - before)
  }
  const timer = setInterval(look, 100)
  const value = await work()
  look()
  clearInterval(timer)
  return { value, growth }
}

async function measured<Value>(work: () => Promise<Value>) {
  const before = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { value, cpu: (user + system) / 1_000 }
}

function row(name: string, labels: number, cpu: number, heap?: { growth: number; characters?: number }) {
  const mb = (bytes: number) => (bytes / 1_000_000).toFixed(1)
  if (heap && heap.growth >= LIMIT) process.exitCode = 1
  const sizes = `${heap ? mb(heap.growth) : ''} | ${heap?.characters ? mb(heap.characters) : ''}`
  console.log(`| ${name} | ${labels} | ${(cpu / labels).toFixed(3)} | ${sizes} |`)
}

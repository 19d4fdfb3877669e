// A backup of a company with 100,000 items and 200 pictures, and its restore into an empty database; beside COPY of the
// table of items alone, out and in again. `node tools/bench/backup.ts [COUNT]`. Prints a markdown table, and fails if the
// restore takes more than a minute and twenty times the COPY.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { folderStore } from '../../apps/middleware/src/blobs/blob-store.ts'
import { IMAGE_SIZES, pictureKey } from '../../apps/middleware/src/blobs/picture-key.ts'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { restoreBackup } from '../../apps/middleware/src/backup/restore-backup.ts'
import { writeBackup } from '../../apps/middleware/src/backup/write-backup.ts'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { generateItems } from './generate-items.ts'

const count = Number(process.argv[2] ?? 100_000)
const PICTURES = 200
const PICTURE = 200_000
const MOST_SECONDS = 60

const folder = mkdtempSync(join(tmpdir(), 'greenroom-backup-'))
const embedded = await startEmbeddedPostgres(join(folder, 'database'))
try {
  await measure()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

async function measure() {
  const superuser = new pg.Client(embedded.superuser)
  await superuser.connect()
  await superuser.query('create database restored owner greenroom_app')
  const original = openDatabase(embedded.connection, console.error)
  const restored = openDatabase({ ...embedded.connection, database: 'restored' }, console.error)
  const pictures = folderStore(join(folder, 'pictures'))
  await migrate(original.db, migrations)
  const users = [{ userName: 'admin', name: 'Admin', roleID: 2 }]
  const password = 'correct-horse-battery'
  const bench = await createCompany(original.db, {
    code: 'bench',
    name: 'B',
    isDemo: false,
    password,
    users,
    roles: [],
  })
  await generateItems(embedded.connection, 'bench', count)
  for (let n = 0; n < PICTURES; n++) {
    const image = { image_id: randomBytes(32).toString('hex'), width: 1, height: 1, used_at: new Date() }
    await bench.db.insertInto('image').values(image).execute()
    for (const size of IMAGE_SIZES)
      await pictures.put(pictureKey('bench', image.image_id, size), randomBytes(PICTURE), '')
  }

  // Where PostgreSQL may write, whichever user it runs as.
  const copied = join(embedded.home, 'postgres', 'copied')
  const file = join(folder, 'all.backup')
  const copy = await seconds(async () => {
    await superuser.query(`copy item to '${copied}'`)
    await superuser.query('create table copied (like item including all)')
    await superuser.query(`copy copied from '${copied}'`)
    await superuser.query('drop table copied')
  })
  const backup = await seconds(() => writeBackup(original, pictures, file))
  const store = folderStore(join(folder, 'restored'))
  const restore = await seconds(() => restoreBackup(restored, store, file, { overwrite: false }))
  await Promise.all([superuser.end(), original.close(), restored.close()])

  console.log(
    `| ${count.toLocaleString('en')} items, ${2 * PICTURES} files | s | times COPY of the items |\n|---|---|---|`,
  )
  for (const [name, taken] of Object.entries({ 'COPY of the items, out and in': copy, backup, restore })) {
    console.log(`| ${name} | ${taken.toFixed(1)} | ${(taken / copy).toFixed(1)} |`)
  }
  console.log(`\n${(statSync(file).size / 1024 / 1024).toFixed(0)} MB; load average ${loadavg()[0]!.toFixed(1)}`)
  if (restore > MOST_SECONDS && restore > 20 * copy) process.exitCode = 1
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

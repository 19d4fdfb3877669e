// `kill -9` of the middleware during writes, thirty times: what is lost, and the time to recover. Fails if an
// acknowledged write is lost or a start takes more than 3 s. Prints a markdown table. `npm run bench -- crash [ROUNDS]
// [postings]`: writes items, or posts stock.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashDuringWrites } from '../../apps/middleware/test/crash.ts'
import { ITEM_WRITES, STOCK_POSTINGS } from '../../apps/middleware/test/crash-writes.ts'

const rounds = Number(process.argv[2] ?? 30)
const writes = process.argv[3] === 'postings' ? STOCK_POSTINGS : ITEM_WRITES
const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-crash-'))
const { acknowledged, wrong, underWay, failedAgain, readyAfter } = await crashDuringWrites(rounds, [writes], dataDir)
rmSync(dataDir, { recursive: true, force: true })
const sorted = readyAfter.toSorted((a, b) => a - b)
console.log(`| kill -9 during writes, ${rounds} rounds | |\n|---|---|`)
console.log(`| writes acknowledged | ${acknowledged.join()} |\n| of these lost or done twice | ${wrong.length} |`)
console.log(`| writes under way, sent again | ${underWay} |\n| of these refused | ${failedAgain.length} |`)
console.log(`| ready again, median and most, ms | ${sorted[rounds >> 1]!.toFixed(0)}, ${sorted.at(-1)!.toFixed(0)} |`)
if (wrong.length + failedAgain.length > 0 || sorted.at(-1)! > 3_000) process.exit(1)

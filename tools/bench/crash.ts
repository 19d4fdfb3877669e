// `kill -9` of the middleware during writes, thirty times: what is lost, and the time to recover. Fails if an
// acknowledged write is lost or a start takes more than 3 s. Prints a markdown table.
import { crashDuringWrites } from '../../apps/middleware/test/crash.ts'

const rounds = Number(process.argv[2] ?? 30)
const { acknowledged, lost, underWay, failedAgain, readyAfter } = await crashDuringWrites(rounds)
const sorted = readyAfter.toSorted((a, b) => a - b)
console.log(`| kill -9 during writes, ${rounds} rounds | |\n|---|---|`)
console.log(`| writes acknowledged | ${acknowledged} |\n| of these lost | ${lost.length} |`)
console.log(`| writes under way, sent again | ${underWay} |\n| of these refused | ${failedAgain.length} |`)
console.log(`| ready again, median and most, ms | ${sorted[rounds >> 1]!.toFixed(0)}, ${sorted.at(-1)!.toFixed(0)} |`)
if (lost.length + failedAgain.length > 0 || sorted.at(-1)! > 3_000) process.exit(1)

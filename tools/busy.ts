// `node tools/busy.ts npm test`: runs a command while another process keeps every core busy. The result must be the
// same.
import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Usage: node tools/busy.ts COMMAND [ARGUMENT ...]')
  process.exit(2)
}

const spinners = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
const { status } = spawnSync(command, args, { stdio: 'inherit' })
for (const spinner of spinners) spinner.kill('SIGKILL')
process.exit(status ?? 1)

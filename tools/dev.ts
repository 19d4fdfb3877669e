// `npm run dev`: the middleware on its port, restarted when its sources change, and Vite with HMR in front of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vite = join(root, 'node_modules/vite/bin/vite.js')

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/middleware/src/boot/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [vite], { cwd: join(root, 'apps/console'), stdio: 'inherit' }),
]

/** Ctrl+C reaches all three at once; when one ends, the others are stopped. */
function endAll() {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll)
for (const child of children) child.once('exit', endAll)

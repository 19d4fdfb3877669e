// `npm start`: builds the console if it is missing or older than its sources, then runs the middleware.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const built = join(root, 'apps/console/dist/index.html')
const builtFrom = join(root, 'apps/console/dist/.built-from')

/** The console's sources. Asking Nx instead would take longer than the rest of a second start. */
const SOURCES = [
  'apps/console/{src,public,build}/**/*',
  'apps/console/*.{ts,html,json}',
  'libs/*/src/**/*',
  'openapi/src/*',
  'package-lock.json',
]

const sources = fingerprint()
if (!existsSync(built) || !existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== sources) {
  console.log('Building the console ...')
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
  const build = spawnSync(process.execPath, [nx, 'build', 'console'], { cwd: root, encoding: 'utf8' })
  if (build.status !== 0) {
    console.error(build.stdout + build.stderr)
    process.exit(1)
  }
  writeFileSync(builtFrom, sources)
}
await import('../apps/middleware/src/boot/main.ts')

/** Names, sizes and times of the sources. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of globSync(SOURCES, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

// `npm run new -- area NAME`: creates a new area with the Nx generator in tools/generators, formats it, and runs the
// generators that depend on it. Options go to the generator: `npm run new -- area gift-cards --group=Financial`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [kind, ...options] = process.argv.slice(2)

if (kind !== 'area' || !options[0] || options[0].startsWith('-')) {
  console.error('Usage: npm run new -- area NAME [--one=NAME] [--group=GROUP]')
  process.exit(1)
}

/** Runs a tool of the workspace with this Node.js, and exits if it fails. */
function run(script: string, args: readonly string[]) {
  const env = { ...process.env, NX_DAEMON: 'false' }
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('node_modules/nx/dist/bin/nx.js', ['generate', './tools/generators:area', ...options])
run('node_modules/oxfmt/bin/oxfmt', [])
run('tools/gen.ts', [])

// `npm run typecheck`: compiles every project of the repository, without output. `npm run typecheck -- apps/console`
// compiles only the projects in the folders named. The compiler is the native TypeScript 7; the tools that use
// TypeScript as a library still need 6 (stack: Nx, openapi-typescript).
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const COMPILER = join(root, 'node_modules/typescript-native/bin/tsc')
const folders = process.argv.slice(2)

const projects = globSync('{apps/*,libs/*,openapi,tools,.storybook}/{,test/}tsconfig{,.build}.json', { cwd: root })
  .filter((path) => folders.length === 0 || folders.some((folder) => path.startsWith(`${folder}/`)))
  .toSorted()
if (projects.length === 0) throw new Error(`No tsconfig.json in ${folders.join(', ')}`)

let failed = 0
async function compileNext(): Promise<void> {
  const project = projects.pop()
  if (!project) return
  // Two checkers of one project would both work out the types that its files have in common.
  const args = [COMPILER, '-p', project, '--checkers', '1']
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (status !== 0) {
    failed++
    console.error(`${project} has type errors`)
  }
  await compileNext()
}
await Promise.all(Array.from({ length: availableParallelism() }, compileNext))
process.exit(failed > 0 ? 1 : 0)

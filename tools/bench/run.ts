// `npm run bench -- NAME`: runs one of the benchmarks beside this file; without a name it lists them.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [name, ...rest] = process.argv.slice(2)
const places = [`${name}.ts`, `${name}/run.ts`].map((path) => join(import.meta.dirname, path))
const script = name && places.find((path) => existsSync(path))
if (!script) {
  const names = readdirSync(import.meta.dirname).filter((entry) => !['run.ts'].includes(entry))
  console.log(`Benchmarks: ${names.map((entry) => entry.replace('.ts', '')).join(', ')}`)
  process.exit(name ? 1 : 0)
}
process.exit(spawnSync(process.execPath, [script, ...rest], { stdio: 'inherit' }).status ?? 1)

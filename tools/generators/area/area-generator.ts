import { join } from 'node:path'
import { generateFiles, type Tree, visitNotIgnoredFiles } from '@nx/devkit'
import { FEATURE_GROUPS } from '@greenroom/permissions'
import { areaNames } from './area-names.ts'

interface Options {
  name: string
  one?: string
  group: string
}

/** The lists of areas, and where a new one is inserted: last in the sidebar, and last to be seeded. */
const LISTS = ['apps/middleware/src/areas.ts', 'apps/console/src/areas.ts']

/** Writes an area: contract, feature key, rules, migration, handlers, demo, screens, stories and tests. */
export async function areaGenerator(tree: Tree, { name, one, group }: Options): Promise<void> {
  if (!Object.hasOwn(FEATURE_GROUPS, group)) {
    throw new Error(`--group=${group} is not one of ${Object.keys(FEATURE_GROUPS).join(', ')}`)
  }
  const names = areaNames(name, group, one)
  const taken = [`apps/middleware/src/areas/${name}`, `apps/console/src/areas/${name}`, `openapi/paths/${name}.yaml`]
  for (const path of taken) if (tree.exists(path)) throw new Error(`${path} already exists`)
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', { ...names, number: nextMigration(tree) })
  for (const list of LISTS) addToList(tree, list, names.areaVar)
}

/** The numbers of all areas are one sequence. */
function nextMigration(tree: Tree): string {
  const numbers: number[] = []
  visitNotIgnoredFiles(tree, 'apps/middleware/src', (path) => {
    const number = /\/migrations\/(\d{4})-[^/]*\.ts$/.exec(path)?.[1]
    if (number) numbers.push(Number(number))
  })
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

function addToList(tree: Tree, path: string, area: string) {
  const before = tree.read(path, 'utf8') ?? ''
  const after = before.replace(/(?<=areas\b[^=]* = \[\n(?: {2}.*\n)*)(?=\])/, `  area.${area},\n`)
  if (after === before) throw new Error(`${path} has no list of areas to add to`)
  tree.write(path, after)
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A generated file that lists the areas' contributions to a folder, so that a new area changes no file of the
 * others. */
interface Registry {
  /** The file, from the root of the repository. */
  path: string
  /** The folder that it lists. */
  folder: string
  /** Its line for one file or folder there, without the ending. */
  line(name: string): string
}

const area = (name: string) => `export { ${camelCase(name)} } from '#areas/${name}/area.ts'`

const REGISTRIES: readonly Registry[] = [
  { path: 'apps/console/src/areas.gen.ts', folder: 'apps/console/src/areas', line: area },
  { path: 'apps/middleware/src/areas.gen.ts', folder: 'apps/middleware/src/areas', line: area },
  {
    path: 'libs/permissions/src/areas.gen.ts',
    folder: 'libs/permissions/src/areas',
    line: (name) => `export { features as ${camelCase(name)} } from './areas/${name}.ts'`,
  },
  {
    path: 'libs/validation/src/records.gen.ts',
    folder: 'libs/validation/src/records',
    line: (name) => `export * from './records/${name}.ts'`,
  },
]

/** The text of each registry by its path. */
export function registries(root: string, banner: string): Record<string, string> {
  return Object.fromEntries(
    REGISTRIES.map(({ path, folder, line }) => {
      const lines = namesIn(join(root, folder)).map((name) => `${line(name)}\n`)
      return [path, banner + lines.join('')]
    }),
  )
}

/** Folders that hold an area, and files without tests. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? existsSync(join(folder, entry.name, 'area.ts')) : isSource(entry.name)))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .toSorted()
}

function isSource(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts')
}

export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

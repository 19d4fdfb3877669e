// Finds circular imports, including types: each file must be understandable without the files that import it.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const STATEMENT = /^(?:import|export)\b[^'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm

type Graph = Map<string, readonly string[]>

/** The files that each of these files imports, statically or dynamically, by path below `root`. */
export function importGraph(root: string, files: readonly string[]): Graph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(STATEMENT)].map(
        ([, from, whole]) => from ?? whole!,
      )
      const targets = specifiers.map((specifier) => target(root, file, specifier))
      return [file, targets.filter((each) => each !== undefined && known.has(each)) as string[]]
    }),
  )
}

/** The groups of files that reach each other, each in the order of their names. */
export function circlesIn(graph: Graph): string[][] {
  const [index, low] = [new Map<string, number>(), new Map<string, number>()]
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.toSorted())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

/** The file that a specifier means: beside the importing file, by the imports of its package, or the door of a lib. */
function target(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  const [home] = /^(?:apps|libs)\/[^/]+/.exec(file) ?? []
  if (specifier.startsWith('#')) return home && `${home}/src/${specifier.slice(1)}`
  const lib = /^@greenroom\/([^/]+)$/.exec(specifier)?.[1]
  return lib && `libs/${lib}/src/index.ts`
}

import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Bytes of brotli (quality 11), by what a browser has to load. */
export type Weight = {
  login: { js: number; all: number; requests: number }
  /** From nothing to the product grid. */
  toGrid: number
  /** Each lazy screen: what it adds to the app. */
  screens: Record<string, number>
  /** Each area: every file that holds code of it, whenever it is loaded. */
  areas: Record<string, number>
}

const MAIN = '/src/main.tsx'
const APP = '/src/shell/App.tsx'
export const GRID = 'ProductsScreen'
const AREA = /\/src\/areas\/(?<name>[\w-]+)\//
const SCREEN = /(?<name>\w+Screen|Palette)\.tsx$/

/** Weighs a finished bundle by its graph of static imports. */
export function weighBundle(bundle: Bundle): Weight {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => holds(chunk, MAIN))
  const app = chunks.find((chunk) => holds(chunk, APP))
  const page = bundle['index.html']
  if (!entry || !app || page?.type !== 'asset') throw new Error('The bundle has no entry, no app or no page')

  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(bundle, file), 0)
  const atLogin = withImports(bundle, entry)
  const inApp = new Set([...atLogin, ...withImports(bundle, app)])
  const styles = stylesOf(bundle, atLogin)
  const adds = (chunk: Chunk) => weigh(withImports(bundle, chunk).difference(inApp))
  const screens = chunks.flatMap((chunk) => {
    const name = SCREEN.exec(chunk.facadeModuleId ?? '')?.groups?.name
    return name && chunk.isDynamicEntry ? [[name, adds(chunk)] as const] : []
  })
  const weights = Object.fromEntries(screens)
  return {
    login: {
      js: weigh(atLogin),
      all: weigh([...atLogin, ...styles, page.fileName]),
      requests: 1 + atLogin.size + styles.size,
    },
    toGrid: weigh(inApp) + (weights[GRID] ?? 0),
    screens: weights,
    areas: weighAreas(chunks, inApp, weigh),
  }
}

/** Files of the app hold the manifest of every area, so they count for none. */
function weighAreas(chunks: Chunk[], inApp: ReadonlySet<string>, weigh: (files: Iterable<string>) => number) {
  const files = chunks.flatMap(({ fileName, moduleIds }) => {
    const areas = new Set(moduleIds.map((id) => AREA.exec(id)?.groups?.name))
    return inApp.has(fileName) ? [] : [...areas].flatMap((area) => (area ? [{ area, fileName }] : []))
  })
  const byArea = [...Map.groupBy(files, ({ area }) => area)]
  return Object.fromEntries(byArea.map(([area, own]) => [area, weigh(own.map(({ fileName }) => fileName))]))
}

function holds({ moduleIds }: Chunk, module: string): boolean {
  return moduleIds.some((id) => id.endsWith(module))
}

/** A chunk and all that it imports statically, by file name. */
function withImports(bundle: Bundle, from: Chunk): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    chunk.imports.forEach(visit)
  }
  visit(from.fileName)
  return found
}

function stylesOf(bundle: Bundle, files: Iterable<string>): Set<string> {
  return new Set(
    [...files].flatMap((file) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
    }),
  )
}

function sizeOf(bundle: Bundle, file: string): number {
  const output = bundle[file]
  if (!output) return 0
  return brotliCompressSync(output.type === 'chunk' ? output.code : output.source).length
}

// Run in the folder of a core lib: builds the package for other teams in `dist`. Plain ES modules, one per source file,
// with declarations; nothing is bundled or minified, which is left to the consumer.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

type Manifest = Record<string, unknown> & { name: string; version: string; dependencies?: Record<string, string> }

const root = join(import.meta.dirname, '..')
const lib = process.cwd()
const dist = join(lib, 'dist')

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Compiles everything reachable from `src/index.ts`, and returns the packages that it imports. */
function compile(): Set<string> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const emitting = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true }
  const entry = join(lib, 'src/index.ts')
  const program = ts.createProgram([entry], { ...options, ...emitting, rootDir: join(lib, 'src'), outDir: dist })
  const faults = ts.getPreEmitDiagnostics(program)
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)))
  const packages = new Set<string>()
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(lib, 'src/')))
  for (const source of sources) {
    program.emit(source, (file, text) => {
      for (const [, name = ''] of text.matchAll(/ from ['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g)) packages.add(name)
      mkdirSync(dirname(file), { recursive: true })
      // The compiler keeps `.ts` in the imports of declarations, where no such file will exist.
      writeFileSync(file, file.endsWith('.d.ts') ? text.replaceAll(/( from ['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2') : text)
    })
  }
  return packages
}

/** Each version is defined once: for libraries in the root, for core libs in their own package.json. */
function versionOf(name: string): string {
  const own = name.startsWith('@greenroom/') && manifestIn(join(root, 'libs', name.slice('@greenroom/'.length))).version
  return `^${own || manifestIn(root).dependencies![name]!}`
}

rmSync(dist, { recursive: true, force: true })
const packages = [...compile()].sort()
const { scripts: _scripts, exports: _exports, ...manifest } = manifestIn(lib)
const packed = {
  ...manifest,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  ...(packages.length > 0 && { dependencies: Object.fromEntries(packages.map((name) => [name, versionOf(name)])) }),
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
for (const document of ['README.md', 'SPEC.md']) cpSync(join(lib, document), join(dist, document))

// Run in the folder of a core lib: builds the package for other teams in `dist`. Plain ES modules, one per source file,
// with declarations; nothing is bundled or minified, which is left to the consumer.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, unknown> & { name: string; version: string; dependencies?: Record<string, string> }

const root = join(import.meta.dirname, '..')
const COMPILER = join(root, 'node_modules/typescript-native/bin/tsc')
const lib = process.cwd()
const dist = join(lib, 'dist')

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Compiles everything reachable from `src/index.ts`, and returns the packages that it imports. */
function compile(): Set<string> {
  const config = join(dist, 'tsconfig.json')
  const emitting = { noEmit: false, noEmitOnError: true, declaration: true, rewriteRelativeImportExtensions: true }
  const compilerOptions = { ...emitting, rootDir: join(lib, 'src'), outDir: dist }
  const files = [join(lib, 'src/index.ts')]
  mkdirSync(dist)
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }))
  execFileSync(process.execPath, [COMPILER, '-p', config, '--checkers', '1'], { stdio: 'inherit' })
  rmSync(config)
  const packages = new Set<string>()
  for (const file of globSync(join(dist, '**/*.{js,d.ts}'))) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of text.matchAll(/ from ['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g)) packages.add(name)
    // The compiler keeps `.ts` in the imports of declarations, where no such file will exist.
    if (file.endsWith('.d.ts')) writeFileSync(file, text.replaceAll(/( from ['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2'))
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

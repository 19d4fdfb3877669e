// The core libs as other teams get them: packed, installed in a folder outside this workspace, and used there in Node,
// in a worker and in a browser.
import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { publint } from 'publint'
import ts from 'typescript'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const libs = readdirSync(join(root, 'libs')).filter((lib) => existsSync(join(root, 'libs', lib, 'SPEC.md')))
const abroad = mkdtempSync(join(tmpdir(), 'core-libs-'))

/** Uses every lib, and returns the results. */
const PROGRAM = `
import { configure } from '@greenroom/cto'
import { parseDocumentNumber } from '@greenroom/documents'
import { dayFault } from '@greenroom/inventory'
import { layOutLabel, newTemplate, toZpl } from '@greenroom/labels'
import { takePercent, toAmount, toPercent, toText } from '@greenroom/money'
import { allows, grantsOf } from '@greenroom/permissions'
import { quickRange, type RangeContext } from '@greenroom/quick-dates'
import { nextSession, SIGNED_OUT, type SessionState } from '@greenroom/session'
import { checkItem } from '@greenroom/catalog'
import { DEFAULT_RESTRICTED } from '@greenroom/validation'

const grants = grantsOf([{ key: 'CATALOG_PRODUCT', access: ['READ'] }])
const context: RangeContext = { now: 1772982000000, zone: 'America/New_York' }
const state: SessionState = nextSession(SIGNED_OUT, { type: 'loginNeeded', url: '/app/home' })[0]
const layout = layOutLabel(newTemplate('Empty', 25), { itemID: 'TS-1' }, { locale: 'en-US', currency: 'USD', grants })

export const answers: unknown[] = [
  allows(grants, 'CATALOG_PRODUCT', 'READ'),
  quickRange('CURRENT_DAY', context).fromDateString,
  state,
  toZpl([{ layout, copies: 1 }]).startsWith('^XA'),
  checkItem({ name: 'Rock & Roll' }, { mode: 'edit', restricted: DEFAULT_RESTRICTED }).map(({ message }) => message),
  configure({ itemID: 'JERSEY', name: 'Jersey', sellingPrice: 80 }, [], {}, [], []).price,
  toText(takePercent(toAmount('12000'), toPercent(8.25), 'HALF_UP')),
  parseDocumentNumber('pc-123'),
  dayFault({ effectiveOn: '2026-03-08', today: '2026-03-08' }) ?? 'open',
]
`
const ANSWERS = [
  true,
  '2026-03-08T00:00:00-05:00',
  { at: 'signedOut', target: '/app/home' },
  true,
  expect.arrayContaining(['Name may not contain &']),
  80,
  '990',
  { prefix: 'PC', sequence: 123 },
  'open',
]

const tarballOf = (lib: string) => readFileSync(join(abroad, `greenroom-${lib}-0.1.0.tgz`))

beforeAll(() => {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env: nxEnv })
  const nxEnv = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' }
  run(join(root, 'node_modules/.bin/nx'), ['run-many', '-t', 'package', '--output-style=static'], root)
  run('npm', ['pack', '--pack-destination', abroad, ...libs.map((lib) => `./libs/${lib}/dist`)], root)
  for (const lib of libs) {
    const folder = join(abroad, 'node_modules/@greenroom', lib)
    mkdirSync(folder, { recursive: true })
    run('tar', ['-xzf', join(abroad, `greenroom-${lib}-0.1.0.tgz`), '-C', folder, '--strip-components=1'], abroad)
  }
  for (const name of ['effect', 'parse5'])
    symlinkSync(join(root, 'node_modules', name), join(abroad, 'node_modules', name))
  writeFileSync(join(abroad, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(abroad, 'program.ts'), PROGRAM)
}, 600_000)

afterAll(() => rmSync(abroad, { recursive: true, force: true }))

test('packages every core lib', () => {
  expect(libs.join(' ')).toBe(
    'catalog cto documents imports inventory labels money permissions quick-dates session validation',
  )
})

test.each(libs)('%s contains modules, declarations, README and rules, and nothing else', (lib) => {
  const folder = join(abroad, 'node_modules/@greenroom', lib)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .sort()
  const modules = files.filter((file) => file.endsWith('.js'))
  expect(modules).toContain('index.js')
  expect(modules.filter((file) => /\.(test|stories)\./.test(file))).toEqual([])
  const declarations = modules.map((file) => file.replace(/\.js$/, '.d.ts'))
  expect(files).toEqual([...modules, ...declarations, 'README.md', 'SPEC.md', 'package.json'].sort())
})

test.each(libs)('%s depends on nothing but effect, Temporal, parse5 and other core libs', (lib) => {
  const manifest = JSON.parse(readFileSync(join(abroad, 'node_modules/@greenroom', lib, 'package.json'), 'utf8'))
  const allowed = [...libs.map((name) => `@greenroom/${name}`), 'effect', 'parse5']
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies ?? {})))
  expect(['temporal-polyfill']).toEqual(expect.arrayContaining(Object.keys(manifest.peerDependencies ?? {})))
})

test.each(libs)('%s lists all its dependencies in its manifest', (lib) => {
  const alone = join(abroad, 'alone', lib)
  installFrom(abroad, lib, alone)
  const program = `console.log(Object.keys(await import('@greenroom/${lib}')).length > 0)`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: alone,
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe('true')
})

/** A copy of a package with only its dependencies: next to its siblings it would find those too. */
function installFrom(source: string, lib: string, target: string) {
  const [from, to] = [source, target].map((folder) => join(folder, 'node_modules/@greenroom', lib))
  if (existsSync(to!)) return
  cpSync(from!, to!, { recursive: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(to!, 'package.json'), 'utf8')) as { dependencies?: object }
  for (const name of Object.keys(dependencies)) {
    const link = join(target, 'node_modules', name)
    if (name.startsWith('@greenroom/')) installFrom(source, name.slice('@greenroom/'.length), target)
    else if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link)
  }
}

test.each(libs)('%s passes publint', async (lib) => {
  const { messages } = await publint({ pack: { tarball: new Blob([tarballOf(lib)]).stream() }, strict: true })
  expect(messages).toEqual([])
})

test.each(libs)('%s has correct types for every way to import ES modules', async (lib) => {
  const analysis = await checkPackage(createPackageFromTarballData(tarballOf(lib)))
  if (!analysis.types) throw new Error('no types')
  // ES modules only, on purpose: `require` in CommonJS and the resolution of Node 10 are not supported.
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  )
  expect(problems).toEqual([])
})

test.each(['NodeNext', 'Bundler'] as const)('compiles in a strict project of another team (%s)', (resolution) => {
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      module: resolution === 'NodeNext' ? 'NodeNext' : 'ESNext',
      moduleResolution: resolution,
      target: 'ES2024',
      lib: ['ES2024'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    },
    abroad,
  )
  const program = ts.createProgram([join(abroad, 'program.ts')], options)
  // Our declarations are fully checked; effect's own, which would take most of the time, are not.
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/effect/'))
  const faults = ours.flatMap((file) => ts.getPreEmitDiagnostics(program, file))
  expect(ts.formatDiagnostics(faults, ts.createCompilerHost(options))).toBe('')
})

test('runs in Node and in a worker of Node', () => {
  const program = pathToFileURL(join(abroad, 'program.ts')).href
  const main = `
    import { Worker, isMainThread, parentPort } from 'node:worker_threads'
    const { answers } = await import('${program}')
    if (!isMainThread) parentPort.postMessage(answers)
    else new Worker(new URL(import.meta.url)).on('message', (fromWorker) => console.log(JSON.stringify([answers, fromWorker])))
  `
  writeFileSync(join(abroad, 'main.ts'), main)
  const printed = execFileSync(process.execPath, [join(abroad, 'main.ts')], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual([ANSWERS, ANSWERS])
})

test('runs with only the Temporal polyfill', () => {
  symlinkSync(join(root, 'node_modules/temporal-polyfill'), join(abroad, 'node_modules/temporal-polyfill'))
  const program = `
    delete globalThis.Temporal
    await import('temporal-polyfill/global')
    const { answers } = await import('./program.ts')
    console.log(JSON.stringify([Temporal.Now.instant.toString().includes('native code'), answers]))
  `
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: abroad,
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual([false, ANSWERS])
})

test('runs in a browser and in a worker of it', { timeout: 600_000 }, async () => {
  writeFileSync(join(abroad, 'worker.ts'), `import { answers } from './program.ts'\npostMessage(answers)`)
  writeFileSync(join(abroad, 'page.ts'), `import { answers } from './program.ts'\nglobalThis.answers = answers`)
  const input = { page: join(abroad, 'page.ts'), worker: join(abroad, 'worker.ts') }
  const output = { entryFileNames: '[name].js' }
  await build({
    root: abroad,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'web', modulePreload: false, rolldownOptions: { input, output } },
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    await page.route('http://abroad.test/**', (route) => {
      const path = new URL(route.request().url()).pathname
      if (path === '/')
        return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/page.js"></script>' })
      return route.fulfill({ path: join(abroad, 'web', path), contentType: 'text/javascript' })
    })
    await page.goto('http://abroad.test/')
    const inPage = await page.waitForFunction(() => (globalThis as { answers?: unknown[] }).answers)
    const inWorker = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' })
          worker.addEventListener('message', (event) => resolve(event.data))
          worker.addEventListener('error', (event) => reject(new Error(event.message)))
        }),
    )
    expect([await inPage.jsonValue(), inWorker]).toEqual([ANSWERS, ANSWERS])
  } finally {
    await browser.close()
  }
})

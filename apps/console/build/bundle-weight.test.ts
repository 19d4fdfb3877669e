import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { weighBundle } from './bundle-weight.ts'

type Part = { module: string; bytes: number; imports?: string[]; css?: string[]; dynamic?: boolean }

/** A finished bundle of these chunks. Their code is noise, which no compression makes smaller. */
function bundleOf(parts: Record<string, Part>): Rolldown.OutputBundle {
  const chunks = Object.entries(parts).map(([fileName, { module, bytes, imports = [], css = [], dynamic = false }]) => {
    const code = noise(bytes)
    const viteMetadata = { importedCss: new Set(css), importedAssets: new Set() }
    const facadeModuleId = dynamic ? module : null
    return [
      fileName,
      {
        type: 'chunk',
        fileName,
        code,
        imports,
        moduleIds: [module],
        facadeModuleId,
        isDynamicEntry: dynamic,
        viteMetadata,
      },
    ]
  })
  const assets = ['index.html', 'login.css'].map((fileName) => [
    fileName,
    { type: 'asset', fileName, source: noise(100) },
  ])
  return Object.fromEntries([...chunks, ...assets]) as Rolldown.OutputBundle
}

let seed = 1
function noise(length: number): string {
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
}

const PARTS = {
  'runtime.js': { module: '\0rolldown/runtime.js', bytes: 500 },
  'login.js': { module: '/c/src/main.tsx', bytes: 20_000, imports: ['runtime.js'], css: ['login.css'] },
  'app.js': { module: '/c/src/shell/App.tsx', bytes: 30_000, imports: ['login.js'], dynamic: true },
  'fields.js': { module: '/c/libs/ui/TextField.tsx', bytes: 5_000, imports: ['app.js'] },
  'grid.js': {
    module: '/c/src/areas/products/ProductsScreen.tsx',
    bytes: 10_000,
    imports: ['app.js', 'fields.js'],
    dynamic: true,
  },
  'home.js': { module: '/c/src/areas/home/HomeScreen.tsx', bytes: 3_000, imports: ['app.js'], dynamic: true },
}

/** Noise of 90 characters takes a little over 6.5 of 8 bits. */
const about = (bytes: number) => expect.closeTo(bytes * 0.82, -3)

test('the login page is the entry with all it imports, its styles and the page', () => {
  const { login } = weighBundle(bundleOf(PARTS))
  expect(login).toEqual({ js: about(20_500), all: about(20_700), requests: 4 })
})

test('the grid counts everything from nothing, another screen only what it adds to the app', () => {
  const { toGrid, screens, areas } = weighBundle(bundleOf(PARTS))
  expect(toGrid).toEqual(about(65_500))
  expect(screens.HomeScreen).toEqual(about(3_000))
  expect(areas).toEqual({ products: about(10_000), home: about(3_000) })
})

test('a build over its budget fails', () => {
  const plugin = budgets() as { writeBundle: { handler: (options: object, bundle: Rolldown.OutputBundle) => void } }
  const context = {
    info() {},
    error(message: string) {
      throw new Error(message)
    },
  }
  const build = (parts: Record<string, Part>) => plugin.writeBundle.handler.call(context, {}, bundleOf(parts))
  expect(() => build(PARTS)).not.toThrow()
  expect(() => build({ ...PARTS, 'login.js': { ...PARTS['login.js'], bytes: 120_000 } })).toThrow(
    /Over budget: login route, JavaScript/,
  )
})

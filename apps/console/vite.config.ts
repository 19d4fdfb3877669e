import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './build/budgets.ts'
import { englishOnly } from './build/english-only.ts'
import { precompress } from './build/precompress.ts'
import { productionRouter } from './build/production-router.ts'
import { serviceWorker } from './build/service-worker.ts'

/**
 * The login page is one file, the app behind it another, with what nearly all screens use: the search field, the rows
 * of tabs of records, the IDs of system items, what loads lists and records, and what a screen offers the palette. Text
 * fields, which some lists have, are a third, the other small parts of forms a fourth, the cells of sheets and matrices
 * a fifth, the keys that move among them a sixth, however many screens share parts of them: split among those that do,
 * each part would be a file of its own.
 */
const WHOLE = [
  { name: 'login', test: /\/src\/main\.tsx$/ },
  {
    name: 'app',
    test: /\/src\/shell\/App\.tsx$|\/libs\/ui\/src\/layout\/(?:TabLinks|MoreMenu|use-fitting)\.|\/system-items\.|\/libs\/ui\/src\/form\/text\/SearchField\.|\/src\/data\/(?:pages|use-resource)\.ts|\/src\/screens\/verbs\.atoms\.ts/,
  },
  { name: 'text-field', test: /\/libs\/ui\/src\/form\/text\/TextField\./ },
  {
    name: 'form',
    test: /\/libs\/ui\/src\/(?:form\/(?:text\/)?|layout\/)(?:save-key|FieldGrid|MoneyField|NumberField|TextArea|Section|SaveBar)\./,
  },
  { name: 'cells', test: /\/libs\/ui\/src\/sheet\/sheet-state\./ },
  { name: 'cell-keys', test: /\/libs\/ui\/src\/sheet\/sheet-(?:keys|range)\./ },
]

/** The first load names all files of the app, and a hash does not compress. Seven characters tell the releases of one apart. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig({
  plugins: [react(), englishOnly(), productionRouter(), serviceWorker(), precompress(), budgets()],
  server: { port: 5173, proxy: { '/api': { target: 'http://127.0.0.1:4000', changeOrigin: false } } },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // A data: font or image in a stylesheet would weigh on the login page, and needs a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { ...NAMES, codeSplitting: { groups: WHOLE } } },
  },
  worker: { format: 'es' },
})

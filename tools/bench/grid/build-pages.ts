import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export const AG_GRID = 'ag-grid-community@36.2.0'

/** Builds the page of each grid for production into a new temporary folder, which also holds AG Grid; answers it. */
export async function buildPages(grids: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grid-bench-'))
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  if (grids.includes('ag')) await install(folder)
  const root = join(import.meta.dirname, 'pages')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react()],
    resolve: { alias: { 'ag-grid-community': join(folder, 'node_modules/ag-grid-community') } },
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: grids.map((grid) => join(root, `${grid}.html`)) },
    },
  })
  return folder
}

async function install(folder: string) {
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', ['install', ...options, AG_GRID], { cwd: folder })
}

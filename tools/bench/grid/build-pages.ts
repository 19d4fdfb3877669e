import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { installPeers } from '../peers.ts'

export const AG_GRID = 'ag-grid-community@36.2.0'

/** Builds the page of each grid for production into a new temporary folder and returns the folder. */
export async function buildPages(grids: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grid-bench-'))
  const peers = grids.includes('ag') ? installPeers([AG_GRID]) : folder
  const root = join(import.meta.dirname, 'pages')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react()],
    resolve: { alias: { 'ag-grid-community': join(peers, 'node_modules/ag-grid-community') } },
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: grids.map((grid) => join(root, `${grid}.html`)) },
    },
  })
  return folder
}

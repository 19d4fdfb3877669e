// Installs peers and measuring tools from npm into a temporary folder when a benchmark runs; none of them is committed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = join(tmpdir(), 'greenroom-bench-peers')

/** Installs the packages (`name@version`) beside each other, once, and returns their folder. */
export function installPeers(packages: string[]): string {
  mkdirSync(folder, { recursive: true })
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true,"type":"module"}')
  const missing = packages.filter((each) => !existsSync(join(folder, 'node_modules', each.replace(/(.)@[^@]*$/, '$1'))))
  if (missing.length > 0) {
    const flags = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', [...flags, ...missing], { cwd: folder, stdio: 'inherit' })
  }
  return folder
}

/** Imports an installed peer by its name. */
export function importPeer(name: string): Promise<Record<string, unknown>> {
  const from = createRequire(join(folder, 'package.json'))
  return import(pathToFileURL(from.resolve(name)).href)
}

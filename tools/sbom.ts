// Writes docs/sbom.json: the packages that the product runs with, as a CycloneDX bill of materials (`npm run sbom`).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export const SBOM_FILE = join(root, 'docs/sbom.json')

interface LockedPackage {
  version: string
  license?: string
  integrity: string
  dev?: boolean
  link?: boolean
}

interface Component {
  type: 'library'
  name: string
  version: string
  purl: string
  hashes: { alg: 'SHA-512'; content: string }[]
  licenses: { expression: string }[]
}

/** The bill of the lock file as it is now. */
export function billOfMaterials() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const components = new Map<string, Component>()
  for (const [path, locked] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1)
    if (!path.includes('node_modules/') || !name || locked.dev || locked.link) continue
    const component = componentOf(name, locked)
    components.set(component.purl, component)
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: [...components.values()].toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
  }
}

function componentOf(name: string, { version, integrity, license }: LockedPackage): Component {
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [{ expression: license ?? LICENSES[name] ?? 'NOASSERTION' }],
  }
}

/** Packages whose manifest names no license, and that of their LICENSE file. */
const LICENSES: Record<string, string> = { 'png-js': 'MIT' }

if (import.meta.main) writeFileSync(SBOM_FILE, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)

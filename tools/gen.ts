// Contract to code: bundles openapi/ into one document, and writes it, its TypeScript types and the requirements of its
// operations. Also writes the registries of the areas' contributions. `npm run gen -- --check` writes nothing and fails
// if a committed generated file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { ContractDocument } from '@greenroom/openapi'
import { readContract } from './contract.ts'
import { registries } from './registries.ts'

const root = join(import.meta.dirname, '..')
const banner = '// Generated from the contract by `npm run gen`. Do not edit.\n'

const document = await readContract(join(root, 'openapi'))

const generated = {
  'openapi/src/schema.gen.ts':
    banner + astToString(await openapiTS(structuredClone(document) as unknown as OpenAPI3, { alphabetize: false })),
  'openapi/src/document.gen.json': `${JSON.stringify(document, null, 1)}\n`,
  'openapi/src/needs.gen.ts': banner + needsOf(document),
  ...registries(root, '// Generated from the files of the areas by `npm run gen`. Do not edit.\n'),
}

/** The requirements by operation, except those that any session, or none, satisfies, and which need all places. */
function needsOf(contract: ContractDocument): string {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const rows = operations
    .filter((operation) => operation['x-feature'])
    .map(
      (operation) =>
        `  ${operation.operationId}: [${operation['x-feature']!.map((need) => `'${need}'`).join(', ')}],\n`,
    )
  const everywhere = operations.filter((operation) => operation['x-everywhere'])
  const names = everywhere.map(({ operationId }) => `  '${operationId}',\n`)
  return `export const needs = {\n${rows.join('')}} as const

/** The operations that only users of all places may call. */
export const everywhere: ReadonlySet<string> = new Set([\n${names.join('')}])
`
}

let stale = false
for (const [name, text] of Object.entries(generated)) {
  const path = join(root, name)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    stale = true
    console.error(`${name} is stale: run \`npm run gen\` and commit the result.`)
  }
}
if (stale) process.exit(1)

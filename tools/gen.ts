// Contract to types: bundles openapi/openapi.yaml and its parts into one document and writes the TypeScript types of it.
// `npm run gen -- --check` writes nothing and fails when a committed generated file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'

const openapi = join(import.meta.dirname, '../openapi')
const banner = '// Generated from the contract by `npm run gen`. Do not edit.\n'

const { bundle: bundled, problems } = await bundle({
  ref: join(openapi, 'openapi.yaml'),
  config: await createConfig({}),
})
for (const problem of problems) console.error(`${problem.severity}: ${problem.message}`)
if (problems.some((problem) => problem.severity === 'error')) process.exit(1)
const document = bundled.parsed

const generated = {
  'src/schema.gen.ts': banner + astToString(await openapiTS(structuredClone(document), { alphabetize: false })),
  'src/document.gen.json': `${JSON.stringify(document, null, 1)}\n`,
}

let stale = false
for (const [name, text] of Object.entries(generated)) {
  const path = join(openapi, name)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    stale = true
    console.error(`openapi/${name} is stale: run \`npm run gen\` and commit the result.`)
  }
}
if (stale) process.exit(1)

import type { ContractDocument } from '@greenroom/openapi'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, createConfig, parseYaml, Source } from '@redocly/openapi-core'
import { expandPath, type PathSource } from './contract-operation.ts'

/** The content of an area's file in openapi/paths. Its name is the tag of its operations. */
interface Area {
  description: string
  paths: Record<string, PathSource>
}

type Schemas = Record<string, { properties?: object }>

/**
 * The whole contract as one OpenAPI document: openapi.yaml with the tags and paths of every area. Two areas may share a
 * path, but not an operation. Throws on a mistake in the contract.
 */
export async function readContract(folder: string): Promise<ContractDocument> {
  const areas = readdirSync(join(folder, 'paths'))
    .toSorted()
    .map((file) => ({ name: file.replace('.yaml', ''), ...readYaml<Area>(join(folder, 'paths', file)) }))
  const hasVersion = (schemaRef: string) => {
    const [file, name] = schemaRef.split('#/') as [string, string]
    return 'version' in (readYaml<Schemas>(join(folder, 'paths', file))[name]?.properties ?? {})
  }
  const document = {
    ...readYaml<object>(join(folder, 'openapi.yaml')),
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths: Object.fromEntries(
      Object.entries(pathsOf(areas)).map(([path, item]) => [path, expandPath(item, hasVersion)]),
    ),
  }
  // References are relative to the areas' files, so the document is placed next to them.
  const doc = { source: new Source(join(folder, 'paths/every-area.yaml'), ''), parsed: document }
  const { bundle: bundled, problems } = await bundle({ doc, config: await createConfig({}) })
  for (const problem of problems) console.error(`${problem.severity}: ${problem.message}`)
  if (problems.some(({ severity }) => severity === 'error')) throw new Error('The contract has errors.')
  return bundled.parsed as ContractDocument
}

function readYaml<Content>(path: string): Content {
  return parseYaml(readFileSync(path, 'utf8')) as Content
}

function pathsOf(areas: readonly (Area & { name: string })[]): Record<string, PathSource> {
  const paths: Record<string, PathSource> = {}
  for (const area of areas) {
    for (const [path, item] of Object.entries(area.paths)) {
      const known = (paths[path] ??= {})
      for (const [key, value] of Object.entries(item)) {
        if (Object.hasOwn(known, key))
          throw new Error(`${path}: ${key} is in another area already, and in ${area.name}`)
        Object.assign(known, { [key]: key === 'parameters' ? value : { tags: [area.name], ...value } })
      }
    }
  }
  return paths
}

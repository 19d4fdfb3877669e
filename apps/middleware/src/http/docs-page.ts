import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ContractDocument, ContractOperation } from '@greenroom/openapi'
import { operationsOf } from './contract.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** The contract: `/api/openapi.json` for programs, `/api/docs` for people. */
export function serveDocs(app: FastifyInstance, document: ContractDocument) {
  // Made when first asked for, because most starts of a server never are.
  let json: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(document))),
  )
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(STYLE_HASH))
      .send((page ??= docsPage(document))),
  )
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: .25rem }
code, pre { font: 13px/1.5 ui-monospace, monospace }
pre { overflow-x: auto }
article { margin: 1.5rem 0 }
h3 { margin: 0; font-size: 1rem }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: .15rem .75rem .15rem 0 }
`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

function docsPage(document: ContractDocument): string {
  const { title, version, description = '' } = document.info
  const areas = (document.tags ?? []).map((tag) => area(document, tag.name, tag.description ?? ''))
  const contents = (document.tags ?? []).map((tag) => `<li><a href="#${text(tag.name)}">${text(tag.name)}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title>
<style>${STYLE}</style></head>
<body>
<h1>${text(title)} ${text(version)}</h1>
${prose(description)}
<p>The same as a document for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>
<ul>${contents.join('')}<li><a href="#schemas">schemas</a></li></ul>
${areas.join('\n')}
<h2 id="schemas">schemas</h2>
${Object.entries(document.components['schemas'] ?? {})
  .map(([name, schema]) => `<article id="schema-${text(name)}"><h3>${text(name)}</h3>${yamlLike(schema)}</article>`)
  .join('\n')}
</body>
</html>`
}

/** The contract's descriptions: paragraphs apart by an empty line, and words in back quotes as code. */
function prose(description: string): string {
  const paragraphs = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
  return paragraphs.map((each) => `<p>${text(each).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`).join('\n')
}

function area(document: ContractDocument, name: string, description: string): string {
  const operations = operationsOf(document).filter(({ operation }) => operation.tags?.includes(name))
  const articles = operations.map(
    ({ path, method, operation }) => `<article id="${text(operation.operationId)}">
<h3><code>${method.toUpperCase()} /api${text(path)}</code></h3>
<p>${text(operation.summary ?? '')}</p>
${prose(operation.description ?? '')}
<p>${text(neededFor(document, operation))}</p>
${parameterTable(document, operation)}
${operation.requestBody ? `<p>Request body</p>${yamlLike(operation.requestBody['content'])}` : ''}
<table>${Object.entries(operation.responses)
      .map(([status, response]) => `<tr><th>${status}</th><td>${text(describe(document, response))}</td></tr>`)
      .join('')}</table>
</article>`,
  )
  return `<h2 id="${text(name)}">${text(name)}</h2>\n<p>${text(description)}</p>\n${articles.join('\n')}`
}

function neededFor(document: ContractDocument, operation: ContractOperation): string {
  const where = operation['x-everywhere'] ? ', everywhere' : ''
  if (operation['x-feature']) return `Needs ${operation['x-feature'].join(' and ')}${where}.`
  const security = operation.security ?? document.security ?? []
  return security.length === 0 ? 'Needs no session.' : 'Needs a session.'
}

function parameterTable(document: ContractDocument, operation: ContractOperation): string {
  const rows = (operation.parameters ?? []).map((given) => {
    const parameter = resolve(document, given)
    return `<tr><th><code>${text(parameter['name'])}</code></th><td>${text(parameter['in'])}</td><td>${text(parameter['description'] ?? '')}</td></tr>`
  })
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
}

function describe(document: ContractDocument, response: Record<string, unknown>): string {
  return String(resolve(document, response)['description'] ?? '')
}

function resolve(document: ContractDocument, value: Record<string, unknown>): Record<string, unknown> {
  const [, section = '', name = ''] = String(value['$ref'] ?? '')
    .slice(2)
    .split('/')
  return document.components[section]?.[name] ?? value
}

/** A schema as indented text, its references as links. */
function yamlLike(schema: unknown): string {
  const json = text(JSON.stringify(schema, null, 2).replaceAll(/[",{}[\]]/g, ''))
  const lines = json.split('\n').filter((line) => line.trim() !== '')
  return `<pre>${lines.join('\n').replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')}</pre>`
}

function text(value: unknown): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

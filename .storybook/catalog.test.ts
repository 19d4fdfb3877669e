// Opens every docs page of the built catalog (`nx run ui:catalog`) in Chromium: no error, nothing for axe to find, and for
// components a complete page.
import type axe from 'axe-core'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts'

const library = join(import.meta.dirname, '../libs/ui')
const dist = join(library, 'dist')

interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
  importPath: string
}

const { entries } = JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const docs = Object.values(entries).filter(({ type }) => type === 'docs')
const components = docs.filter(({ title }) => title.startsWith('Components/'))

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A tab of the browser, which shows one page after the other, and the errors since the last one. */
interface Tab {
  page: Page
  /** The docs page that it shows. */
  id: string
  errors: string[]
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let server: Server
let browser: Browser
let context: BrowserContext
const idle: Tab[] = []
const shown = new Set<string>()

beforeAll(async () => {
  server = serveCatalog()
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript(axeSource)
  // Stories in a frame are checked by their own tests, and each would load the whole catalog again.
  await context.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
})

afterAll(async () => {
  await browser?.close()
  server.close()
})

/** A new tab, which shows this docs page. */
async function openTab(id: string): Promise<Tab> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
  return { page, id, errors }
}

function serveCatalog(): Server {
  const files = new Set(globSync('**/*.*', { cwd: dist }))
  return createServer((request, response) => {
    const name = new URL(request.url!, 'http://localhost').pathname.slice(1)
    if (!files.has(name)) return response.writeHead(name === 'favicon.ico' ? 204 : 404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
    return response.end(readFileSync(join(dist, name)))
  }).listen(0, '127.0.0.1')
}

/**
 * Shows a docs page as the sidebar does, without loading everything again, until its stories have been rendered: Storybook
 * loads a page again that is left before.
 */
async function show(tab: Tab, id: string) {
  const { page } = tab
  const turn = (storyId: string) =>
    new Promise<void>((resolve) => {
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
      channel.on('docsRendered', (rendered) => rendered === storyId && resolve())
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    })
  if (tab.id !== id) await page.evaluate(turn, id)
  tab.id = id
  await page.locator('#storybook-docs h1').first().waitFor()
  await page.getByLabel('Content is loading').first().waitFor({ state: 'detached' })
  const isRendered = () =>
    (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.storyRenders.every(
      (render) => !render.isPending(),
    )
  // A tab in the background draws seldom.
  await page.waitForFunction(isRendered, undefined, { polling: 20 })
}

interface Preview {
  storyRenders: { isPending(): boolean }[]
}

interface Channel {
  on(event: string, listener: (id: string) => void): void
  emit(event: string, payload: object): void
}

test.concurrent.each(docs)('$title opens without an error, is complete, and axe finds nothing', async (entry) => {
  const tab = idle.pop() ?? (await openTab(entry.id))
  const { page, errors } = tab
  try {
    await show(tab, entry.id)
    const violations = await page.evaluate(findViolations)
    expect(violations).toEqual([])
    if (components.includes(entry)) await expectGuide(page)
    for (const name of await page.locator('th code').allTextContents()) shown.add(name)
    expect(errors).toEqual([])
  } finally {
    errors.length = 0
    idle.push(tab)
  }
})

/** What axe finds on the docs page: rule and elements. The stories in it are checked by their own tests, in both schemes. */
async function findViolations() {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    { exclude: [['.docs-story']] },
    {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      iframes: false,
    },
  )
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
}

/** When to use a component, its keys, and the meaning of each prop. */
async function expectGuide(page: Page) {
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual(
    expect.arrayContaining(['When to use it', 'When not to use it', 'Keyboard', 'Props'].map(containing)),
  )
  const undocumented = await page
    .locator('.docblock-argstable-body tr')
    .evaluateAll((rows) =>
      rows.filter(({ children }) => children[1]!.children.length < 2).map(({ children }) => children[0]?.textContent),
    )
  expect(undocumented).toEqual([])
}

const containing = (text: string): unknown => expect.stringContaining(text)

test('every component that the library exports has stories and a docs page', () => {
  const index = readFileSync(join(library, 'src/index.ts'), 'utf8')
  const exported = [...index.matchAll(/\.\/([\w/]+)\.tsx'/g)].map(([, path]) => basename(path!))
  const documented = components.map(({ importPath }) => basename(importPath, '.stories.tsx'))
  expect(exported.length).toBeGreaterThan(50)
  expect(exported.filter((name) => !documented.includes(name))).toEqual([])
})

test('no screen has a docs page, on which its states would share the network: tag it !autodocs', () => {
  expect(docs.filter(({ title }) => title.startsWith('Screens/')).map(({ title }) => title)).toEqual([])
})

test('every token is on a page', () => {
  const css = readFileSync(join(library, 'src/tokens.css'), 'utf8')
  const names = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!))
  expect([...names].filter((name) => !shown.has(name))).toEqual([])
})

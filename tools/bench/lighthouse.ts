// Lighthouse on the login page of the built product, desktop and mobile, median of N runs (default 3).
// Goals: desktop 100, LCP <= 400 ms; mobile >= 98, LCP <= 1.5 s, TBT <= 100 ms; CLS <= 0.01; accessibility 100.
import { ensureChromium, CHROMIUM_FLAGS } from '../chromium.ts'
import { startProduct } from '../product.ts'
import { importPeer, installPeers } from './peers.ts'

const runs = Number(process.argv[2] ?? 3)
installPeers(['lighthouse@13.5.0', 'chrome-launcher@1.2.1'])
const { default: lighthouse, desktopConfig } = (await importPeer('lighthouse')) as {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>
  desktopConfig: object
}
const { launch } = (await importPeer('chrome-launcher')) as {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; score?: number | null; title: string }>
}

const figures: Record<string, (report: Report) => number> = {
  performance: (report) => report.categories.performance!.score * 100,
  accessibility: (report) => report.categories.accessibility!.score * 100,
  'best practices': (report) => report.categories['best-practices']!.score * 100,
  'FCP ms': (report) => report.audits['first-contentful-paint']!.numericValue!,
  'LCP ms': (report) => report.audits['largest-contentful-paint']!.numericValue!,
  'TBT ms': (report) => report.audits['total-blocking-time']!.numericValue!,
  CLS: (report) => report.audits['cumulative-layout-shift']!.numericValue!,
  'KB over the wire': (report) => report.audits['total-byte-weight']!.numericValue! / 1024,
}

async function measure(url: string, preset: 'desktop' | 'mobile'): Promise<Report> {
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless', ...CHROMIUM_FLAGS] })
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices']
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories }
    return (await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined)).lhr
  } finally {
    chrome.kill()
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const product = await startProduct()
try {
  const reports: Record<'desktop' | 'mobile', Report[]> = { desktop: [], mobile: [] }
  for (let run = 0; run < runs; run++)
    for (const preset of ['desktop', 'mobile'] as const)
      reports[preset].push(await measure(`${product.url}/console/login`, preset))
  console.log(`| login page, median of ${runs} | desktop | mobile |\n|---|---|---|`)
  for (const [name, read] of Object.entries(figures)) {
    const cells = (['desktop', 'mobile'] as const).map((preset) => median(reports[preset].map(read)))
    console.log(`| ${name} | ${cells.map((value) => value.toFixed(name === 'CLS' ? 3 : 0)).join(' | ')} |`)
  }
  const failing = Object.values(reports.desktop[0]!.audits).filter(
    (audit) => audit.score !== null && audit.score! < 0.9,
  )
  if (failing.length > 0) console.log(`Below 0.9 on desktop: ${failing.map((audit) => audit.title).join('; ')}`)
} finally {
  await product.stop()
}

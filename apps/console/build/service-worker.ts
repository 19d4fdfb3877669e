import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite'

const SOURCE = join(import.meta.dirname, '../src/service-worker.ts')

/** Writes /service-worker.js, which stores the start page and every file of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const release = JSON.stringify(releaseOf(bundle))
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
        const whole = await minify('service-worker.js', `const RELEASE = ${release};${code}`)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: whole.code })
      },
    },
  }
}

/** The name changes with any file, because the start page names the first ones and they name the others by hash. */
export function releaseOf(bundle: Rolldown.OutputBundle): { name: string; page: string; files: string[] } {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The bundle has no page')
  const files = Object.keys(bundle)
    .filter((name) => name.startsWith('assets/'))
    .map((name) => `/${name}`)
    .toSorted()
  const hash = createHash('sha256').update(page.source).update(files.join('\n')).digest('hex')
  return { name: `greenroom-${hash.slice(0, 12)}`, page: '/index.html', files }
}

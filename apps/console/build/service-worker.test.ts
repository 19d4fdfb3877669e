import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { releaseOf } from './service-worker.ts'

const bundleOf = (page: string, names: string[]) =>
  Object.fromEntries([
    ['index.html', { type: 'asset', fileName: 'index.html', source: page }],
    ...names.map((fileName) => [fileName, { type: 'chunk', fileName }]),
  ]) as Rolldown.OutputBundle

const PAGE = '<script src="/assets/main-1.js"></script>'

test('a release is its page and its hashed files, and nothing else of the build', () => {
  const release = releaseOf(bundleOf(PAGE, ['assets/main-1.js', 'assets/font-2.woff2', '.vite/manifest.json']))
  expect(release).toMatchObject({ page: '/index.html', files: ['/assets/font-2.woff2', '/assets/main-1.js'] })
})

test('another page or another file is another release', () => {
  const names = [
    releaseOf(bundleOf(PAGE, ['assets/main-1.js'])).name,
    releaseOf(bundleOf(`${PAGE} `, ['assets/main-1.js'])).name,
    releaseOf(bundleOf(PAGE, ['assets/main-3.js'])).name,
  ]
  expect(new Set(names).size).toBe(3)
})

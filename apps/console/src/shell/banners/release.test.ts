import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newReleaseAtom } from './release.atoms.ts'

const store = createStore()
let stop: () => void

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>'
  stop = store.sub(newReleaseAtom, () => {})
})

afterEach(() => {
  stop()
  store.set(newReleaseAtom, false)
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

/** A part can't be loaded while the server answers so to the question for its start page. */
async function losePart(answer: () => Promise<Response>) {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(asked).toHaveBeenCalledOnce()
  await asked.mock.results[0]!.value.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  return store.get(newReleaseAtom)
}

const pageWith = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

test('a part that cannot be loaded says nothing of a release without a connection', async () => {
  expect(await losePart(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})

test('a part that cannot be loaded says nothing of a release while the server has the same one', async () => {
  expect(await losePart(pageWith('/assets/index-1.js'))).toBe(false)
})

test('a part that a newer release has replaced announces the release', async () => {
  expect(await losePart(pageWith('/assets/index-2.js'))).toBe(true)
})

import { expect, test, vi } from 'vitest'
import { apiAtom } from '#api/api.ts'
import { signedIn } from '../data-fixture.ts'
import { pictureURL } from './picture-urls.ts'

test('a page with more pictures than a user may have calls under way loads six at a time, and all of them', async () => {
  const waiting: (() => void)[] = []
  let most = 0
  const answers = Object.fromEntries(
    Array.from({ length: 100 }, (_, n) => [
      `GET /images/${n}`,
      async () => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return n
      },
    ]),
  )
  const { store } = await signedIn(answers)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const urls = Promise.all(Array.from({ length: 100 }, (_, n) => pictureURL(store.get(apiAtom), `${n}`, 'thumbnail')))
  for (let loaded = 0; loaded < 100;) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    most = Math.max(most, waiting.length)
    for (const answer of waiting.splice(0)) {
      answer()
      loaded += 1
    }
  }
  expect(await urls).toEqual(Array(100).fill('blob:picture'))
  expect(most).toBe(6)
})

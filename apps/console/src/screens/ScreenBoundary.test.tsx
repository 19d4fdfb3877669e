import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import { expect, test } from 'vitest'
import { focusHeading } from './focus-heading.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

test('the loaded screen takes the focus over from the heading of the loading one, but from nothing else', async () => {
  for (const isOnHeading of [true, false]) {
    const loaded = Promise.withResolvers<string>()
    const Loaded = () => <h1>{use(loaded.promise)}</h1>
    const loading = () => (
      <>
        <h1>Store</h1>
        <button>Retry</button>
      </>
    )
    const { unmount } = await act(async () =>
      render(
        <main>
          <ScreenBoundary frame={loading}>
            <Loaded />
          </ScreenBoundary>
        </main>,
      ),
    )
    if (isOnHeading) focusHeading()
    else screen.getByRole('button').focus()
    await act(async () => loaded.resolve('Stand 7'))
    const heading = screen.getByRole('heading', { name: 'Stand 7' })
    expect(document.activeElement === heading).toBe(isOnHeading)
    unmount()
  }
})

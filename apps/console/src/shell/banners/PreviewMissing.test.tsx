import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { toRead, useAllowed, useMay, useSees, type Guarded } from '#session/may.ts'
import { previewAtom } from '#session/preview.atoms.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { useScanner } from '../use-scanner.ts'
import { OnboardingBanner } from './OnboardingBanner.tsx'
import { PreviewMissing } from './PreviewMissing.tsx'

const TABS: { label: string; operation: Guarded }[] = [
  { label: 'Main', operation: 'listItems' },
  { label: 'Location Hints', operation: toRead('replaceLocationHints') },
]

function Controls() {
  const { denied } = useMay('updateItem')
  return (
    <p>
      {denied && 'no save'} {useSees('costPrice') ? '' : 'no cost'}{' '}
      {useAllowed(TABS)
        .map(({ label }) => label)
        .join()}
    </p>
  )
}

test('in a preview, names the level of each feature that is missing for what is hidden or refused on screen', async () => {
  serve({ 'POST /login': () => loginAnswer() })
  const store = await signedInStore()
  const { rerender } = render(<Parts />)
  expect(screen.queryByRole('button')).toBeNull()

  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ' as const] }]
  act(() => store.set(previewAtom, { roleID: 9, name: 'cashier', features, locations: [], back: '/' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Hidden or refused here (3)' }))
  const lacks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lacks).toEqual(['Products: Write', 'Product cost: Read', 'Location hints: ReadLocation Hints'])

  rerender(<Parts hidden />)
  expect(screen.queryByRole('button')).toBeNull()

  function Parts({ hidden = false }) {
    return (
      <Provider store={store}>
        <PreviewMissing />
        {!hidden && <Controls />}
      </Provider>
    )
  }
})

test('lists nothing that the frame around the screen does without', async () => {
  serve({ 'POST /login': () => loginAnswer() })
  const store = await signedInStore()
  store.set(previewAtom, { roleID: 9, name: 'cashier', features: [], locations: [], back: '/' })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PreviewMissing />
        <Frame />
      </MemoryRouter>
    </Provider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

function Frame() {
  useScanner(() => {})
  return <OnboardingBanner />
}

test('a preview at a place lacks all places, as whoever works there', async () => {
  serve({ 'POST /login': () => loginAnswer() })
  const store = await signedInStore()
  const features = [{ key: 'LOCATION_VENUE', access: ['READ' as const, 'WRITE' as const] }]
  const preview = { roleID: 9, name: 'venue GM', features, locations: [], back: '/' }
  act(() => store.set(previewAtom, preview))
  render(
    <Provider store={store}>
      <NewVenue />
    </Provider>,
  )
  expect(screen.getByText('may')).toBeTruthy()
  const location = { type: 'VENUE' as const, id: 'PIER', name: 'Pier Hall', status: 'Active' as const }
  act(() => store.set(previewAtom, { ...preview, location }))
  expect(screen.getByText('This needs all places. You are assigned to some of them.')).toBeTruthy()
})

function NewVenue() {
  return <p>{useMay('createVenue').denied ?? 'may'}</p>
}

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LABEL_PRINT } from '#screens/label-print-path.ts'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { PrintLabelsButton } from './PrintLabelsButton.tsx'

test.each([
  [312, 'All 312 items with Search: shirt, Brand: Northlight'],
  [1, 'The item with Search: shirt, Brand: Northlight'],
  ['10,000+', 'All 10,000+ items with Search: shirt, Brand: Northlight'],
  [undefined, 'All items with Search: shirt, Brand: Northlight'],
])('says how many of which items are printed, of %s', async (count, items) => {
  const features = [
    { key: 'UTILITIES_LABEL_PRINTING', access: ['WRITE'] },
    { key: 'CATALOG_PRODUCT', access: ['READ'] },
  ]
  serve({ 'POST /login': () => loginAnswer(2, features) })
  const store = await signedInStore()
  const button = (
    <PrintLabelsButton
      query={{ search: 'shirt', brand: 'NL' }}
      filters={[
        { key: 'search', label: 'Search', value: 'shirt' },
        { key: 'brand', label: 'Brand', value: 'Northlight' },
      ]}
      count={count}
      selection={new Set()}
      typeOf={() => undefined}
    />
  )
  const router = createMemoryRouter([
    { path: '/', element: button },
    { path: LABEL_PRINT, element: null },
  ])
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print labels' }))
  expect(router.state.location.state).toMatchObject({ filter: { search: 'shirt', brand: ['NL'] }, items })
})

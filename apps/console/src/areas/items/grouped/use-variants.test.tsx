import { act, renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { serve } from '#session/session-fixture.ts'
import { renewApiAtom } from '#session/session.atoms.ts'
import type { GroupedQuery } from '../list/products-url.ts'
import { useVariants } from './use-variants.ts'

const QUERY: GroupedQuery = {}
const LABELS: Record<string, string> = { 1: 'Small', 2: 'Double extra large' }
const labelOf = (_: string, id: string) => LABELS[id] ?? id

test('the variants of an open product are in garment order, by the names of their sizes', async () => {
  const data = ['2', 'L', '1'].map((sizeID) => ({ itemID: `T-${sizeID}`, name: 'Tee', size: { sizeID } }))
  serve({ 'GET /items': () => ({ data, nextCursor: null }) })
  const store = createStore()
  store.set(renewApiAtom)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useVariants(QUERY, labelOf), { wrapper })
  act(() => result.current.fold('TEE'))
  await waitFor(() => expect(result.current.variants.get('TEE')?.state).toBe('all'))
  expect(result.current.variants.get('TEE')?.items.map(({ itemID }) => itemID)).toEqual(['T-1', 'T-L', 'T-2'])
})

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#session/session-fixture.ts'
import { openPage, variant } from '../form/tab-fixture.tsx'
import { PRODUCT_TABS } from '../paths.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Rendering the item form in jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const ACCESS = { CATALOG_PRODUCT: ['READ', 'WRITE'] }
const other = { ...variant, itemID: 'TEE-L', name: 'Tour tee L', version: 7 }

test.each([403, 500])(
  'a save stays saved if the variants cannot be loaded again (%i), and the next save continues from its version',
  async (status) => {
    let loads = 0
    let version = variant.version
    const { user, router, sent } = await openPage('variants', variant, ACCESS, {
      'GET /product/TEE': () =>
        loads++ === 0
          ? { productID: 'TEE', variants: [variant, other] }
          : new Refusal(status, { code: 'ER_000', message: 'Request not processed' }),
      'PUT /items': () => ({ ...variant, version: ++version }),
    })
    await screen.findByText('Add row')
    for (const level of ['5', '6']) {
      await act(() => router.navigate(`${PRODUCT_TABS}config/reorder?itemID=TEE-M`))
      const field = await waitFor(() => document.querySelector<HTMLInputElement>('input[name="minimumLevel"]')!)
      fireEvent.change(field, { target: { value: level } })
      await user.keyboard('{Control>}s{/Control}')
      await screen.findByText('No changes')
      expect(screen.queryByText("Item couldn't be modified")).toBeNull()
      await act(() => router.navigate(`${PRODUCT_TABS}variants?itemID=TEE-M`))
      await screen.findByText("Variants couldn't be loaded")
    }
    const puts = (await sent('/items')).filter(({ method }) => method === 'PUT')
    expect(puts.map(({ body }) => body)).toEqual([
      { itemID: 'TEE-M', version: 3, minimumLevel: 5 },
      { itemID: 'TEE-M', version: 4, minimumLevel: 6 },
    ])
  },
)

test('Ctrl+S saves a cell of the matrix while it is edited, even as the first change', async () => {
  // jsdom has no layout, and a sheet without a height has no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const { user, sent } = await openPage('variants', variant, ACCESS, {
    'GET /product/TEE': () => ({ productID: 'TEE', variants: [variant, other] }),
    'PUT /items': () => ({ ...variant, version: 4 }),
  })
  await user.click(await screen.findByRole('gridcell', { name: 'Tour tee L' }))
  await user.keyboard('Tour tee XL')
  await screen.findByText('Unsaved changes')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => {
    const [put] = (await sent('/items')).filter(({ method }) => method === 'PUT')
    expect(put?.body).toMatchObject({ variants: [{ itemID: 'TEE-L', version: 7, name: 'Tour tee XL' }] })
  })
})

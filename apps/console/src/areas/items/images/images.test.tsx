import { act, screen, waitFor } from '@testing-library/react'
import { Refusal } from '#session/session-fixture.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPage, openTab, variant } from '../form/tab-fixture.tsx'
import { PRODUCT_TABS } from '../paths.ts'
import { ProductScreen } from '../ProductScreen.tsx'

const WRITES = { CATALOG_PRODUCT: ['WRITE'] }
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
const image = (imageID: string, altText = '') => ({ imageID, altText, width: 10, height: 10 })

beforeAll(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})

async function open(access: Record<string, string[]>, gallery: object, answers = {}) {
  const opened = await openPage('images', variant, access, { 'GET /items/images': () => gallery, ...answers })
  await waitFor(() => expect(screen.queryAllByText(/^(No pictures yet|Main)$/)).not.toEqual([]))
  return opened
}

test('with read access only, shows the pictures without controls', async () => {
  await open({ CATALOG_PRODUCT: ['READ'] }, { version: 1, images: [image(A!, 'The front'), image(B!)] })
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Picture 1, The front, main picture',
    'Picture 2',
  ])
  expect(screen.queryByRole('button', { name: /Actions|Drag|Choose files/ })).toBeNull()
})

test('names a file that is not a picture and never sends it', async () => {
  const { user, sent } = await open(WRITES, { version: 1, images: [] })
  screen.getByText('No pictures yet')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['<svg/>'], 'logo.png', { type: 'image/png' }))
  await screen.findByText('logo.png is not a JPEG, PNG, WebP, GIF or AVIF picture.')
  expect((await sent('/items/images')).map(({ method }) => method)).toEqual(['GET'])
  await user.click(screen.getByRole('button', { name: 'Dismiss logo.png' }))
  expect(screen.queryByText(/logo.png/)).toBeNull()
})

test("reverts a change that conflicts with a colleague's, and shows theirs", async () => {
  const current = { version: 2, images: [image(B!, 'Theirs')] }
  const refusal = () =>
    new Refusal(409, { message: 'bea changed this in the meantime', body: { current, updatedBy: 'bea' } })
  const { user } = await open(WRITES, { version: 1, images: [image(A!), image(B!)] }, { 'PUT /items/images': refusal })
  await user.click(screen.getByRole('button', { name: 'Actions for Picture 2' }))
  await act(() => user.click(screen.getByRole('menuitem', { name: 'Make main picture' })))
  await screen.findByText(/bea changed this in the meantime/)
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Picture 1, Theirs, main picture',
  ])
})

test('a new item takes pictures, which are saved with it', async () => {
  const { user, sent } = await openTab(<ProductScreen />, WRITES, {}, '', `${PRODUCT_TABS}images`)
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]')!)
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const type = 'image/png'
  await user.upload(input, [new File(['<svg/>'], 'logo.png', { type }), new File([png], 'front.png', { type })])
  await screen.findByText('logo.png is not a JPEG, PNG, WebP, GIF or AVIF picture.')
  expect(await screen.findByRole('img', { name: 'front.png' })).toBeDefined()
  await screen.findByText('New item, not saved yet')
  await user.click(screen.getByRole('button', { name: 'Remove front.png' }))
  await screen.findByText('No changes')
  expect(await sent('/items/images')).toEqual([])
})

import { act, cleanup, screen } from '@testing-library/react'
import { Refusal } from '#app/session-fixture.ts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTab, variant } from '../tab-fixture.tsx'
import { ImagesTab } from './ImagesTab.tsx'

const WRITES = { CATALOG_PRODUCT: ['WRITE'] }
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
const image = (imageID: string, altText = '') => ({ imageID, altText, width: 10, height: 10 })

beforeAll(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})

function open(access: Record<string, string[]>, gallery: object, answers = {}) {
  return openTab(<ImagesTab item={variant} />, access, { 'GET /items/images': () => gallery, ...answers })
}

afterEach(cleanup)

test('who may only look sees the pictures and nothing to change them with', async () => {
  await open({ CATALOG_PRODUCT: ['READ'] }, { version: 1, images: [image(A!, 'The front'), image(B!)] })
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Picture 1, The front, main picture',
    'Picture 2',
  ])
  expect(screen.queryByRole('button', { name: /Actions|Drag|Choose files/ })).toBeNull()
})

test('a file that is no picture is named and never sent', async () => {
  const { user, sent } = await open(WRITES, { version: 1, images: [] })
  screen.getByText('No pictures yet')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File(['<svg/>'], 'logo.png', { type: 'image/png' }))
  await screen.findByText('logo.png is not a JPEG, PNG, WebP, GIF or AVIF picture.')
  expect((await sent('/items/images')).map(({ method }) => method)).toEqual(['GET'])
  await user.click(screen.getByRole('button', { name: 'Dismiss logo.png' }))
  expect(screen.queryByText(/logo.png/)).toBeNull()
})

test('a change that a colleague was faster with is taken back, and theirs is shown', async () => {
  const current = { version: 2, images: [image(B!, 'Theirs')] }
  const refusal = () => new Refusal(409, { message: 'bea changed this in the meantime', body: { current } })
  const { user } = await open(WRITES, { version: 1, images: [image(A!), image(B!)] }, { 'PUT /items/images': refusal })
  await user.click(screen.getByRole('button', { name: 'Actions for Picture 2' }))
  await act(() => user.click(screen.getByRole('menuitem', { name: 'Make main picture' })))
  await screen.findByText(/bea changed this in the meantime/)
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Picture 1, Theirs, main picture',
  ])
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_LISTS } from '#data/reference.atoms.ts'
import { openPage, variant } from './tab-fixture.tsx'

const ATTRIBUTES = {
  ...NO_LISTS,
  vendors: [{ vendorID: 'V1', vendorCode: 'ACME', vendorName: 'Acme Prints', status: 'Active' }],
}

const WRITE = { CATALOG_PRODUCT: ['WRITE'], CATALOG_ATTRIBUTES: ['WRITE'] }

async function openVendor(access: Record<string, string[]>) {
  const created = {
    id: 'BOX-CO',
    name: 'Box Co',
    status: 'Active',
    version: 1,
    updatedBy: 'admin',
    updatedAt: '2026-01-02T03:04:05Z',
  }
  const opened = await openPage('config/item', variant, access, {
    'GET /attributes': () => ATTRIBUTES,
    'POST /lists/vendor': () => created,
    'PUT /items': () => ({ ...variant, version: 4 }),
  })
  return { ...opened, vendor: await screen.findByRole('combobox', { name: 'Vendor' }) }
}

test('a vendor is created from where it is needed, and chosen', async () => {
  const { user, vendor, sent } = await openVendor(WRITE)
  await user.type(vendor, 'Box Co')
  await screen.findByRole('option', { name: 'Create vendor “Box Co”' })
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Create vendor' })
  expect(within(dialog).getByRole('textbox', { name: /Vendor code/ })).toHaveProperty('value', 'BOX-CO')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await sent('/lists/vendor')).toMatchObject([{ method: 'POST', body: { id: 'BOX-CO', name: 'Box Co' } }])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await sent('/items')).at(-1)?.body).toMatchObject({ vendor: { vendorCode: 'BOX-CO' } }),
  )
})

test('users who may not write a list are not offered to create', async () => {
  const { user, vendor } = await openVendor({ CATALOG_PRODUCT: ['WRITE'], CATALOG_ATTRIBUTES: ['READ'] })
  await user.type(vendor, 'Box Co')
  await screen.findByText('No results for “Box Co”')
})

test('nothing is saved while a field names no entry of its list', async () => {
  const { user, vendor, sent } = await openVendor(WRITE)
  await user.type(screen.getByRole('textbox', { name: 'Vendor alias' }), 'x')
  await user.type(vendor, 'Nobody')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(vendor.getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByText("“Nobody” isn't in the list. Choose an entry or clear the field.")).toBeTruthy()
  await act(async () => {})
  expect((await sent('/items')).every(({ method }) => method === 'GET')).toBe(true)
  await user.clear(vendor)
  await user.type(vendor, 'acme{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await sent('/items')).at(-1)?.body).toMatchObject({ vendor: { vendorCode: 'ACME' } }),
  )
})

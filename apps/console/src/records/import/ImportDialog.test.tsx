import { type ListRow, type LocationRow, readListRows, readLocationRows } from '@greenroom/imports'
import { writeLocation } from '@greenroom/validation'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ImportDialog } from './ImportDialog.tsx'
import type { ImportKind } from './import-kind.ts'

test('asks how numbers are written before anything is sent, if they can be read in two ways', async () => {
  const check = vi.fn(async (rows: readonly { id: string }[]) =>
    rows.map(({ id }, index) => ({ line: index + 2, id, action: 'create' as const, changes: [], issues: [] })),
  )
  const kind: ImportKind<ListRow, { id: string; value: unknown }> = {
    one: 'discount',
    many: 'discounts',
    columns: [],
    operation: [],
    read: (cells, notation) => readListRows('discount', cells, notation),
    sentOf: ({ entry }) => ({ id: entry.id!, value: entry.value }),
    check,
    send: check,
  }
  render(<ImportDialog kind={kind} onClose={() => {}} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose file' }))
  const file = new File(['Discount ID;Type;Value\nD;Amount;1,200\n'], 'discounts.csv')
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  await screen.findByText(/1,200 can be read in two ways/)
  expect(check).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)

  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Numbers are written as/ }))
  await user.click(screen.getByRole('option', { name: '1.234,56' }))
  await screen.findByRole('button', { name: 'Import 1 change' })
  expect(check).toHaveBeenCalledExactlyOnceWith([{ id: 'D', value: 1.2 }])
  expect(screen.queryByText(/can be read in two ways/)).toBeNull()
})

test('lists what stored values become, and counts those that blank cells clear', async () => {
  const plan: Awaited<ReturnType<ImportKind<LocationRow, LocationRow>['check']>>[number] = {
    line: 2,
    id: 'S1',
    action: 'update',
    changes: [
      { field: 'name', from: 'Stand 1', to: 'Stand One' },
      { field: 'city', from: 'Chicago', to: null },
      { field: 'hours', from: [{ day: 'MON', opens: '10:00', closes: '17:00' }], to: null },
    ],
    issues: [],
  }
  const kind: ImportKind<LocationRow, LocationRow> = {
    one: 'store',
    many: 'stores',
    columns: [],
    operation: [],
    read: (cells) => readLocationRows('store', cells),
    sentOf: (row) => row,
    textsOf: (stored) => writeLocation('store', stored as LocationRow['record']),
    check: async () => [plan],
    send: async () => [plan],
  }
  render(<ImportDialog kind={kind} onClose={() => {}} />)
  const file = new File(['Store ID,Name,City,Monday\nS1,Stand One,,\n'], 'stores.csv')
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  await screen.findByRole('button', { name: 'Import 1 change' })
  screen.getByText(/2 values are cleared, because the cell is blank\./)
  const tab = await screen.findByRole('tab', { name: /Changes/ })
  expect(tab.textContent).toContain('3')
  expect(screen.getByRole('grid', { name: 'Changed values' }).getAttribute('aria-rowcount')).toBe('4')
})

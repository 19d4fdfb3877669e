import { ApiError } from '@greenroom/api-client'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRecordForm } from './use-record-form.ts'

type Stored = { name: string; note: string; version: number }

const stored: Stored = { name: 'Crew', note: 'Backstage', version: 1 }

function open(save: (form: object, stored?: Stored, changed?: readonly string[]) => Promise<Stored>) {
  return renderHook(() =>
    useRecordForm<Omit<Stored, 'version'>, Stored>(stored, {
      labels: { name: 'Name', note: 'Note' },
      formOf: (one) => ({ name: one?.name ?? '', note: one?.note ?? '' }),
      check: ({ name }) => (name === '' ? [{ field: 'name', message: 'Name is required.' }] : []),
      save,
      textOf: (name, one) => one[name],
    }),
  ).result
}

const conflict = (current: Stored) =>
  new ApiError(409, { message: 'grace changed this in the meantime', body: { current, updatedBy: 'grace' } })

test('what was changed is saved, and then nothing is changed any more', async () => {
  const save = vi.fn(async () => ({ ...stored, name: 'Band', version: 2 }))
  const form = open(save)
  act(() => form.current.change({ name: 'Band' }))
  expect(form.current.changed).toEqual(['Name'])
  expect(await act(form.current.submit)).toMatchObject({ version: 2 })
  expect(save).toHaveBeenCalledWith({ name: 'Band', note: 'Backstage' }, stored, ['name'])
  expect(form.current.changed).toEqual([])
})

test('nothing is sent where nothing was changed or something is wrong', async () => {
  const save = vi.fn(async () => stored)
  const form = open(save)
  expect(await act(form.current.submit)).toBe(stored)
  act(() => form.current.change({ name: '' }))
  expect(await act(form.current.submit)).toBeUndefined()
  expect(form.current.issues).toEqual({ name: 'Name is required.' })
  act(() => form.current.discard())
  expect([form.current.form.name, form.current.problem]).toEqual(['Crew', undefined])
  expect(save).not.toHaveBeenCalled()
})

test('what two people changed is merged, and what both changed is named', async () => {
  const form = open(() => Promise.reject(conflict({ name: '', note: 'Front row', version: 2 })))
  act(() => form.current.change({ name: 'Band' }))
  expect(await act(form.current.submit)).toBeUndefined()
  expect(form.current.form).toEqual({ name: 'Band', note: 'Front row' })
  expect(form.current.issues).toEqual({ name: 'grace saved nothing here. Save again to replace it.' })
  expect(form.current.problem).toBe('grace changed this in the meantime. Both changes are shown; save again.')
})

test('a refusal marks the fields that the form has', async () => {
  const errors = [{ field: 'note', message: 'Note is too long.' }]
  const form = open(() => Promise.reject(new ApiError(400, { message: 'Refused', errors })))
  act(() => form.current.change({ note: 'x' }))
  await act(form.current.submit)
  expect(form.current.issues).toEqual({ note: 'Note is too long.' })
  act(() => form.current.change({ note: 'y' }))
  expect(form.current.issues).toEqual({})
})

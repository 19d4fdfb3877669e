import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AddressSearch } from './AddressSearch.tsx'

/** An address that changes only when it is told to, as on a busy machine. */
function slowAddress() {
  const asked: string[] = []
  let arrive = (_search: string) => {}
  function Page() {
    const [search, setSearch] = useState('')
    arrive = setSearch
    return (
      <AddressSearch
        label="Search stores"
        placeholder="Name or ID"
        search={search}
        onSearch={(text) => asked.push(text)}
      />
    )
  }
  render(<Page />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  return { asked, box, user: userEvent.setup(), arrive: (search: string) => act(() => arrive(search)) }
}

test('loses no key while the address is behind, and lets it follow', async () => {
  const { asked, box, user, arrive } = slowAddress()
  await user.type(box, 'Section')
  await vi.waitFor(() => expect(asked).toEqual(['Section']))
  await user.type(box, ' 105')
  await vi.waitFor(() => expect(asked).toEqual(['Section', 'Section 105']))
  arrive('Section')
  expect(box.value).toBe('Section 105')
  arrive('Section 105')
  expect(box.value).toBe('Section 105')
})

test('what is taken back while the address is behind is asked for again', async () => {
  const { asked, box, user } = slowAddress()
  await user.type(box, 'a')
  await vi.waitFor(() => expect(asked).toEqual(['a']))
  await user.clear(box)
  await vi.waitFor(() => expect(asked).toEqual(['a', '']))
})

test('follows the address where something else changes it', async () => {
  const { asked, box, user, arrive } = slowAddress()
  arrive('hoodie')
  expect(box.value).toBe('hoodie')
  await user.type(box, 's')
  await vi.waitFor(() => expect(asked).toEqual(['hoodies']))
  arrive('hoodies')
  arrive('')
  expect(box.value).toBe('')
})

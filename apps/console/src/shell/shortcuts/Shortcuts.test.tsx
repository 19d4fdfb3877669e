import { TextField } from '@greenroom/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useSaveKey } from '#forms/use-save-key.ts'
import { Shortcuts } from './Shortcuts.tsx'

function Page() {
  useSaveKey(() => {}, false)
  return (
    <>
      <TextField label="Name" value="" />
      <div role="grid" aria-multiselectable tabIndex={0} />
      <div role="grid" data-sheet tabIndex={0} aria-label="lines" />
      <Shortcuts />
    </>
  )
}

test('a question mark shows the shortcuts of what is on the page, but not while typing', async () => {
  render(<Page />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '?')
  await user.click(screen.getByRole('grid', { name: 'lines' }))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(document.body)
  await user.keyboard('?')
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Everywhere', 'Form', 'List', 'Spreadsheet'])
  expect(screen.getByText('Select all rows')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page without lists and forms has the shortcuts of every page', async () => {
  render(<Shortcuts />)
  await userEvent.setup().keyboard('?')
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Everywhere'])
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, use, useState } from 'react'
import { FormContext } from 'react-aria-components'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from './Form.tsx'
import { TextField } from './text/TextField.tsx'

afterEach(cleanup)

let mark: (part: ReactNode) => void

/** A form of two fields, with the test's own fields in between. */
function Marked() {
  const [part, setPart] = useState<ReactNode>()
  mark = setPart
  return (
    <Form aria-label="Item">
      <TextField label="First" value="" onChange={() => {}} />
      {part}
      <TextField label="Last" value="" onChange={() => {}} error={part ? 'Last is required.' : undefined} />
    </Form>
  )
}

const late = <TextField label="Late" value="" onChange={() => {}} error="Late is required." />

async function submitThenMark(between: () => void) {
  render(<Marked />)
  fireEvent.submit(screen.getByRole('form'))
  between()
  await act(async () => mark(late))
}

test('focuses the first invalid field, even if its message arrives after the submit', async () => {
  await submitThenMark(() => {})
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Late' }))
})

test('does not move the focus while the user is typing', async () => {
  await submitThenMark(() =>
    fireEvent.input(screen.getByRole('textbox', { name: 'First' }), { target: { value: 'x' } }),
  )
  expect(document.activeElement).toBe(document.body)
})

test.each([
  [true, 1],
  [false, 0],
])('Enter in a text field submits (%s), unless the form is a long one', async (submitsOnEnter, times) => {
  const onSubmit = vi.fn()
  render(
    <>
      <Form id="long" aria-label="Item" submitsOnEnter={submitsOnEnter} onSubmit={onSubmit}>
        <TextField label="Name" value="" onChange={() => {}} />
      </Form>
      <button form="long">Save</button>
    </>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(times)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledTimes(times + 1)
})

test('renders no field again when other content changes, nor on submit', () => {
  const rendered = vi.fn()
  const Field = () => {
    rendered(use(FormContext))
    return null
  }
  const field = <Field />
  const form = (changes: string) => (
    <Form aria-label="Item" onSubmit={() => {}}>
      {field}
      <p>{changes}</p>
    </Form>
  )
  const { rerender } = render(form('No changes'))
  rerender(form('Changed: Name'))
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByText('Changed: Name')).toBeTruthy()
  expect(rendered).toHaveBeenCalledTimes(1)
})

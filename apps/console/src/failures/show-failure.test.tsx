import { ApiError } from '@greenroom/api-client'
import { ToastRegion } from '@greenroom/ui'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showFailure } from './show-failure.ts'

const errors = ['Name is required.', 'UPC is required.'].map((message, index) => ({ field: `f${index}`, message }))

test.each([
  [403, 'Permission denied'],
  [400, "The item couldn't be saved"],
])('a toast of a call refused with %i is titled %s and lists the field messages (section 8)', async (status, title) => {
  render(<ToastRegion />)
  act(() => void showFailure("The item couldn't be saved", new ApiError(status, { message: 'No', errors })))
  await screen.findByText(title)
  for (const { message } of errors) expect(screen.getByText(message).tagName).toBe('LI')
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordDialog } from './PasswordDialog.tsx'
import { staff } from './users-fixture.ts'

test('focuses Copy while there is a password that Enter would close for good, else Done', () => {
  const { unmount } = render(
    <PasswordDialog answer={{ user: staff, password: 'pw', mailed: false }} onClose={() => {}} />,
  )
  expect(screen.getByRole('button', { name: 'Copy' })).toBe(document.activeElement)
  unmount()
  render(<PasswordDialog answer={{ user: staff, password: null, mailed: true }} onClose={() => {}} />)
  expect(screen.getByRole('button', { name: 'Done' })).toBe(document.activeElement)
})

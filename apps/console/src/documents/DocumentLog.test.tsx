import { PRICE_CHANGE } from '@greenroom/catalog'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DocumentLog } from './DocumentLog.tsx'

test.each([
  ['create', 'DRAFT', 'Created by ada'],
  ['save', 'DRAFT', 'Saved by ada'],
  ['attach', 'APPROVED', 'File attached by ada'],
  ['submit', 'APPROVED', 'Submitted by ada'],
  ['approve', 'APPROVED', 'Approved by ada'],
  ['sendBack', 'DRAFT', 'Sent back by ada'],
  ['reopen', 'DRAFT', 'Reopened by ada'],
  ['retry', 'APPROVED', 'Tried again by ada'],
  ['undo', 'PARTLY_UNDONE', 'Undone by ada'],
  ['cancel', 'CANCELED', 'Canceled by ada'],
  ['apply', 'APPLIED', 'Applied automatically'],
  ['fail', 'FAILED', "Couldn't be applied"],
])('the log names what was done: %s, then %s', (action, to, words) => {
  const isAutomatic = action === 'apply' || action === 'fail'
  const event = { eventID: '1', action, to, at: '2026-01-02T03:04:05Z', by: 'ada', isAutomatic }
  render(<DocumentLog kind={PRICE_CHANGE} events={[event]} formats={{ since: () => '', zoned: () => '' }} />)
  expect(screen.getByRole('listitem').textContent.trim()).toBe(words)
})

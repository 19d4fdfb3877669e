import { expect, test } from 'vitest'
import { withOpenFields } from './index.ts'

const kind = {
  label: 'transfer',
  states: {
    DRAFT: { label: 'Draft', tone: 'gray' },
    SENT: { label: 'In transit', tone: 'blue', openFields: ['remark', 'received'] },
  },
} as const
const stored = { header: { from: 'A', remark: 'Old' }, lines: [{ item: 'CAP', sent: 3, posted: 1 }] }
const given = { header: { from: 'B', remark: 'New' }, lines: [{ item: 'TEE', sent: 9, received: 2 }] }

test('K8 keeps every field that the state does not open', () => {
  expect(withOpenFields(kind, 'DRAFT', stored, given)).toEqual({ content: given, issues: [] })
  expect(withOpenFields(kind, 'SENT', stored, given)).toEqual({
    content: { header: { from: 'A', remark: 'New' }, lines: [{ item: 'CAP', sent: 3, posted: 1, received: 2 }] },
    issues: [],
  })
})

test('K8 neither adds nor removes lines', () => {
  const { issues } = withOpenFields(kind, 'SENT', stored, { ...given, lines: [] })
  expect(issues).toEqual([
    { field: 'lines', code: 'fixed', message: "You can't add or remove lines of this transfer: it is in transit." },
  ])
})

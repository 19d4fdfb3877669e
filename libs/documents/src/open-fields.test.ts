import { expect, test } from 'vitest'
import { withOpenFields } from './index.ts'

const kind = {
  label: 'transfer',
  states: {
    DRAFT: { label: 'Draft', tone: 'gray' },
    SENT: { label: 'In transit', tone: 'blue', openFields: ['remark', 'received'] },
  },
} as const
const stored = { header: { from: 'A', remark: 'Old' }, lines: [{ lineID: '1', item: 'CAP', sent: 3, posted: 1 }] }
const given = { header: { from: 'B', remark: 'New' }, lines: [{ lineID: '1', item: 'TEE', sent: 9, received: 2 }] }

test('K8 keeps every field that the state does not open', () => {
  expect(withOpenFields(kind, 'DRAFT', stored, given)).toEqual({ content: given, issues: [] })
  expect(withOpenFields(kind, 'SENT', stored, given)).toEqual({
    content: {
      header: { from: 'A', remark: 'New' },
      lines: [{ lineID: '1', item: 'CAP', sent: 3, posted: 1, received: 2 }],
    },
    issues: [],
  })
})

test.each([
  ['removed', []],
  ['added', [{ lineID: '1' }, { lineID: '2' }]],
  ['replaced', [{ lineID: '2' }]],
  ['new', [{}]],
])('K8 neither adds nor removes nor moves lines: %s', (_, lines) => {
  const { issues } = withOpenFields(kind, 'SENT', stored, { ...given, lines })
  const message = "You can't add, remove or move lines of this transfer: it is in transit."
  expect(issues).toEqual([{ field: 'lines', code: 'fixed', message }])
})

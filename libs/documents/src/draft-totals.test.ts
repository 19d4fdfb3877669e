import { expect, test } from 'vitest'
import { type DocumentKind, draftTotals } from './index.ts'

const lineFields: DocumentKind['lineFields'] = [
  { name: 'itemID', label: 'Item', kind: 'item', isReadOnly: true },
  { name: 'was', label: 'Was', kind: 'money', isReadOnly: true },
  { name: 'onHand', label: 'On hand', kind: 'quantity', isReadOnly: true },
  { name: 'share', label: 'Share', kind: 'percent', isReadOnly: true },
  { name: 'price', label: 'Price', kind: 'money' },
]

test('T1 the totals of a draft are computed from its lines as typed', () => {
  const seen: unknown[] = []
  const totalsOf: DocumentKind['totalsOf'] = (document) => {
    seen.push(document)
    return [{ name: 'lines', label: 'Lines', kind: 'count', value: document.lines.length }]
  }
  const rows: Record<string, string>[] = [
    { itemID: '12', was: '12.50', onHand: '3', share: '0.5', price: '$9', itemName: 'A cap' },
    { itemID: 'TEE', was: ' ', price: '' },
  ]
  expect(draftTotals({ start: 'DRAFT', lineFields, totalsOf }, rows)).toEqual([
    { name: 'lines', label: 'Lines', kind: 'count', value: 2 },
  ])
  expect(seen).toEqual([
    {
      state: 'DRAFT',
      authors: [],
      lines: [
        { itemID: '12', was: 12.5, onHand: 3, share: 0.5, price: '$9' },
        { itemID: 'TEE', was: null, onHand: null, share: null, price: null },
      ],
    },
  ])
})

test('T1 a kind without totals has none in a draft either', () => {
  expect(draftTotals({ start: 'DRAFT', lineFields }, [{}])).toEqual([])
})

import { expect, test } from 'vitest'
import { explainStay, ITEM_STAYS } from './undo-import.ts'

test('M30 says why an item stays, with the document that names it before anything else', () => {
  expect(ITEM_STAYS[0]).toBe('document')
  expect(ITEM_STAYS.at(-1)).toBe('changed')
  const order = { label: 'purchase order', number: 'PO-000012' }
  expect(ITEM_STAYS.map((stay) => explainStay(stay, order))).toEqual([
    'It is in purchase order PO-000012.',
    'It was sold.',
    'It has stock movements.',
    'It was counted.',
    'It is part of a package.',
    'It is used in configure to order.',
    'Its entitlements were changed.',
    'It has a location hint.',
    'Labels were printed for it.',
    'Another import contains it.',
    'It was changed since.',
  ])
})

test('M30 does not name a document that the user may not read', () => {
  expect(explainStay('document')).toBe("It is in a document that you can't open.")
})

test('M31 says why an entry stays', () => {
  expect((['changed', 'used', 'denied'] as const).map((stay) => explainStay(stay))).toEqual([
    'It was changed since.',
    'It is in use.',
    "You can't delete it.",
  ])
})

import { expect, test } from 'vitest'
import { copyRefusal, copyWords } from './copy-words.ts'

test('items are copied up to the limit of cells and of places', () => {
  expect(copyRefusal(0, 1)).toBe('This place has no entitlements to copy.')
  expect(copyRefusal(250, 200)).toBeUndefined()
  expect(copyRefusal(251, 200)).toMatch(/^This would change more than 50,000 cells/)
  expect(copyRefusal(undefined, 200)).toBeUndefined()
  expect(copyRefusal(undefined, 201)).toBe('Choose at most 200 places.')
})

test('how many items will be copied to how many places', () => {
  expect(copyWords(1240, 0)).toBe('1,240 items will be copied.')
  expect(copyWords(1, 3)).toBe(
    '1 item will be copied to 3 places. Items that a place sells at the same dates already stay as they are.',
  )
})

import { expect, test } from 'vitest'
import { FIRST_LAYOUT, readView, sameView, writeView } from './saved-view.ts'

test('a view is read as it was written', () => {
  const view = { query: 'status=Active', layout: { order: ['name'], visible: { upc: false }, widths: { name: 200 } } }
  expect(readView(writeView(view))).toEqual(view)
  expect(sameView(readView(writeView(view)), view)).toBe(true)
  expect(sameView(view, { ...view, query: '' })).toBe(false)
})

test.each(['', 'null', '[]', '{"layout":7}', '{"query":1,"layout":{"order":[1],"widths":[]}}'])(
  'reads an invalid view as the default view: %s',
  (text) => expect(readView(text)).toEqual({ query: '', layout: FIRST_LAYOUT }),
)

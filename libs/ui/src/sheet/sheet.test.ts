import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { numbers } from '../form/numbers.ts'
import { clear, clipboardText, fillDown, paste, readClipboard } from './sheet-clipboard.ts'
import { rowsWith } from './sheet-filter.ts'
import { afterTyping, sheetCommand } from './sheet-keys.ts'
import { boxOf, type CellBox } from './sheet-range.ts'
import {
  isChanged,
  isRowChanged,
  nextSheet,
  phoneColumns,
  type SheetColumn,
  sheetOf,
  type SheetRow,
  shownText,
  plainText,
  typedText,
} from './sheet-state.ts'

const columns: SheetColumn[] = [
  { id: 'id', label: 'ID', kind: 'text', width: 100, readOnly: true },
  { id: 'name', label: 'Name', kind: 'text', width: 100 },
  {
    id: 'size',
    label: 'Size',
    kind: 'choice',
    width: 80,
    options: ['S', 'M'].map((id) => ({ id, label: `${id} size` })),
  },
  { id: 'sold', label: 'Sold', kind: 'flag', width: 60 },
]

const row = (id: string, name: string, size = '', sold = ''): SheetRow => {
  const cells = { id, name, size, sold }
  return { id, cells, before: cells }
}
const rows = [row('1', 'One', 'S', 'true'), row('2', 'Two', 'M'), row('3', 'Three')]
const box = (top: number, left: number, bottom = top, right = left): CellBox => ({ top, bottom, left, right })

describe('filtering', () => {
  const found = (search: string) =>
    rowsWith([row('C1', 'Café Nord', 'S'), row('C2', 'Cafe Sud', 'M'), row('B1', 'O’Neil')], columns, search).map(
      ({ id }) => id,
    )

  test.each([
    ['', ['C1', 'C2', 'B1']],
    ['cafe', ['C1', 'C2']],
    ['CAFÉ', ['C1', 'C2']],
    ["o'neil", ['B1']],
    ['s size nord', ['C1']],
    ['tea', []],
  ])('%j', (search, ids) => expect(found(search)).toEqual(ids))

  test('finds an amount as it is shown and as it is typed', () => {
    const price: SheetColumn = { id: 'price', label: 'Price', kind: 'money', width: 1, format: (text) => `$${text}.00` }
    const priced = [{ id: '1', cells: { price: '12' } }]
    expect(rowsWith(priced, [price], '$12.00')).toEqual(priced)
    expect(rowsWith(priced, [price], '12')).toEqual(priced)
    expect(rowsWith(priced, [price], '13')).toEqual([])
  })
})

describe('editing', () => {
  const edited = nextSheet(sheetOf(rows), { do: 'edit', edits: [{ row: '2', column: 'name', value: '2nd' }] })

  test("changes a cell's row and no other", () => {
    expect(edited.rows[1]!.cells['name']).toBe('2nd')
    expect(edited.rows[0]).toBe(rows[0])
    expect([isChanged(edited.rows[1]!, 'name'), isChanged(edited.rows[1]!, 'size')]).toEqual([true, false])
    expect(edited.rows.map(isRowChanged)).toEqual([false, true, false])
  })

  test('records no step if nothing changes', () => {
    expect(nextSheet(edited, { do: 'edit', edits: [{ row: '2', column: 'name', value: '2nd' }] })).toBe(edited)
    expect(nextSheet(edited, { do: 'remove', ids: ['none'] })).toBe(edited)
    expect(nextSheet(sheetOf(rows), { do: 'undo' }).rows).toBe(rows)
  })

  test('undoes and redoes every step; a new step clears redo', () => {
    const removed = nextSheet(edited, { do: 'remove', ids: ['3'] })
    const undone = nextSheet(removed, { do: 'undo' })
    expect(undone.rows).toBe(edited.rows)
    expect(nextSheet(undone, { do: 'redo' }).rows).toBe(removed.rows)
    expect(nextSheet(nextSheet(undone, { do: 'undo' }), { do: 'undo' }).rows).toBe(rows)
    const other = nextSheet(undone, { do: 'add', rows: [row('4', 'Four')] })
    expect(nextSheet(other, { do: 'redo' })).toBe(other)
  })

  test('adds rows and changes others as one step', () => {
    const before = sheetOf(rows)
    const edits = [{ row: '1', column: 'name', value: 'Uno' }]
    const after = nextSheet(before, { do: 'add', rows: [row('4', 'Four')], edits })
    expect(after.rows.map(({ cells }) => cells['name'])).toEqual([
      'Uno',
      ...rows.slice(1).map(({ cells }) => cells['name']),
      'Four',
    ])
    expect(nextSheet(after, { do: 'undo' }).rows).toBe(rows)
    expect(nextSheet(before, { do: 'add', rows: [], edits: [] })).toBe(before)
  })

  test('marks a row without an original as new, whatever its values', () => {
    expect(isRowChanged({ id: 'n', cells: {} })).toBe(true)
    expect(isChanged({ id: 'n', cells: { name: 'x' } }, 'name')).toBe(false)
  })
})

describe('the clipboard', () => {
  test('copies displayed text, quoted if a cell would break the table', () => {
    const odd = [...rows, row('4', 'Tab\there "quoted"\nline')]
    expect(clipboardText(odd, columns, box(0, 1, 1, 3))).toBe('One\tS size\tYes\nTwo\tM size\tNo')
    expect(clipboardText(odd, columns, box(3, 1))).toBe('"Tab\there ""quoted""\nline"')
  })

  test('copies an amount as it is typed, not as it is shown', () => {
    const price: SheetColumn = { id: 'name', label: 'Price', kind: 'money', width: 50, format: (text) => `$${text}` }
    expect(shownText(price, '12.5')).toBe('$12.5')
    expect(clipboardText([row('1', '12.5')], [price], box(0, 0))).toBe('12.5')
  })

  test('reads the format of spreadsheets', () => {
    expect(readClipboard('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(readClipboard('"line\nbreak"\t"say ""hi"""')).toEqual([['line\nbreak', 'say "hi"']])
    expect(readClipboard('"7 inch" vinyl\tx')).toEqual([['"7 inch" vinyl', 'x']])
    expect(readClipboard('')).toEqual([['']])
    expect(readClipboard('a\n\nb')).toEqual([['a'], [''], ['b']])
  })

  test.prop([fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 2 }), { minLength: 1 })])(
    'reads what it wrote',
    (table) => {
      const across: SheetColumn[] = ['0', '1'].map((id) => ({ id, label: id, kind: 'text', width: 50 }))
      const written = table.map((cells, at) => ({ id: String(at), cells: Object.fromEntries(Object.entries(cells)) }))
      expect(readClipboard(clipboardText(written, across, box(0, 0, table.length - 1, 1)))).toEqual(table)
    },
  )
})

describe('pasting', () => {
  test('fills the range with one value; pastes more from its first cell', () => {
    expect(paste(rows, columns, box(0, 1, 1), [['New']]).edits).toEqual([
      { row: '1', column: 'name', value: 'New' },
      { row: '2', column: 'name', value: 'New' },
    ])
    expect(
      paste(rows, columns, box(1, 1, 2, 3), [
        ['A', 'm size'],
        ['B', 'S'],
      ]).edits,
    ).toEqual([
      { row: '2', column: 'name', value: 'A' },
      { row: '2', column: 'size', value: 'M' },
      { row: '3', column: 'name', value: 'B' },
      { row: '3', column: 'size', value: 'S' },
    ])
  })

  test('repeats values over a range that they fill whole times, down and across', () => {
    const four = [...rows, row('4', 'Four')]
    const values = (box: CellBox, table: string[][]) =>
      paste(four, columns, box, table).edits.map(({ row, column, value }) => `${row} ${column} ${value}`)
    expect(values(box(0, 1, 3, 1), [['A'], ['B']])).toEqual(['1 name A', '2 name B', '3 name A', '4 name B'])
    expect(values(box(0, 1, 2, 1), [['A'], ['B']])).toEqual(['1 name A', '2 name B'])
    expect(values(box(0, 1, 1, 3), [['A', 'S', 'yes']])).toEqual([
      '1 name A',
      '1 size S',
      '1 sold true',
      '2 name A',
      '2 size S',
      '2 sold true',
    ])
  })

  test('reports what it could not paste', () => {
    const pasted = paste(rows, columns, box(2, 0), [['x', 'A', 'XXL', 'maybe', 'far'], ['y']])
    expect(pasted).toEqual({
      edits: [{ row: '3', column: 'name', value: 'A' }],
      added: [],
      filled: 0,
      locked: 1,
      rowsBelow: 1,
      beyond: 1,
      unknown: 2,
    })
    const locked = [{ ...rows[0]!, locked: new Set(['name']) }]
    expect(paste(locked, columns, box(0, 1), [['x']])).toMatchObject({ edits: [], locked: 1 })
    expect(paste(locked, columns, box(0, 0), [['1', 'One']])).toMatchObject({ edits: [], locked: 0 })
  })

  test('rows below the last one are added where the sheet may grow, or else counted', () => {
    const table = [['A'], ['B'], ['C']]
    const newRows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `new${at}`, cells: { name: '', size: 'S' } }))
    const pasted = paste(rows, columns, box(2, 1), table, newRows)
    expect(pasted).toMatchObject({ edits: [{ row: '3', column: 'name', value: 'A' }], filled: 2, rowsBelow: 0 })
    expect(pasted.added).toEqual([
      { id: 'new0', cells: { name: 'B', size: 'S' } },
      { id: 'new1', cells: { name: 'C', size: 'S' } },
    ])
    expect(paste(rows, columns, box(2, 1), table)).toMatchObject({ added: [], rowsBelow: 2 })
    expect(paste(rows, columns, box(2, 1), table, (count) => newRows(count - 1))).toMatchObject({ rowsBelow: 1 })
  })

  test('a first row that names columns says where the others go, where the sheet may grow', () => {
    const newRows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `new${at}`, cells: {} }))
    const table = [
      ['size', 'Tax', ' Name'],
      ['M', '8', 'A'],
      ['S', '9', 'B'],
    ]
    const pasted = paste(rows, columns, box(2, 0), table, newRows)
    expect(pasted.edits).toEqual([
      { row: '3', column: 'size', value: 'M' },
      { row: '3', column: 'name', value: 'A' },
    ])
    expect(pasted).toMatchObject({ added: [{ cells: { size: 'S', name: 'B' } }], beyond: 2 })
    const onlyNames = paste(rows, columns, box(2, 1), [['name'], ['A']], newRows)
    expect(onlyNames.edits).toEqual([{ row: '3', column: 'name', value: 'A' }])
    // One cell of several may say Name by chance, and so may a row without others.
    for (const other of [[['Name', 'M'], ['A']], [['Name']]]) {
      expect(paste(rows, columns, box(2, 1), other, newRows).edits[0]!.value).toBe('Name')
    }
    expect(paste(rows, columns, box(1, 1), [['Name'], ['A']]).edits[0]!.value).toBe('Name')
  })

  test('reads yes and no as written by other programs', () => {
    const values = ['Yes', 'TRUE', '1', 'no', 'False', ''].map(
      (word) => paste(rows, columns, box(0, 3), [[word]]).edits[0]!.value,
    )
    expect(values).toEqual(['true', 'true', 'true', '', '', ''])
  })
})

test('fills down the first row, or the row above a single one, but never a locked cell', () => {
  expect(fillDown(rows, columns, box(0, 0, 2, 2))).toEqual([
    { row: '2', column: 'name', value: 'One' },
    { row: '2', column: 'size', value: 'S' },
    { row: '3', column: 'name', value: 'One' },
    { row: '3', column: 'size', value: 'S' },
  ])
  expect(fillDown(rows, columns, box(1, 1))).toEqual([{ row: '2', column: 'name', value: 'One' }])
  expect(fillDown(rows, columns, box(0, 1))).toEqual([])
  expect(clear(rows, columns, box(0, 0, 0, 1))).toEqual([{ row: '1', column: 'name', value: '' }])
})

describe('keys', () => {
  const bounds = { rows: 10, columns: 4, page: 5 }
  const press = (key: string, held: 'shift' | 'ctrl' | 'alt' | '' = '', at = { row: 4, column: 2 }) =>
    sheetCommand({ key, shift: held === 'shift', ctrl: held === 'ctrl', alt: held === 'alt' }, at, bounds)

  test.each([
    ['ArrowUp', '', { row: 3, column: 2 }],
    ['ArrowRight', '', { row: 4, column: 3 }],
    ['ArrowDown', 'ctrl', { row: 9, column: 2 }],
    ['ArrowLeft', 'ctrl', { row: 4, column: 0 }],
    ['PageDown', '', { row: 9, column: 2 }],
    ['PageUp', '', { row: 0, column: 2 }],
    ['Home', '', { row: 4, column: 0 }],
    ['Home', 'ctrl', { row: 0, column: 0 }],
    ['End', 'ctrl', { row: 9, column: 3 }],
  ] as const)('%s %s moves', (key, held, to) => {
    expect(press(key, held)).toEqual({ do: 'move', to, extend: false })
  })

  test('selects with Shift while moving, and stops at an edge', () => {
    expect(press('ArrowDown', 'shift', { row: 9, column: 0 })).toEqual({
      do: 'move',
      to: { row: 9, column: 0 },
      extend: true,
    })
  })

  test('handles typing, clearing and spreadsheet keys', () => {
    expect(press('7')).toEqual({ do: 'type', text: '7' })
    expect(press('F2')).toEqual({ do: 'type' })
    expect(press('Enter')).toEqual({ do: 'type' })
    expect(press(' ')).toEqual({ do: 'toggle' })
    expect(press('Delete')).toEqual({ do: 'clear' })
    expect(['z', 'y', 'd', 'a', 's'].map((key) => press(key, 'ctrl')?.do)).toEqual([
      'undo',
      'redo',
      'fillDown',
      'all',
      undefined,
    ])
    expect(['Delete', 'Backspace'].map((key) => press(key, 'ctrl'))).toEqual([{ do: 'remove' }, { do: 'remove' }])
    expect(sheetCommand({ key: 'Z', shift: true, ctrl: true, alt: false }, { row: 0, column: 0 }, bounds)).toEqual({
      do: 'redo',
    })
    expect([press('Tab'), press('Escape'), press('ArrowUp', 'alt'), press('Shift')]).toEqual([null, null, null, null])
  })

  test('moves down on Enter after typing, right on Tab, with Shift the other way', () => {
    const at = { row: 4, column: 2 }
    expect(afterTyping('Enter', false, at)).toEqual({ row: 5, column: 2 })
    expect(afterTyping('Enter', true, at)).toEqual({ row: 3, column: 2 })
    expect(afterTyping('Tab', false, at)).toEqual({ row: 4, column: 3 })
    expect(afterTyping('Tab', true, at)).toEqual({ row: 4, column: 1 })
  })

  test('makes a box of a range drawn in any direction', () => {
    const range = { anchor: { row: 5, column: 0 }, focus: { row: 2, column: 3 } }
    expect(boxOf(range)).toEqual(box(2, 0, 5, 3))
  })
})

test('on a phone, the columns fill its width', () => {
  const line: SheetColumn[] = [
    { id: 'item', label: 'Item', kind: 'text', width: 150, phoneWidth: 128 },
    { id: 'name', label: 'Name', kind: 'text', width: 136, phoneWidth: 0, isFlexible: true },
    { id: 'price', label: 'Price', kind: 'money', width: 120, phoneWidth: 72 },
  ]
  const seen = (shown: readonly SheetColumn[]) =>
    phoneColumns(shown).map(({ id, width, isFlexible }) => [id, width, isFlexible ?? false])
  expect(seen(line)).toEqual([
    ['item', 128, true],
    ['price', 72, false],
  ])
  const [item, name] = line as [SheetColumn, SheetColumn]
  expect(seen([item, { ...name, phoneWidth: 60 }])).toEqual([
    ['item', 128, false],
    ['name', 60, true],
  ])
})

test('amounts are pasted, copied and edited in the number format of the reader, and kept plain', () => {
  const swap = (text: string) => text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ''))
  numbers.choose({ text: String, read: swap, typed: (plain) => plain.replace('.', ',') })
  try {
    const price: SheetColumn[] = [
      { id: 'name', label: 'Name', kind: 'text', width: 50 },
      { id: 'price', label: 'Price', kind: 'money', width: 50 },
    ]
    const row: SheetRow[] = [{ id: 'a', cells: { name: 'No. 1,5', price: '1234.5' } }]
    expect(clipboardText(row, price, box(0, 0, 0, 1))).toBe('No. 1,5\t1234,5')
    expect(paste(row, price, box(0, 0), [['No. 2,5', '2.000,75']]).edits.map(({ value }) => value)).toEqual([
      'No. 2,5',
      '2000.75',
    ])
    expect([typedText(price[1]!, '1234.5'), plainText(price[1]!, '7,25'), plainText(price[0]!, '7,25')]).toEqual([
      '1234,5',
      '7.25',
      '7,25',
    ])
  } finally {
    numbers.choose()
  }
})

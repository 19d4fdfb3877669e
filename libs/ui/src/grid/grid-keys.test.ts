import { expect, test } from 'vitest'
import { gridCommand, type GridCommand, type KeyPress } from './grid-keys.ts'

const bounds = { rows: 100, columns: 5, page: 10 }

function press(key: string, at: [row: number, column: number], held: Partial<KeyPress> = {}) {
  const [row, column] = at
  return gridCommand({ key, shift: false, ctrl: false, alt: false, ...held }, { row, column }, bounds)
}

function moved(command: GridCommand | null) {
  return command?.do === 'move' ? [command.to.row, command.to.column] : null
}

test.each([
  ['ArrowDown', [4, 2], {}, [5, 2]],
  ['ArrowDown', [99, 2], {}, [99, 2]],
  ['ArrowUp', [0, 2], {}, [-1, 2]],
  ['ArrowUp', [-1, 2], {}, [-1, 2]],
  ['ArrowRight', [4, 4], {}, [4, 4]],
  ['ArrowLeft', [4, 2], {}, [4, 1]],
  ['Home', [4, 2], {}, [4, 0]],
  ['End', [4, 2], {}, [4, 4]],
  ['Home', [4, 2], { ctrl: true }, [0, 0]],
  ['End', [4, 2], { ctrl: true }, [99, 4]],
  ['PageDown', [4, 2], {}, [14, 2]],
  ['PageDown', [95, 2], {}, [99, 2]],
  ['PageDown', [-1, 2], {}, [10, 2]],
  ['PageUp', [4, 2], {}, [0, 2]],
  ['PageUp', [0, 2], {}, [-1, 2]],
] as const)('%s from %j with %j', (key, from, held, to) => {
  expect(moved(press(key, [...from], held))).toEqual(to)
})

const closed = { level: 1, open: false }
const opened = { level: 1, open: true }
const under = { level: 2 }

test.each([
  ['ArrowRight', 0, closed, 'fold'],
  ['ArrowRight', 0, opened, 'move'],
  ['ArrowRight', 2, closed, 'move'],
  ['ArrowLeft', 0, opened, 'fold'],
  ['ArrowLeft', 0, closed, 'move'],
  ['ArrowLeft', 2, opened, 'move'],
  ['ArrowLeft', 0, under, 'parent'],
  ['ArrowLeft', 1, under, 'move'],
  ['ArrowRight', 0, under, 'move'],
  ['Enter', 2, closed, 'fold'],
  ['Enter', 2, opened, 'fold'],
  ['Enter', 2, under, 'open'],
] as const)('%s in column %i of %j: %s', (key, column, node, command) => {
  const pressed = { key, shift: false, ctrl: false, alt: false }
  expect(gridCommand(pressed, { row: 4, column }, bounds, node)?.do).toBe(command)
})

test('moves over rows of a tree with Ctrl as over all others', () => {
  const pressed = { key: 'ArrowLeft', shift: false, ctrl: true, alt: false }
  expect(moved(gridCommand(pressed, { row: 4, column: 0 }, bounds, opened))).toEqual([4, 0])
})

test('extends the selection with Shift while moving over rows, never in the header', () => {
  expect(press('ArrowDown', [4, 2], { shift: true })).toMatchObject({ do: 'move', extend: true })
  expect(press('ArrowRight', [4, 2], { shift: true })).toMatchObject({ do: 'move', extend: false })
  expect(press('ArrowUp', [0, 2], { shift: true })).toMatchObject({ do: 'move', extend: false })
})

test('selects with Space, a range with Shift+Space, all with Ctrl+A, none with Escape', () => {
  expect(press(' ', [4, 2])).toEqual({ do: 'toggle' })
  expect(press(' ', [4, 2], { shift: true })).toEqual({ do: 'range' })
  expect(press('a', [4, 2], { ctrl: true })).toEqual({ do: 'all' })
  expect(press('Escape', [4, 2])).toEqual({ do: 'clear' })
})

test('opens with Enter and peeks with p, in rows only', () => {
  expect(press('Enter', [4, 2])).toEqual({ do: 'open' })
  expect(press('p', [4, 2])).toEqual({ do: 'peek' })
  expect(press('p', [-1, 2])).toBeNull()
  expect(press('p', [4, 2], { ctrl: true })).toBeNull()
})

test('sorts, resizes and reorders in the header', () => {
  expect(press('Enter', [-1, 2])).toEqual({ do: 'sort' })
  expect(press(' ', [-1, 2])).toEqual({ do: 'sort' })
  expect(press('ArrowRight', [-1, 2], { alt: true })).toEqual({ do: 'resize', by: 1 })
  expect(press('ArrowLeft', [-1, 2], { shift: true })).toEqual({ do: 'reorder', by: -1 })
})

test("leaves the browser's keys to the browser", () => {
  expect(press('ArrowLeft', [4, 2], { alt: true })).toBeNull()
  expect(press('f', [4, 2], { ctrl: true })).toBeNull()
  expect(press('Tab', [4, 2])).toBeNull()
})

test('has only a header in an empty grid', () => {
  const empty = { rows: 0, columns: 5, page: 10 }
  const down = gridCommand({ key: 'ArrowDown', shift: false, ctrl: false, alt: false }, { row: -1, column: 0 }, empty)
  expect(moved(down)).toEqual([-1, 0])
})

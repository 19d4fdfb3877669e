import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  alignElements,
  boxOf,
  copyElements,
  distributeElements,
  dots,
  EDGES,
  groupElements,
  HANDLES,
  handlesOf,
  isAllLocked,
  isGroup,
  type LabelElement,
  labelLimits,
  layerElements,
  lockElements,
  moveElements,
  newElement,
  NO_HISTORY,
  recordChange,
  redoChange,
  resizeElement,
  snapMove,
  selectedParts,
  snapResize,
  undoChange,
  ungroupElements,
  withGroups,
} from '../index.ts'
import { rect } from '../dots.ts'

const STOCK = { width: dots(448), height: dots(240) }

const box = (id: string, x: number, y: number, width = 40, height = 20, more: object = {}) =>
  ({
    ...newElement('Rectangle', id, { x: dots(x), y: dots(y) }),
    width: dots(width),
    height: dots(height),
    ...more,
  }) as LabelElement
const placesOf = (elements: readonly LabelElement[]) =>
  elements.map(({ positionX, positionY }) => [positionX, positionY])
const all = (elements: readonly LabelElement[]) => new Set(elements.map(({ id }) => id))

test('E1 undoes and redoes one change after the other, and forgets what is undone with the next change', () => {
  const first = recordChange(NO_HISTORY, 'a')
  const second = recordChange(first, 'b')
  const back = undoChange(second, 'c')!
  expect(back.state).toBe('b')
  expect(redoChange(back.history, back.state)).toMatchObject({ state: 'c', history: { past: ['a', 'b'], future: [] } })
  const start = undoChange(back.history, back.state)!
  expect(start.state).toBe('a')
  expect(undoChange(start.history, start.state)).toBeUndefined()
  expect(redoChange(second, 'c')).toBeUndefined()
  expect(redoChange(recordChange(back.history, 'b'), 'd')).toBeUndefined()
  expect(undoChange(recordChange<string | number>(NO_HISTORY, 0), '')).toMatchObject({
    state: 0,
    history: { future: [''] },
  })
})

test.prop([fc.array(fc.integer(), { minLength: 1, maxLength: 30 }), fc.nat({ max: 40 })])(
  'E1 as many redos as undos lead back',
  (states, steps) => {
    let history: { past: readonly number[]; future: readonly number[] } = NO_HISTORY
    let now = 0
    for (const state of states) {
      history = recordChange(history, now)
      now = state
    }
    const last = now
    let undone = 0
    for (; undone < steps; undone++) {
      const back = undoChange(history, now)
      if (!back) break
      ;({ history, state: now } = back)
    }
    for (; undone > 0; undone--) ({ history, state: now } = redoChange(history, now)!)
    expect(now).toBe(last)
    expect(history.future).toEqual([])
  },
)

test('E2 undoes a drag at once, and keeps 200 changes', () => {
  const dragged = ['a', 'b', 'c'].reduce(
    (history, state) => recordChange(history, state, 'drag 1'),
    NO_HISTORY as ReturnType<typeof recordChange<string>>,
  )
  expect(undoChange(dragged, 'd')?.state).toBe('a')
  expect(undoChange(recordChange(dragged, 'd', 'drag 2'), 'e')?.state).toBe('d')
  expect(undoChange(recordChange(recordChange(NO_HISTORY, 'a'), 'b'), 'c')?.state).toBe('b')
  const long = Array.from({ length: 250 }, (_, at) => at).reduce(
    (history, at) => recordChange(history, at),
    NO_HISTORY as ReturnType<typeof recordChange<number>>,
  )
  expect(long.past).toHaveLength(200)
  expect(long.past[0]).toBe(50)
})

test('E3 moves the selection together, as far as all of it stays on the label', () => {
  const elements = [box('a', 10, 10), box('b', 100, 50), box('c', 300, 100)]
  expect(placesOf(moveElements(elements, new Set(['a', 'b']), -30, 5, STOCK))).toEqual([
    [0, 15],
    [90, 55],
    [300, 100],
  ])
  expect(placesOf(moveElements(elements, new Set(['c']), 500, 500, STOCK))[2]).toEqual([408, 220])
  expect(moveElements(elements, new Set(['x']), 5, 5, STOCK)).toBe(elements)
})

test('E3 leaves locked elements where they are', () => {
  const elements = [box('a', 10, 10, 40, 20, { locked: true }), box('b', 100, 50)]
  expect(placesOf(moveElements(elements, all(elements), 10, 0, STOCK))).toEqual([
    [10, 10],
    [110, 50],
  ])
  expect(handlesOf(elements[0]!)).toEqual([])
})

test('E3 lets what lies outside the label come back, but not leave further', () => {
  const outside = [box('a', 430, 10)]
  expect(placesOf(moveElements(outside, all(outside), 20, 0, STOCK))).toEqual([[430, 10]])
  expect(placesOf(moveElements(outside, all(outside), -30, 0, STOCK))).toEqual([[400, 10]])
})

test('E4 moves the sides of a handle; the others stay', () => {
  const element = box('a', 100, 100)
  expect(boxOf(resizeElement(element, 'se', 10, 5, STOCK))).toEqual(rect(100, 100, 50, 25))
  expect(boxOf(resizeElement(element, 'nw', 10, 5, STOCK))).toEqual(rect(110, 105, 30, 15))
  expect(boxOf(resizeElement(element, 'e', 900, 50, STOCK))).toEqual(rect(100, 100, 348, 20))
  expect(boxOf(resizeElement(element, 'w', -900, 50, STOCK))).toEqual(rect(0, 100, 140, 20))
})

test('E4 keeps the least sizes of section 5', () => {
  const at = { x: dots(10), y: dots(10) }
  const text = newElement('Item Name', 'text', at)
  expect(handlesOf(text)).toEqual(['e', 'w'])
  expect(resizeElement(text, 'e', -900, 0, STOCK).width).toBe(labelLimits.TEXT_MIN_WIDTH)
  expect(resizeElement(text, 'e', 20, 0, STOCK)).toMatchObject({ width: 170, height: 12 })
  const turned = { ...text, orientation: 'R' as const }
  expect(handlesOf(turned)).toEqual(['n', 's'])
  expect(resizeElement(turned, 's', 0, 20, STOCK)).toMatchObject({ width: 170, positionX: 10, positionY: 10 })
  const barcode = newElement('Barcode', 'barcode', at)
  expect(handlesOf(barcode)).toEqual(HANDLES)
  const withoutLine = { ...barcode, readable: 'none' } as LabelElement
  expect(resizeElement(withoutLine, 's', 0, -900, STOCK).height).toBe(labelLimits.BARCODE_MIN_HEIGHT)
  expect(resizeElement(barcode, 's', 0, -900, STOCK).height).toBe(66)
  const thick = box('frame', 10, 10, 40, 40, { thickness: 8 })
  expect(boxOf(resizeElement(thick, 'nw', 90, 90, STOCK))).toEqual(rect(42, 42, 8, 8))
})

test.each([
  ['left', [10, 100], [10, 50]],
  ['center', [45, 100], [30, 50]],
  ['right', [80, 100], [50, 50]],
  ['top', [10, 50], [50, 50]],
  ['middle', [10, 75], [50, 70]],
  ['bottom', [10, 100], [50, 90]],
] as const)('E5 aligns to the %s of the selection', (edge, first, second) => {
  const elements = [box('a', 10, 100, 30, 20), box('b', 50, 50, 60, 30), box('c', 0, 0)]
  expect(placesOf(alignElements(elements, new Set(['a', 'b']), edge, STOCK))).toEqual([first, second, [0, 0]])
})

test('E5 aligns a single element with the label, and others with a locked one', () => {
  const one = [box('a', 10, 100)]
  const places = EDGES.map((edge) => placesOf(alignElements(one, all(one), edge, STOCK))[0])
  expect(places).toEqual([
    [0, 100],
    [204, 100],
    [408, 100],
    [10, 0],
    [10, 110],
    [10, 220],
  ])
  const two = [box('a', 10, 100, 40, 20, { locked: true }), box('b', 50, 50)]
  expect(placesOf(alignElements(two, all(two), 'right', STOCK))).toEqual([
    [10, 100],
    [50, 50],
  ])
  expect(placesOf(alignElements(two, all(two), 'left', STOCK))).toEqual([
    [10, 100],
    [10, 50],
  ])
  expect(alignElements(two, new Set(), 'left', STOCK)).toBe(two)
})

test('E6 gives equal gaps between the outermost, in their order', () => {
  const elements = [box('c', 207, 0, 30), box('a', 0, 0, 10), box('b', 12, 7, 20)]
  expect(placesOf(distributeElements(elements, all(elements), 'across'))).toEqual([
    [207, 0],
    [0, 0],
    [99, 7],
  ])
  expect(distributeElements(elements, new Set(['a', 'b']), 'across')).toBe(elements)
  const column = [box('a', 0, 0), box('b', 5, 30), box('c', 0, 31), box('d', 0, 100)]
  expect(placesOf(distributeElements(column, all(column), 'down'))).toEqual([
    [0, 0],
    [5, 33],
    [0, 67],
    [0, 100],
  ])
})

test('E7 snaps to the nearest edge or center of others and the label, and tells where', () => {
  const others = [rect(100, 50, 60, 40)]
  const near = { grid: 0, reach: 4 }
  expect(snapMove(rect(103, 200, 20, 10), others, STOCK, near)).toEqual({
    dx: -3,
    dy: 0,
    guides: [{ axis: 'x', at: 100 }],
  })
  expect(snapMove(rect(119, 66, 20, 10), others, STOCK, near)).toMatchObject({ dx: 1, dy: -1 })
  expect(snapMove(rect(2, 228, 20, 10), [], STOCK, near)).toMatchObject({ dx: -2, dy: 2 })
  expect(snapMove(rect(215, 10, 20, 10), [], STOCK, near)).toMatchObject({
    dx: -1,
    dy: 0,
    guides: [{ axis: 'x', at: 224 }],
  })
})

test('E7 takes the grid where nothing else is near', () => {
  expect(snapMove(rect(53, 21, 20, 10), [], STOCK, { grid: 8, reach: 4 })).toEqual({ dx: 3, dy: 3, guides: [] })
  expect(snapMove(rect(53, 21, 20, 10), [], STOCK, { grid: 0, reach: 4 })).toEqual({ dx: 0, dy: 0, guides: [] })
})

test('E7 snaps the sides that a handle moves, and tells where', () => {
  const near = { grid: 8, reach: 4 }
  const others = [rect(100, 50, 60, 40)]
  const element = box('a', 10, 100, 40, 20)
  const right = snapResize(element, 'e', [48, 0], others, STOCK, near)
  expect(right).toMatchObject({ element: { positionX: 10, width: 90 }, guides: [{ axis: 'x', at: 100 }] })
  const corner = snapResize(element, 'nw', [-8, -8], others, STOCK, near)
  expect(boxOf(corner.element)).toEqual(rect(0, 90, 50, 30))
  expect(corner.guides).toEqual([
    { axis: 'x', at: 0 },
    { axis: 'y', at: 90 },
  ])
  const onGrid = snapResize(element, 's', [0, 7], others, STOCK, near)
  expect(onGrid).toEqual({ element: { ...element, height: 28 }, guides: [] })
})

test('E7 keeps the limits of a resized element that would snap beyond them', () => {
  const barcode = { ...newElement('Barcode', 'code', { x: dots(10), y: dots(10) }), height: dots(80) } as LabelElement
  const low = snapResize(barcode, 's', [0, -20], [rect(0, 70, 10, 10)], STOCK, { grid: 8, reach: 8 })
  expect(low).toMatchObject({ element: { height: 66 }, guides: [] })
})

test.each([
  ['front', 'acdb'],
  ['forward', 'acbd'],
  ['backward', 'bacd'],
  ['back', 'bacd'],
] as const)('E8 brings a layer to the %s', (layer, expected) => {
  const elements = [...'abcd'].map((id) => box(id, 0, 0))
  expect(
    layerElements(elements, new Set('b'), layer)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected)
})

test('E8 moves several layers together, in their order, and no further than the end', () => {
  const elements = [...'abcd'].map((id) => box(id, 0, 0))
  const layered = (ids: string, layer: 'forward' | 'backward') =>
    layerElements(elements, new Set(ids), layer)
      .map(({ id }) => id)
      .join('')
  expect(layered('ab', 'forward')).toBe('cabd')
  expect(layered('cd', 'forward')).toBe('abcd')
  expect(layered('bd', 'backward')).toBe('badc')
})

test('E9 copies elements with new IDs, a step aside where the label has room, and unlocked', () => {
  let count = 0
  const copies = copyElements(
    [box('a', 0, 0, 40, 20, { locked: true }), box('b', 408, 0)],
    STOCK,
    () => `new ${++count}`,
  )
  expect(copies).toMatchObject([
    { id: 'new 1', positionX: 16, positionY: 16 },
    { id: 'new 2', positionX: 408, positionY: 0 },
  ])
  expect(copies[0]).not.toHaveProperty('locked')
})

test('E10 locks a selection, and unlocks it once all of it is locked', () => {
  const elements = [box('a', 0, 0, 40, 20, { locked: true }), box('b', 50, 0), box('c', 90, 0)]
  const ids = new Set(['a', 'b'])
  expect(isAllLocked(elements, ids)).toBe(false)
  const locked = lockElements(elements, ids)
  expect(locked.map((each) => each.locked)).toEqual([true, true, undefined])
  expect(isAllLocked(locked, ids)).toBe(true)
  expect(lockElements(locked, ids).map((each) => each.locked)).toEqual([false, false, undefined])
  expect(isAllLocked(elements, new Set())).toBe(false)
})

const idsOf = (elements: readonly LabelElement[]) => elements.map(({ id }) => id).join('')
const inGroup = (id: string, x: number, y: number, more: object = {}) => box(id, x, y, 40, 20, { group: 'g', ...more })

test('E11 selects a group as one, by any of its elements', () => {
  const elements = [inGroup('a', 0, 0), box('b', 0, 0), inGroup('c', 50, 0), box('d', 0, 0, 40, 20, { group: 'h' })]
  expect([...withGroups(elements, new Set(['c', 'b']))]).toEqual(['a', 'b', 'c'])
  expect(selectedParts(elements, new Set('abc')).map(idsOf)).toEqual(['ac', 'b'])
  expect(selectedParts(elements, new Set('ab')).map(idsOf)).toEqual(['a', 'b'])
  expect(isGroup(elements, new Set('ac'))).toBe(true)
  for (const ids of ['a', 'abc', 'b', 'd', '']) expect(isGroup(elements, new Set(ids))).toBe(false)
})

test('E11 aligns and distributes a group by its bounds, and an element that is selected alone by its own', () => {
  const elements = [inGroup('a', 10, 10), inGroup('b', 60, 40), box('c', 200, 100), box('d', 400, 0)]
  expect(placesOf(alignElements(elements, new Set('abc'), 'right', STOCK))).toEqual([
    [150, 10],
    [200, 40],
    [200, 100],
    [400, 0],
  ])
  expect(placesOf(alignElements(elements, new Set('ab'), 'left', STOCK)).slice(0, 2)).toEqual([
    [0, 10],
    [50, 40],
  ])
  expect(placesOf(alignElements(elements, new Set('a'), 'left', STOCK)).slice(0, 2)).toEqual([
    [0, 10],
    [60, 40],
  ])
  expect(placesOf(distributeElements(elements, all(elements), 'across'))).toEqual([
    [10, 10],
    [60, 40],
    [230, 100],
    [400, 0],
  ])
  expect(distributeElements(elements, new Set('abc'), 'across')).toBe(elements)
  const locked = elements.map((each) => (each.id === 'a' ? { ...each, locked: true } : each))
  expect(placesOf(alignElements(locked, new Set('abc'), 'right', STOCK)).slice(0, 2)).toEqual([
    [10, 10],
    [60, 40],
  ])
})

test('E11 brings a group over the next element or group, and back', () => {
  const other = (id: string) => box(id, 0, 0, 40, 20, { group: 'h' })
  const elements = [inGroup('a', 0, 0), inGroup('b', 0, 0), other('c'), other('d'), box('e', 0, 0)]
  expect(idsOf(layerElements(elements, new Set('ab'), 'forward'))).toBe('cdabe')
  expect(idsOf(layerElements(elements, new Set('e'), 'backward'))).toBe('abecd')
  expect(idsOf(layerElements(elements, new Set('a'), 'forward'))).toBe('bacde')
  const between = [inGroup('a', 0, 0), box('x', 0, 0), inGroup('b', 0, 0), box('y', 0, 0)]
  expect(idsOf(layerElements(between, new Set('y'), 'backward'))).toBe('axyb')
})

test('E11 copies a group into one of its own, as far aside as all of it may go', () => {
  let count = 0
  const newID = () => `new ${++count}`
  const copies = copyElements([inGroup('a', 0, 0), box('x', 0, 0), inGroup('b', 408, 0)], STOCK, newID)
  expect(placesOf(copies)).toEqual([
    [0, 0],
    [16, 16],
    [408, 0],
  ])
  expect(copies[0]!.group).toMatch(/^new/)
  expect(copies.map(({ group }) => group)).toEqual([copies[0]!.group, undefined, copies[0]!.group])
  expect(new Set(copies.map(({ id }) => id)).size).toBe(3)
  const [alone] = copyElements([inGroup('a', 0, 0)], STOCK, newID)
  expect(alone).not.toHaveProperty('group')
})

test('E11 locks a group as one', () => {
  const elements = [inGroup('a', 0, 0), inGroup('b', 50, 0), box('c', 0, 0)]
  const locked = lockElements(elements, new Set('a'))
  expect(locked.map((each) => each.locked)).toEqual([true, true, undefined])
  expect(lockElements(locked, new Set('b')).map((each) => each.locked)).toEqual([false, false, undefined])
})

test('E12 makes a group in the order of its elements, where the uppermost was', () => {
  const elements = [...'abcde'].map((id) => box(id, 0, 0))
  const grouped = groupElements(elements, new Set('dab'), 'g')
  expect(idsOf(grouped)).toBe('cabde')
  expect(grouped.map(({ group }) => group)).toEqual([undefined, 'g', 'g', 'g', undefined])
  expect(groupElements(grouped, new Set('abd'), 'h')).toBe(grouped)
  const larger = groupElements(grouped, new Set('abde'), 'h')
  expect(larger.map(({ group }) => group)).toEqual([undefined, 'h', 'h', 'h', 'h'])
  expect(groupElements(elements, new Set('a'), 'g')).toBe(elements)
})

test('E12 neither groups nor ungroups what is locked', () => {
  const elements = [box('a', 0, 0, 40, 20, { locked: true }), box('b', 0, 0), box('c', 0, 0)]
  expect(groupElements(elements, new Set('ab'), 'g')).toBe(elements)
  expect(groupElements(elements, all(elements), 'g').map(({ group }) => group)).toEqual([undefined, 'g', 'g'])
  const locked = [inGroup('a', 0, 0, { locked: true }), inGroup('b', 0, 0, { locked: true })]
  expect(ungroupElements(locked, new Set('a'))).toBe(locked)
})

test('E12 ungroups whole groups, and leaves their elements where they are', () => {
  const elements = [inGroup('a', 10, 20), box('x', 0, 0), inGroup('b', 50, 0)]
  const single = ungroupElements(elements, new Set('ax'))
  expect(single).toEqual([box('a', 10, 20), box('x', 0, 0), box('b', 50, 0)])
  expect(ungroupElements(single, all(single))).toBe(single)
})

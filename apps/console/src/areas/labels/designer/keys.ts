import { elementName, layerElements, moveElements } from '@greenroom/labels'
import type { KeyboardEvent } from 'react'
import type { CanvasView } from './Toolbar.tsx'
import type { DesignModel } from './use-design.ts'

/** The grid and snapping, which keys turn on and off. */
export type ViewModel = Pick<CanvasView, 'grid' | 'snaps'> & { onView: (next: Partial<CanvasView>) => void }

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far an arrow moves with Shift. */
const LONG_STEP_MM = 10

/** The keys of the label, for its help. */
export const KEYS = [
  [
    'Arrow keys',
    'Move the selected elements by a millimeter, or by a dot without snapping; with Shift by 10 millimeters',
  ],
  ['Page Down, Page Up', 'Select the next or previous element; with Shift add it'],
  ['Ctrl+A, Escape', 'Select all, or none'],
  ['Ctrl+C, Ctrl+V, Ctrl+D', 'Copy, paste, duplicate'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
  ['] and [', 'Bring forward, send backward'],
  ['L', 'Lock or unlock the selected elements'],
  ['G, S', 'Show or hide the grid; start or stop snapping'],
  ['Delete', 'Delete the selected elements'],
] as const

/** Handles a key on the label; returns whether it did something. */
export function handleDesignKey(event: KeyboardEvent, design: DesignModel, view: ViewModel): boolean {
  if (event.ctrlKey || event.metaKey) return handleCommand(event, design)
  return handleViewKey(event, design, view) || handlePlainKey(event, design, view.snaps)
}

/** Turns the grid and snapping on and off. */
export function handleViewKey({ key }: KeyboardEvent, { say }: DesignModel, view: ViewModel): boolean {
  switch (key.toLowerCase()) {
    case 'g':
      view.onView({ grid: !view.grid })
      say(view.grid ? 'Grid hidden' : 'Grid shown')
      return true
    case 's':
      view.onView({ snaps: !view.snaps })
      say(view.snaps ? 'Snapping is off' : 'Snapping is on')
      return true
    default:
      return false
  }
}

function handleCommand({ key, shiftKey }: KeyboardEvent, design: DesignModel): boolean {
  const commands: Readonly<Record<string, () => void>> = {
    a: () => design.select(new Set(design.elements.map(({ id }) => id))),
    c: design.copy,
    v: () => design.canPaste && design.paste(),
    d: design.duplicate,
    y: design.redo,
    z: shiftKey ? design.redo : design.undo,
  }
  const command = commands[key.toLowerCase()]
  command?.()
  return command !== undefined
}

function handlePlainKey({ key, shiftKey }: KeyboardEvent, design: DesignModel, snaps: boolean): boolean {
  const { elements, selected, stock } = design
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shiftKey ? LONG_STEP_MM * stock.density : snaps ? stock.density : 1
    const moved = moveElements(elements, selected, arrow[0] * step, arrow[1] * step, stock)
    design.setElements(moved, placeWords(moved, selected), 'nudge')
    return true
  }
  switch (key) {
    case 'PageDown':
    case 'PageUp':
      selectNext(design, key === 'PageDown' ? 1 : -1, shiftKey)
      return true
    case 'Escape':
      design.select(new Set())
      return selected.size > 0
    case 'Delete':
    case 'Backspace':
      design.remove()
      return true
    case 'l':
    case 'L':
      design.lock()
      return true
    case ']':
      design.setElements(layerElements(elements, selected, 'forward'), 'Brought forward')
      return true
    case '[':
      design.setElements(layerElements(elements, selected, 'backward'), 'Sent backward')
      return true
    default:
      return false
  }
}

function selectNext({ elements, selected, select, say }: DesignModel, step: number, adds: boolean) {
  const last = elements.findLastIndex(({ id }) => selected.has(id))
  const first = elements.findIndex(({ id }) => selected.has(id))
  const from = step > 0 ? last : first === -1 ? 0 : first
  const next = elements.at((from + step + elements.length) % Math.max(1, elements.length))
  if (!next) return
  select(new Set(adds ? [...selected, next.id] : [next.id]))
  say(`${elementName(next)} selected, at ${next.positionX}, ${next.positionY}`)
}

/** Where the selection is now, for screen readers. */
export function placeWords(elements: DesignModel['elements'], selected: ReadonlySet<string>): string {
  const [first] = elements.filter(({ id }) => selected.has(id))
  return first ? `${elementName(first)} at ${first.positionX}, ${first.positionY}` : ''
}

import {
  boundsOf,
  boxOf,
  elementName,
  type LabelElement,
  layerElements,
  moveElements,
  partsOf,
  selectedParts,
} from '@greenroom/labels'
import { countOf } from '@greenroom/ui'
import type { KeyboardEvent } from 'react'
import { MARKS, MM_PER_INCH, type Unit } from '../lengths.ts'
import type { CanvasView, OnView } from './use-canvas-view.ts'
import type { DesignModel } from './use-design.ts'

/** The grid and snapping, which keys turn on and off. */
export type ViewModel = Pick<CanvasView, 'grid' | 'snaps' | 'unit'> & { onView: OnView }

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far an arrow moves with Shift, in millimeters. */
const LONG_STEP: Readonly<Record<Unit, number>> = { mm: 10, in: MM_PER_INCH / 2 }

/** The keys of the label, for its help. */
export const KEYS = [
  [
    'Arrow keys',
    'Move the selected elements by a line of the grid, or by a dot without snapping; with Shift by 10 millimeters or half an inch',
  ],
  ['Page Down, Page Up', 'Select the next or previous element or group; with Shift add it'],
  ['Ctrl+A, Escape', 'Select all, or none'],
  ['Ctrl+C, Ctrl+V, Ctrl+D', 'Copy, paste, duplicate'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
  ['Ctrl+G, Ctrl+Shift+G', 'Group or ungroup the selected elements'],
  ['] and [', 'Bring forward, send backward'],
  ['L', 'Lock or unlock the selected elements'],
  ['G, S', 'Show or hide the grid; start or stop snapping'],
  ['Delete', 'Delete the selected elements'],
] as const

/** Handles a key on the label; returns whether it did something. */
export function handleDesignKey(event: KeyboardEvent, design: DesignModel, view: ViewModel): boolean {
  if (isCommand(event)) return handleCommand(event, design)
  return handleViewKey(event, design, view) || handlePlainKey(event, design, view)
}

/** Turns the grid and snapping on and off. */
export function handleViewKey(event: KeyboardEvent, { say }: DesignModel, view: ViewModel): boolean {
  if (isCommand(event)) return false
  switch (event.key.toLowerCase()) {
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

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

function handleCommand({ key, shiftKey }: KeyboardEvent, design: DesignModel): boolean {
  const commands: Readonly<Record<string, () => void>> = {
    a: () => design.select(new Set(design.elements.map(({ id }) => id))),
    c: design.copy,
    v: () => design.canPaste && design.paste(),
    d: design.duplicate,
    g: shiftKey ? design.ungroup : design.group,
    y: design.redo,
    z: shiftKey ? design.redo : design.undo,
  }
  const command = commands[key.toLowerCase()]
  command?.()
  return command !== undefined
}

function handlePlainKey({ key, shiftKey }: KeyboardEvent, design: DesignModel, { snaps, unit }: ViewModel): boolean {
  const { elements, selected, stock } = design
  const arrow = ARROWS[key]
  if (arrow) {
    const mm = shiftKey ? LONG_STEP[unit] : MARKS[unit].mm
    const step = shiftKey || snaps ? Math.round(mm * stock.density) : 1
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
  const parts = partsOf(elements, new Set())
  const isSelected = (part: Part) => part.some(({ id }) => selected.has(id))
  const last = parts.findLastIndex(isSelected)
  const first = parts.findIndex(isSelected)
  const from = step > 0 ? last : first === -1 ? 0 : first
  const next = parts.at((from + step + parts.length) % Math.max(1, parts.length))
  if (!next) return
  const ids = next.map(({ id }) => id)
  select(new Set(adds ? [...selected, ...ids] : ids))
  say(`${partName(next)} selected, at ${placeOf(next)}`)
}

/** Where the selection is now, for screen readers. */
export function placeWords(elements: DesignModel['elements'], selected: ReadonlySet<string>): string {
  const [first] = selectedParts(elements, selected)
  return first ? `${partName(first)} at ${placeOf(first)}` : ''
}

/** An element, or those of a group. */
type Part = readonly LabelElement[]

function partName(part: Part): string {
  return part.length > 1 ? `Group of ${countOf(part.length, 'element')}` : elementName(part[0]!)
}

function placeOf(part: Part): string {
  const { x, y } = boundsOf(part.map(boxOf))
  return `${x}, ${y}`
}

import { elementName, layerElements, moveElements } from '@greenroom/labels'
import type { KeyboardEvent } from 'react'
import type { DesignModel } from './use-design.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keys of the label, for its help. */
export const KEYS = [
  ['Arrow keys', 'Move the selected elements by a dot; with Shift by a millimeter'],
  ['Page Down, Page Up', 'Select the next or previous element; with Shift add it'],
  ['Ctrl+A, Escape', 'Select all, or none'],
  ['Ctrl+C, Ctrl+V, Ctrl+D', 'Copy, paste, duplicate'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'Undo, redo'],
  ['] and [', 'Bring forward, send backward'],
  ['Delete', 'Delete the selected elements'],
] as const

/** Handles a key on the label; returns whether it did something. */
export function handleDesignKey(event: KeyboardEvent, design: DesignModel): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  return isCommand ? handleCommand(event, design) : handlePlainKey(event, design)
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

function handlePlainKey({ key, shiftKey }: KeyboardEvent, design: DesignModel): boolean {
  const { elements, selected, stock } = design
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shiftKey ? stock.density : 1
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

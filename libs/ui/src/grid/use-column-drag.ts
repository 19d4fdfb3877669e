import { useRef, useState, type PointerEvent } from 'react'

/** Pixels the pointer may stray before a press on a header is a drag and no longer a click. */
const SLACK = 5

export type ColumnDrop = { id: string; /** The place among the others. */ to: number }

/**
 * Dragging a header to another place. Headers are the elements with `data-column`, `fixed` of them in front stay.
 * The pointer is captured, so the drag goes on outside the grid; Escape and a lost pointer leave all as it was.
 */
export function useColumnDrag(fixed: number, onDrop: (drop: ColumnDrop) => void) {
  const [drop, setDrop] = useState<ColumnDrop | null>(null)
  const dragged = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const header = event.currentTarget
    const startX = event.clientX
    const edges = centresBeside(header, fixed)
    let latest: ColumnDrop | null = null
    dragged.current = false
    const ended = new AbortController()
    const finish = (commit: boolean) => {
      ended.abort()
      setDrop(null)
      if (commit && latest) onDrop(latest)
    }
    const follow = (move: globalThis.PointerEvent) => {
      if (!latest && Math.abs(move.clientX - startX) < SLACK) return
      header.setPointerCapture(move.pointerId)
      dragged.current = true
      latest = { id, to: fixed + edges.filter((centre) => centre < move.clientX).length }
      setDrop(latest)
    }
    const { signal } = ended
    header.addEventListener('pointermove', follow, { signal })
    header.addEventListener('pointerup', () => finish(true), { signal })
    header.addEventListener('pointercancel', () => finish(false), { signal })
    window.addEventListener('keydown', (key) => key.key === 'Escape' && finish(false), { signal })
  }

  /** Whether the click that follows belongs to a drag. */
  return { drop, dragged, onPointerDown }
}

/** The middle of every other header, from left to right. */
function centresBeside(header: HTMLElement, fixed: number) {
  const headers = [...(header.parentElement?.children ?? [])].slice(fixed)
  return headers
    .filter((other) => other !== header)
    .map((other) => {
      const { left, width } = other.getBoundingClientRect()
      return left + width / 2
    })
}

import { useRef, useState, type PointerEvent } from 'react'

/** How many pixels the pointer may move before a press on a header becomes a drag instead of a click. */
const SLACK = 5

export type ColumnDrop = { id: string; /** The position among the others. */ to: number }

/**
 * Drags a header to another position. Headers are the elements with `data-column`; the first `fixed` of them stay.
 * The pointer is captured, so the drag continues outside the grid; Escape or a lost pointer cancels it.
 */
export function useColumnDrag(fixed: number, onDrop: (drop: ColumnDrop) => void) {
  const [drop, setDrop] = useState<ColumnDrop | null>(null)
  const dragged = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const header = event.currentTarget
    const startX = event.clientX
    const edges = centersBeside(header, fixed)
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
      latest = { id, to: fixed + edges.filter((center) => center < move.clientX).length }
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

/** The center of every other header, from left to right. */
function centersBeside(header: HTMLElement, fixed: number) {
  const headers = [...(header.parentElement?.children ?? [])].slice(fixed)
  return headers
    .filter((other) => other !== header)
    .map((other) => {
      const { left, width } = other.getBoundingClientRect()
      return left + width / 2
    })
}

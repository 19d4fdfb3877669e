import { useAtom } from 'jotai'
import { useState } from 'react'
import { labelViewAtom, useUnit } from '../label-view.atoms.ts'
import type { Unit } from '../lengths.ts'

export type CanvasView = {
  /** CSS pixels per dot; as wide as the screen allows without. */
  zoom: number | undefined
  grid: boolean
  snaps: boolean
  unit: Unit
}

export type OnView = (next: Partial<CanvasView>) => void

/** How the label is looked at. All but the zoom is remembered. */
export function useCanvasView(): readonly [CanvasView, OnView] {
  const [zoom, setZoom] = useState<number>()
  const [{ grid, snaps }, keep] = useAtom(labelViewAtom)
  const view = { zoom, grid, snaps, unit: useUnit() }

  function onView(next: Partial<CanvasView>) {
    const { zoom: zoomed, ...kept } = { ...view, ...next }
    setZoom(zoomed)
    void keep((before) => ({ ...kept, unit: next.unit ?? before.unit }))
  }

  return [view, onView]
}

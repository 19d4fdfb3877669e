import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProductTab } from '../product-tab.ts'
import { useItemScope } from '../form/item-form-context.ts'
import { foldedTitle } from './item-sections.ts'

/** The ID of a section's element. */
export function sectionID({ path }: ProductTab): string {
  return `section-${path.replaceAll('/', '-')}`
}

/**
 * Expands the section of a route and scrolls to it, also when its link is followed again. A page that opens at Main Info
 * stays at its top, and another query of the same section moves nothing.
 */
export function useArrival(tab: ProductTab) {
  const { key, search } = useLocation()
  const unfold = useSetAtom(useItemScope().openAtom)
  const before = useRef<{ path: string; search: string }>(undefined)

  const arrive = useEffectEvent(() => {
    const { current: last } = before
    before.current = { path: tab.path, search }
    if (last ? last.path === tab.path && last.search !== search : tab.path === 'info') return
    const title = foldedTitle(tab)
    if (title) unfold((open) => new Set([...open, title]))
    const element = document.getElementById(sectionID(tab))
    if (last) element?.focus({ preventScroll: true })
    return element && stayAt(element)
  })
  useEffect(() => arrive() ?? undefined, [key, tab])
}

/** Scrolls to a section, and again while it and those above it grow as they load, until the user does something. */
function stayAt(element: HTMLElement) {
  element.scrollIntoView()
  const observer = new ResizeObserver(() => element.scrollIntoView())
  observer.observe(element.parentElement!)
  const stop = () => observer.disconnect()
  const ends = new AbortController()
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    document.addEventListener(type, stop, { capture: true, passive: true, signal: ends.signal })
  return () => {
    stop()
    ends.abort()
  }
}

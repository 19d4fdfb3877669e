import { type RefObject, useLayoutEffect, useState } from 'react'
import { fittingEntries } from './fitting.ts'

/**
 * The indexes of the entries that do not fit in a row. Entries are the elements with `data-entry`, the ID of
 * their group; `data-head` marks the heading of a group, and `data-more` the menu of the rest. All of them stay in the
 * DOM, those that do not fit taken out of the flow, so that their widths are always known.
 */
export function useFitting(row: RefObject<HTMLElement | null>, current: number, count: number): ReadonlySet<number> {
  const [hidden, setHidden] = useState<readonly number[]>([])

  useLayoutEffect(() => {
    const element = row.current!
    const measure = () => {
      const next = hiddenIn(element, current)
      setHidden((before) => (before.join() === next.join() ? before : next))
    }
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.querySelectorAll('[data-entry]')]) observer.observe(each)
    measure()
    return () => observer.disconnect()
  }, [row, current, count])

  return new Set(hidden)
}

function hiddenIn(row: HTMLElement, current: number): number[] {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
  const widthOf = (element: HTMLElement | null) => (element ? element.offsetWidth + gap : 0)
  const elements = [...row.querySelectorAll<HTMLElement>('[data-entry]')]
  const entries = elements.map((each) => ({ width: widthOf(each), group: Number(each.dataset['entry']) }))
  const heads: number[] = []
  for (const head of row.querySelectorAll<HTMLElement>('[data-head]'))
    heads[Number(head.dataset['head'])] = widthOf(head)
  // The last entry of the row needs no gap after it.
  const room = row.clientWidth + gap
  const shown = fittingEntries({ room, more: widthOf(row.querySelector('[data-more]')), entries, heads }, current)
  return entries.flatMap((_, at) => (shown.includes(at) ? [] : [at]))
}

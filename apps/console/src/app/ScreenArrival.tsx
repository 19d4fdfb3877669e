import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

let arrivals = 0

/**
 * Names the page in the title bar and moves the focus to its heading, so that a screen reader says where one is.
 * Stands beside the screen inside its Suspense, and so runs once the screen is there.
 */
export function ScreenArrival({ label }: { label: string }) {
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = `${label} · Greenroom`
  }, [label])

  useEffect(() => {
    arrivals += 1
    const heading = document.querySelector<HTMLElement>('main h1')
    // The first page is announced by the browser, and a field that a screen has focused keeps the focus.
    if (arrivals === 1 || !heading || heading.closest('main')?.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])

  return null
}

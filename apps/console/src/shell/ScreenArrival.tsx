import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '#screens/focus-heading.ts'

let arrivals = 0

/**
 * Sets the page's title, which begins with the name of its record, and moves the focus to its heading, so that screen
 * readers announce the screen. It is rendered beside the screen inside its Suspense, and so runs once that is loaded.
 */
export function ScreenArrival({ label, record }: { label: string; record: string }) {
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = [record, label, 'Greenroom'].filter(Boolean).join(' · ')
  }, [label, record])

  useEffect(() => {
    arrivals += 1
    // Browsers announce the first page, and a field that the screen has focused keeps the focus.
    if (arrivals === 1 || document.querySelector('main')?.contains(document.activeElement)) return
    focusHeading()
  }, [pathname])

  return null
}

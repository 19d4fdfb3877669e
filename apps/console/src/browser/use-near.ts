import { type RefObject, useEffect, useState } from 'react'

/** How far below the window something is loaded. */
const AHEAD = '400px'

/** Whether an element is near the window, or was, or is `wanted` anyway. */
export function useNear(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [isNear, setNear] = useState(wanted)
  if (wanted && !isNear) setNear(true)
  useEffect(() => {
    if (isNear) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: AHEAD })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

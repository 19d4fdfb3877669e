import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Holds back an Enter that arrives before the results for the text, as a scanner's does: `take` is called once they are
 * there, unless something else is typed meanwhile. `isEntered`: Enter was pressed before this was there. Returns a handler
 * for the capture phase.
 */
export function useAwaitedEnter(text: string, pending: boolean, take: () => void, isEntered = false) {
  const [entered, setEntered] = useState(isEntered ? text : undefined)
  const settle = useEffectEvent(() => {
    if (entered === undefined || (pending && entered === text)) return
    setEntered(undefined)
    if (entered === text) take()
  })
  useEffect(() => settle(), [entered, text, pending])

  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !pending) return
    event.preventDefault()
    event.stopPropagation()
    setEntered(text)
  }
}

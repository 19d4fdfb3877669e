import { createContext, type RefObject, use, useEffect, useRef } from 'react'

/** Whether a step was shown since the screen was opened. */
export const StepShown = createContext<RefObject<boolean>>({ current: false })

/** The heading of a step, which gets the focus if the step before took it away. */
export function useStepFocus(step: number, isLoading: boolean): RefObject<HTMLHeadingElement | null> {
  const shown = use(StepShown)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLoading) return
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body || activeElement.matches(':disabled')
    if (shown.current && isLost) heading.current?.focus({ preventScroll: true })
    shown.current = true
  }, [shown, step, isLoading])
  return heading
}

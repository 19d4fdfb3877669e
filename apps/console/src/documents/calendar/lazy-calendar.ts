import { type ComponentType, lazy } from 'react'
import { withTemporal } from '#browser/with-temporal.ts'

/** A calendar that is loaded when it is opened, with Temporal: few look at it. */
export function lazyCalendar(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Calendar] = await Promise.all([load(), withTemporal()])
    return { default: Calendar }
  })
}

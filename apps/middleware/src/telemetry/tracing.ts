import type { Tracer } from '@opentelemetry/api'

let current: Tracer | undefined

/** Undefined unless spans are sent somewhere. */
export const tracer = (): Tracer | undefined => current

export function setTracer(next: Tracer | undefined) {
  current = next
}

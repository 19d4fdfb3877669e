import type { Tracer } from '@opentelemetry/api'

interface Tracing {
  tracer: Tracer
  /** Sends the spans that have ended. */
  end(): Promise<void>
}

let current: Tracing | undefined

/** Undefined unless spans are sent somewhere. */
export const tracer = (): Tracer | undefined => current?.tracer

export function setTracing(next: Tracing) {
  current = next
}

/** The last step of a stop: the calls and jobs that it waited for have spans as well. */
export async function endTracing() {
  const ended = current
  current = undefined
  await ended?.end()
}

import type { Measures } from './prometheus.ts'

let current: Measures | undefined

/** What this process counts; undefined unless somebody may read it. */
export const measures = (): Measures | undefined => current

/** Starts counting. prom-client is loaded only now, because loading it takes 50 ms. */
export async function startMeasuring(): Promise<Measures> {
  const { createMeasures } = await import('./prometheus.ts')
  return (current ??= createMeasures())
}

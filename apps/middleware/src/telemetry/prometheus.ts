import { Counter, Histogram, Registry } from 'prom-client'

export type JobOutcome = 'done' | 'failed' | 'canceled' | 'postponed'

export type Measures = ReturnType<typeof createMeasures>

/**
 * What this process counts. The values of every label come from our own code, so that neither a caller nor a company can
 * add a series: no company, no user, no path, no ID.
 */
export function createMeasures() {
  const registry = new Registry()
  const registers = [registry]
  const signIns = new Counter({
    name: 'greenroom_sign_ins_total',
    help: 'Sign-ins by password or identity provider.',
    labelNames: ['outcome'] as const,
    registers,
  })
  for (const outcome of ['accepted', 'refused', 'locked']) signIns.inc({ outcome }, 0)
  return {
    registry,
    signIns,
    /** By operation of the contract, or by route where there is none, and by status class, e.g. `2xx`. */
    callSeconds: new Histogram({
      name: 'greenroom_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer; streams of changes are left out.',
      labelNames: ['operation', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'greenroom_job_duration_seconds',
      help: 'Time that one attempt at a job took in this process.',
      labelNames: ['kind', 'outcome'] as const,
      buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 1_800],
      registers,
    }),
    refusedCalls: new Counter({
      name: 'greenroom_refused_calls_total',
      help: 'Answers 401 and 403.',
      labelNames: ['code'] as const,
      registers,
    }),
    securityEvents: new Counter({
      name: 'greenroom_security_events_total',
      help: 'Entries of the security log, except refused calls.',
      labelNames: ['event'] as const,
      registers,
    }),
  }
}

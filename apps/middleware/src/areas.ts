import type { Area } from './area.ts'
import { housekeeping } from '#boot/housekeeping.ts'
import type { Platform } from '#platform/platform.ts'
import { companies } from '#companies/area.ts'
import type { Audiences } from '#database/entities.ts'
import type { Migration } from '#database/migrate.ts'
import { migration as audit } from '#database/migrations/0002-audit.ts'
import { migration as auditPlaces } from '#database/migrations/0075-audit-places.ts'
import { migration as composedCodes } from '#database/migrations/0204-composed-codes.ts'
import type { OperationID } from '#calls/call.ts'
import type { Handlers } from '#http/contract.ts'
import type { Work } from '#jobs/job-kind.ts'
import type { Finder } from '#query/finder.ts'
import { migrations as documents } from '#documents/migrations.ts'
import { migrations as jobs } from '#jobs/migrations.ts'
import * as area from './areas.gen.ts'

/** Every area of the server, in the order in which the demo merchant is seeded. */
export const areas = [
  companies,
  area.roles,
  area.users,
  area.session,
  area.partners,
  area.onboarding,
  area.settings,
  area.reference,
  area.locations,
  area.items,
  area.entitlements,
  area.cto,
  area.images,
  area.changesets,
  area.imports,
  area.history,
  area.pricechanges,
  area.analytics,
  area.inventory,
  area.purchasing,
  area.transfers,
  area.adjustments,
  area.counts,
  area.writedowns,
  area.replenishment,
  area.views,
  area.search,
  area.changes,
  area.mail,
  area.labels,
  area.labelprinting,
] as const satisfies readonly Area[]

const ALL: readonly Area[] = areas

/** The schema, step by step. */
export const migrations: readonly Migration[] = [
  audit,
  auditPlaces,
  composedCodes,
  ...jobs,
  ...documents,
  ...ALL.flatMap((area) => area.migrations ?? []),
]

/** Who may hear that something changed, by what it is. */
export const audiences = Object.assign({}, ...ALL.map(({ entities }) => entities)) as Audiences

/** How records of all kinds are found. */
export const finders: readonly Finder[] = ALL.flatMap((area) => area.finders ?? [])

type Handled<Any> = Any extends { handlers(platform: Platform): infer Answers } ? keyof Answers : never
type Unhandled = Exclude<OperationID, Handled<(typeof areas)[number]>>

/** Every handler by its operation. An operation without one is an error of the types here, and stops the boot. */
export function allHandlers(platform: Platform): [Unhandled] extends [never] ? Handlers : Unhandled {
  return Object.assign({}, ...ALL.map((area) => area.handlers(platform)))
}

/** Everything that runs outside of calls. */
export function allWork(platform: Platform): Work {
  return {
    jobs: ALL.flatMap((area) => area.jobs?.(platform) ?? []),
    chores: [...housekeeping(platform), ...ALL.flatMap((area) => area.chores?.(platform) ?? [])],
  }
}

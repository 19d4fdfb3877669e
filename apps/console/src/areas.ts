import type { Area, ScreenRoute } from '#screens/area.ts'
import * as area from './areas.gen.ts'

/** Every area of the console, in the order of the sidebar. */
export const areas: readonly Area[] = [
  area.partners,
  area.home,
  area.items,
  area.cto,
  area.imports,
  area.pricechanges,
  area.inventory,
  area.replenishment,
  area.purchasing,
  area.transfers,
  area.adjustments,
  area.counts,
  area.writedowns,
  area.reference,
  area.locations,
  area.entitlements,
  area.labels,
  area.labelprinting,
  area.users,
  area.roles,
  area.settings,
  area.account,
  area.onboarding,
]

const all = areas.flatMap((each) => each.screens)

const placeOf = ({ path, after }: ScreenRoute) =>
  after ? all.findIndex((screen) => screen.path === after) + 0.5 : all.findIndex((screen) => screen.path === path)

/** Every screen, in the order of the sidebar. */
export const screens: readonly ScreenRoute[] = all.toSorted((one, other) => placeOf(one) - placeOf(other))

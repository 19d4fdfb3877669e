import { capitalized } from '#data/capitalized.ts'
import type { Area, ScreenRoute } from '#screens/area.ts'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { Building2, ChartBarStacked, type LucideIcon, ScanBarcode, Store, Warehouse } from 'lucide-react'
import { createElement, lazy } from 'react'
import { LOCATION_SCREENS, locationPath, newLocationPath, titleOf } from './location-screens.ts'
import { NEW_PLAN, planPath, WIZARD } from './wizard/wizard-paths.ts'

/** The list of a kind, the form of a new record, and the page of one; all kinds share their code. */
function screensOf(kind: LocationKind, icon: LucideIcon): ScreenRoute[] {
  const { one } = LOCATION_KINDS[kind]
  const { path, list, get, create } = LOCATION_SCREENS[kind]
  const form = newLocationPath(kind)
  const record = lazy(async () => {
    const { LocationScreen } = await import('./LocationScreen.tsx')
    return { default: () => createElement(LocationScreen, { kind }) }
  })
  return [
    {
      path,
      label: titleOf(kind),
      offered: 'sidebar',
      group: 'Locations',
      icon,
      operation: list,
      verbs: [{ label: `New ${one}`, href: form, operation: create }],
      Screen: lazy(async () => {
        const { LocationsScreen } = await import('./LocationsScreen.tsx')
        return { default: () => createElement(LocationsScreen, { kind }) }
      }),
    },
    { path: form, label: `New ${one}`, offered: 'link', icon, operation: create, Screen: record },
    {
      path: `${form}/:locationID`,
      label: capitalized(one),
      offered: 'link',
      record: 'locationID',
      icon,
      finds: { kind, one: capitalized(one), hrefOf: (id) => locationPath(kind, id) },
      operation: get,
      Screen: record,
    },
  ]
}

const wizard = lazy(async () => ({ default: (await import('./wizard/WizardScreen.tsx')).WizardScreen }))

const inWizard = { offered: 'sidebar', group: 'Locations', heading: 'ALL VENUES', icon: Building2 } as const

/** The venue wizard (section 2). */
const WIZARD_SCREENS: ScreenRoute[] = [
  {
    ...inWizard,
    path: WIZARD,
    label: 'Venue wizard',
    operation: 'listVenuePlans',
    Screen: lazy(async () => ({ default: (await import('./wizard/VenuesScreen.tsx')).VenuesScreen })),
  },
  { ...inWizard, path: NEW_PLAN, label: 'Add New', operation: 'createVenuePlan', Screen: wizard },
  {
    ...inWizard,
    path: planPath(':venueID'),
    label: 'Venue wizard',
    offered: 'link',
    finds: { kind: 'venuePlan', one: 'Venue draft', hrefOf: planPath },
    operation: 'getVenuePlan',
    Screen: wizard,
  },
]

export const locations: Area = {
  name: 'locations',
  screens: [
    ...screensOf('venue', Building2),
    ...screensOf('store', Store),
    ...screensOf('warehouse', Warehouse),
    ...screensOf('register', ScanBarcode),
    ...screensOf('reportingGroup', ChartBarStacked),
    ...WIZARD_SCREENS,
  ],
}

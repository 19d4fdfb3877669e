import type { ComponentType } from 'react'
import { lazy } from 'react'
import type { Guarded } from '#session/may.ts'
import { NEEDS } from './needs.ts'

/** A group of settings that are saved together, with its own URL: `?section=reporting`. */
export type SettingsSection = {
  id: string
  label: string
  /** Without it, the section is hidden. */
  operation: Guarded
  Content: ComponentType<{ id: string; label: string }>
}

const AccountSection = lazy(async () => ({ default: (await import('./AccountSection.tsx')).AccountSection }))

/** Under a heading each, in the order of the rail. */
export const SECTIONS: readonly { heading: string; sections: readonly SettingsSection[] }[] = [
  {
    heading: 'Company',
    sections: [
      {
        id: 'company',
        label: 'Profile',
        operation: NEEDS.company,
        Content: lazy(async () => ({ default: (await import('./CompanySection.tsx')).CompanySection })),
      },
      {
        id: 'region',
        label: 'Language and region',
        operation: NEEDS.region,
        Content: lazy(async () => ({ default: (await import('./RegionSection.tsx')).RegionSection })),
      },
      {
        id: 'reporting',
        label: 'Reporting',
        operation: NEEDS.reporting,
        Content: AccountSection,
      },
      {
        id: 'catalog',
        label: 'Catalog and lookups',
        operation: NEEDS.catalog,
        Content: AccountSection,
      },
      {
        id: 'inventory',
        label: 'Inventory',
        operation: NEEDS.inventory,
        Content: AccountSection,
      },
      {
        id: 'system',
        label: 'System configuration',
        operation: NEEDS.system,
        Content: lazy(async () => ({ default: (await import('./SystemSection.tsx')).SystemSection })),
      },
    ],
  },
  {
    heading: 'Access',
    sections: [
      {
        id: 'security',
        label: 'Sign-in security',
        operation: NEEDS.security,
        Content: AccountSection,
      },
      {
        id: 'sso',
        label: 'Single sign-on',
        operation: NEEDS.sso,
        Content: lazy(async () => ({ default: (await import('./SsoSection.tsx')).SsoSection })),
      },
    ],
  },
  {
    heading: 'Mail and devices',
    sections: [
      {
        id: 'mail',
        label: 'Mail',
        operation: NEEDS.mail,
        Content: lazy(async () => ({ default: (await import('./MailSection.tsx')).MailSection })),
      },
      {
        id: 'printers',
        label: 'Printers',
        operation: NEEDS.printers,
        Content: lazy(async () => ({ default: (await import('./PrintersSection.tsx')).PrintersSection })),
      },
    ],
  },
]

import type { AreaFeature } from '../feature-groups.ts'

export const features = {
  /** Whoever chooses the identity provider decides who signs in as whom: no other right includes it, and it is not enough (G4). */
  CONFIG_SSO: {
    label: 'Single sign-on',
    group: 'Configuration',
    reach: { 6: 'NOACCESS' },
  },
} as const satisfies Record<string, AreaFeature>

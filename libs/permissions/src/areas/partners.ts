import type { AreaFeature } from '../feature-groups.ts'

export const features = {
  CONFIG_PARTNERS: {
    label: 'Partner access',
    group: 'Configuration',
  },
} as const satisfies Record<string, AreaFeature>

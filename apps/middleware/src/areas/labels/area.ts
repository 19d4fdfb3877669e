import type { Area } from '#area.ts'
import { seedLabels } from './demo/seed-labels.ts'
import { entities } from './entities.ts'
import { labelFinder } from './label-finder.ts'
import { labelSettingsHandlers } from './label-settings.ts'
import { migration as migration0170 } from './migrations/0170-label-templates.ts'
import { migration as migration0171 } from './migrations/0171-label-settings.ts'
import { templateHandlers } from './template-handlers.ts'

export const labels = {
  name: 'labels',
  handlers: () => ({ ...templateHandlers, ...labelSettingsHandlers }),
  migrations: [migration0170, migration0171],
  entities,
  finders: [labelFinder],
  demo: ({ company }) => seedLabels(company),
} satisfies Area

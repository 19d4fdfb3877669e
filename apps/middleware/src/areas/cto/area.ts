import type { Area } from '#area.ts'
import { componentHandlers } from './components.ts'
import { configurationHandlers } from './configuration.ts'
import { ctoItemHandlers } from './cto-items.ts'
import { seedCto } from './demo/seed-cto.ts'
import { entities } from './entities.ts'
import { migration as migration0015 } from './migrations/0015-cto.ts'
import { optionGroupFinder } from './option-group-finder.ts'
import { optionGroupHandlers } from './option-groups.ts'
import { restrictionHandlers } from './restrictions.ts'

export const cto = {
  name: 'cto',
  handlers: () => ({
    ...componentHandlers,
    ...configurationHandlers,
    ...ctoItemHandlers,
    ...optionGroupHandlers,
    ...restrictionHandlers,
  }),
  migrations: [migration0015],
  entities,
  finders: [optionGroupFinder],
  demo: async ({ company }) => seedCto(company.db),
} satisfies Area

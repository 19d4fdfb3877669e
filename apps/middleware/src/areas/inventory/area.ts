import type { Area } from '#area.ts'
import { seedStock } from './demo/seed-stock.ts'
import { entities } from './entities.ts'
import { inventoryHandlers } from './inventory-handlers.ts'
import { migration as migration0120 } from './migrations/0120-ledger.ts'
import { migration as migration0121 } from './migrations/0121-item-costs.ts'

export const inventory = {
  name: 'inventory',
  handlers: () => inventoryHandlers,
  migrations: [migration0120, migration0121],
  entities,
  demo: ({ company }) => seedStock(company),
} satisfies Area

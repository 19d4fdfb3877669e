import type { Area } from '#area.ts'
import { autoIDHandlers } from './auto-id.ts'
import { seedCatalog } from './demo/seed-catalog.ts'
import { entities } from './entities.ts'
import { editItems, itemBatchHandlers } from './item-batch.ts'
import { itemCountHandlers } from './item-counts.ts'
import { itemFinder } from './item-finder.ts'
import { itemListHandlers } from './item-list.ts'
import { itemWriteHandlers } from './item-write.ts'
import { locationHintHandlers } from './location-hints.ts'
import { migration as migration0010 } from './migrations/0010-items.ts'
import { migration as migration0024 } from './migrations/0024-products-by-name.ts'
import { migration as migration0026 } from './migrations/0026-item-indexes.ts'
import { migration as migration0035 } from './migrations/0035-items-of-companies.ts'
import { migration as migration0048 } from './migrations/0048-required-products.ts'
import { migration as migration0069 } from './migrations/0069-incomplete-items.ts'
import { migration as migration0078 } from './migrations/0078-additional-upcs.ts'
import { migration as migration0192 } from './migrations/0192-folded-search.ts'
import { migration as migration0203 } from './migrations/0203-folded-case.ts'
import { packageHandlers } from './package-handlers.ts'
import { productHandlers } from './product-handlers.ts'
import { productListHandlers } from './product-list.ts'

export const items = {
  name: 'items',
  handlers: () => ({
    ...itemListHandlers,
    ...itemCountHandlers,
    ...itemWriteHandlers,
    ...itemBatchHandlers,
    ...autoIDHandlers,
    ...locationHintHandlers,
    ...packageHandlers,
    ...productHandlers,
    ...productListHandlers,
  }),
  jobs: () => [editItems],
  migrations: [
    migration0010,
    migration0024,
    migration0026,
    migration0035,
    migration0048,
    migration0069,
    migration0078,
    migration0192,
    migration0203,
  ],
  entities,
  finders: [itemFinder],
  demo: async ({ company }) => seedCatalog(company.db),
} satisfies Area

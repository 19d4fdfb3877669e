import type { Area } from '#area.ts'
import type { HandlersOf } from '#calls/call.ts'
import { documentFinder } from '#documents/document-finder.ts'
import { documentHandlers } from '#documents/document-handlers.ts'
import { applyPriceChange } from './apply-job.ts'
import { seedPriceChanges } from './demo/seed-price-changes.ts'
import { entities } from './entities.ts'
import { migration as migration0022 } from './migrations/0022-pricechanges.ts'
import { migration as migration0025 } from './migrations/0025-pricechange-grants.ts'
import { migration as migration0029 } from './migrations/0029-partly-undone.ts'
import { migration as migration0032 } from './migrations/0032-times-in-utc.ts'
import { migration as migration0195 } from './migrations/0195-running-price-changes.ts'
import { migration as migration0196 } from './migrations/0196-times-of-changed-prices.ts'
import { migration as migration0197 } from './migrations/0197-direct-prices.ts'
import { PRICE_CHANGES } from './price-change-kind.ts'

export const pricechanges = {
  name: 'pricechanges',
  handlers: ({ blobs }) => {
    const priceChanges = documentHandlers(PRICE_CHANGES, blobs)
    return {
      listPriceChanges: priceChanges.list,
      createPriceChange: priceChanges.create,
      getPriceChange: priceChanges.get,
      savePriceChange: priceChanges.save,
      movePriceChange: priceChanges.act,
      listPriceChangeEvents: priceChanges.log,
      exportPriceChange: priceChanges.csv,
      printPriceChange: priceChanges.pdf,
      addPriceChangeAttachment: priceChanges.addAttachment,
      getPriceChangeAttachment: priceChanges.getAttachment,
      removePriceChangeAttachment: priceChanges.removeAttachment,
    } satisfies HandlersOf<
      | 'listPriceChanges'
      | 'createPriceChange'
      | 'getPriceChange'
      | 'savePriceChange'
      | 'movePriceChange'
      | 'listPriceChangeEvents'
      | 'exportPriceChange'
      | 'printPriceChange'
      | 'addPriceChangeAttachment'
      | 'getPriceChangeAttachment'
      | 'removePriceChangeAttachment'
    >
  },
  jobs: (platform) => [applyPriceChange(platform)],
  migrations: [migration0022, migration0025, migration0029, migration0032, migration0195, migration0196, migration0197],
  entities,
  finders: [documentFinder(PRICE_CHANGES)],
  demo: seedPriceChanges,
} satisfies Area

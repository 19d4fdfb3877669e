import type { Area } from '#area.ts'
import type { HandlersOf } from '#calls/call.ts'
import { documentFinder } from '#documents/document-finder.ts'
import { documentHandlers } from '#documents/document-handlers.ts'
import { seedAdjustments } from './demo/seed-adjustments.ts'
import { entities } from './entities.ts'
import { migration as migration0152 } from './migrations/0152-adjustments.ts'
import { ADJUSTMENTS } from './adjustment-kind.ts'
import { openingBalanceHandlers } from './opening-balances.ts'

export const adjustments = {
  name: 'adjustments',
  handlers: ({ blobs }) => {
    const of = documentHandlers(ADJUSTMENTS, blobs)
    return {
      ...openingBalanceHandlers,
      listAdjustments: of.list,
      createAdjustment: of.create,
      getAdjustment: of.get,
      saveAdjustment: of.save,
      moveAdjustment: of.act,
      listAdjustmentEvents: of.log,
      exportAdjustment: of.csv,
      printAdjustment: of.pdf,
      addAdjustmentAttachment: of.addAttachment,
      getAdjustmentAttachment: of.getAttachment,
      removeAdjustmentAttachment: of.removeAttachment,
    } satisfies HandlersOf<
      | 'checkOpeningBalances'
      | 'importOpeningBalances'
      | 'listAdjustments'
      | 'createAdjustment'
      | 'getAdjustment'
      | 'saveAdjustment'
      | 'moveAdjustment'
      | 'listAdjustmentEvents'
      | 'exportAdjustment'
      | 'printAdjustment'
      | 'addAdjustmentAttachment'
      | 'getAdjustmentAttachment'
      | 'removeAdjustmentAttachment'
    >
  },
  migrations: [migration0152],
  entities,
  finders: [documentFinder(ADJUSTMENTS)],
  demo: seedAdjustments,
} satisfies Area

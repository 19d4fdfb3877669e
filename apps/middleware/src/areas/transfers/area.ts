import type { Area } from '#area.ts'
import type { HandlersOf } from '#calls/call.ts'
import { documentFinder } from '#documents/document-finder.ts'
import { documentHandlers } from '#documents/document-handlers.ts'
import { listOnHand, listStockAt } from './list-on-hand.ts'
import { seedTransfers } from './demo/seed-transfers.ts'
import { entities } from './entities.ts'
import { migration as migration0151 } from './migrations/0151-transfers.ts'
import { TRANSFERS } from './transfer-kind.ts'

export const transfers = {
  name: 'transfers',
  handlers: ({ blobs }) => {
    const of = documentHandlers(TRANSFERS, blobs)
    return {
      listOnHand,
      listStockAt,
      listTransfers: of.list,
      createTransfer: of.create,
      getTransfer: of.get,
      saveTransfer: of.save,
      moveTransfer: of.act,
      listTransferEvents: of.log,
      exportTransfer: of.csv,
      printTransfer: of.pdf,
      addTransferAttachment: of.addAttachment,
      getTransferAttachment: of.getAttachment,
      removeTransferAttachment: of.removeAttachment,
    } satisfies HandlersOf<
      | 'listOnHand'
      | 'listStockAt'
      | 'listTransfers'
      | 'createTransfer'
      | 'getTransfer'
      | 'saveTransfer'
      | 'moveTransfer'
      | 'listTransferEvents'
      | 'exportTransfer'
      | 'printTransfer'
      | 'addTransferAttachment'
      | 'getTransferAttachment'
      | 'removeTransferAttachment'
    >
  },
  migrations: [migration0151],
  entities,
  finders: [documentFinder(TRANSFERS)],
  demo: seedTransfers,
} satisfies Area

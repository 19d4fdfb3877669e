import type { Area } from '#area.ts'
import type { HandlersOf } from '#calls/call.ts'
import { documentFinder } from '#documents/document-finder.ts'
import { documentHandlers } from '#documents/document-handlers.ts'
import { findDocument } from '#documents/document-store.ts'
import { addCountTallies } from './add-tallies.ts'
import { COUNTS } from './count-kind.ts'
import { countSheet } from './count-sheet.ts'
import { seedCounts } from './demo/seed-counts.ts'
import { entities } from './entities.ts'
import { listItemsToCount } from './items-to-count.ts'
import { migration as migration0210 } from './migrations/0210-counts.ts'

export const counts = {
  name: 'counts',
  handlers: ({ blobs }) => {
    const of = documentHandlers(COUNTS, blobs)
    return {
      listCounts: of.list,
      createCount: of.create,
      getCount: of.get,
      saveCount: of.save,
      moveCount: of.act,
      listCountEvents: of.log,
      exportCount: of.csv,
      printCount: of.pdf,
      addCountAttachment: of.addAttachment,
      getCountAttachment: of.getAttachment,
      removeCountAttachment: of.removeAttachment,
      getCountSheet: async ({ company: { db }, params, user }) => {
        return { body: await countSheet(db, await findDocument(db, COUNTS, params.number), user.userName) }
      },
      addCountTallies,
      listItemsToCount,
    } satisfies HandlersOf<
      | 'listCounts'
      | 'createCount'
      | 'getCount'
      | 'saveCount'
      | 'moveCount'
      | 'listCountEvents'
      | 'exportCount'
      | 'printCount'
      | 'addCountAttachment'
      | 'getCountAttachment'
      | 'removeCountAttachment'
      | 'getCountSheet'
      | 'addCountTallies'
      | 'listItemsToCount'
    >
  },
  migrations: [migration0210],
  entities,
  finders: [documentFinder(COUNTS)],
  demo: seedCounts,
} satisfies Area

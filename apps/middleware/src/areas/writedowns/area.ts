import type { Area } from '#area.ts'
import type { HandlersOf } from '#calls/call.ts'
import { documentFinder } from '#documents/document-finder.ts'
import { documentHandlers } from '#documents/document-handlers.ts'
import { findDocument } from '#documents/document-store.ts'
import { seedWritedowns } from './demo/seed-writedowns.ts'
import { effectsByLocation } from './effects-by-location.ts'
import { entities } from './entities.ts'
import { migration as migration0209 } from './migrations/0209-writedowns.ts'
import { WRITEDOWNS } from './writedown-kind.ts'

export const writedowns = {
  name: 'writedowns',
  handlers: ({ blobs }) => {
    const of = documentHandlers(WRITEDOWNS, blobs)
    return {
      listWritedowns: of.list,
      createWritedown: of.create,
      getWritedown: of.get,
      saveWritedown: of.save,
      moveWritedown: of.act,
      listWritedownEvents: of.log,
      listWritedownEffects: async ({ company: { db }, params }) => {
        return { body: await effectsByLocation(db, await findDocument(db, WRITEDOWNS, params.number)) }
      },
      exportWritedown: of.csv,
      printWritedown: of.pdf,
      addWritedownAttachment: of.addAttachment,
      getWritedownAttachment: of.getAttachment,
      removeWritedownAttachment: of.removeAttachment,
    } satisfies HandlersOf<
      | 'listWritedowns'
      | 'createWritedown'
      | 'getWritedown'
      | 'saveWritedown'
      | 'moveWritedown'
      | 'listWritedownEvents'
      | 'listWritedownEffects'
      | 'exportWritedown'
      | 'printWritedown'
      | 'addWritedownAttachment'
      | 'getWritedownAttachment'
      | 'removeWritedownAttachment'
    >
  },
  migrations: [migration0209],
  entities,
  finders: [documentFinder(WRITEDOWNS)],
  demo: seedWritedowns,
} satisfies Area

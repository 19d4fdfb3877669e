import type { HandlersOf } from '#calls/call.ts'
import { checkVersion, write } from '#calls/write.ts'
import { notFound } from '#failures/failures.ts'
import { lockItems } from './item-store.ts'
import { partsOf } from './package-contents.ts'
import { lockCompany } from '#query/locks.ts'
import { saveComponents } from './package-store.ts'

export const packageHandlers: HandlersOf<'listPackageComponents' | 'savePackageComponents'> = {
  listPackageComponents: async ({ company: { db }, query: { itemID }, user }) => {
    const item = await db
      .selectFrom('item')
      .select('components_version')
      .where('item_id', '=', itemID)
      .executeTakeFirst()
    if (!item) throw notFound()
    return { body: { version: item.components_version, components: await partsOf(db, itemID, user) } }
  },

  savePackageComponents: (call) =>
    write(call, async (tx) => {
      const { query, body, user } = call
      // Two packages that are saved at once could each come to hold the other.
      await lockCompany(tx)
      const stored = await lockItems(tx.db, [query.itemID, ...body.components.map(({ itemID }) => itemID)])
      const item = stored.get(query.itemID)
      if (!item) throw notFound()
      const before = await partsOf(tx.db, query.itemID, user)
      checkVersion({ ...item, version: item.components_version }, body.version, () => {
        return { version: item.components_version, components: before }
      })
      await saveComponents(tx, stored, query.itemID, body.components)
      const components = await partsOf(tx.db, query.itemID, user)
      return { body: { version: item.components_version + 1, components } }
    }),
}

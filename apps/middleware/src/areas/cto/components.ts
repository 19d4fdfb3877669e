import { checkComponentSet, componentsOf } from '@greenroom/cto'
import type { Grants } from '@greenroom/permissions'
import { explainUnknown } from '@greenroom/validation'
import type { AnswerBody, Call, HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, auditAll, changesBetween, write, type WriteTransaction } from '#calls/write.ts'
import { notFound, refused } from '#failures/failures.ts'
import { findReferences, referenceErrors } from '#areas/items/item-references.ts'
import { itemRules, readBody, refuseErrors, refuseSystemItems } from '#areas/items/item-rules.ts'
import { usedUPCErrors } from '#areas/items/used-upcs.ts'
import { insertItems } from '#areas/items/item-store.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byCode } from '#query/sort-keys.ts'
import { readComponents, refuseIssues } from './cto-store.ts'

type ComponentOperation =
  | 'listComponents'
  | 'addComponent'
  | 'setComponentStatus'
  | 'removeComponent'
  | 'generateComponents'

export const componentHandlers: HandlersOf<ComponentOperation> = {
  listComponents: async ({ company: { db }, user }) => ({ body: await readAll(db, user.grants) }),

  addComponent: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { itemID, kind } = call.body
      const item = await tx.db.selectFrom('item').select('item_id').where('item_id', '=', itemID).executeTakeFirst()
      if (!item) throw notFound(explainUnknown(itemID))
      refuseSystemItems([itemID])
      const { numInsertedOrUpdatedRows: added } = await tx.db
        .insertInto('cto_component')
        .values({ item_id: itemID, kind, status: 'Active' })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      const message = `${itemID} is a component already.`
      if (added === 0n) throw refused(message, [{ field: 'itemID', message, code: 'duplicate', value: itemID }])
      await audit(tx, 'ctoComponent', itemID, 'create', [{ field: 'kind', from: null, to: kind }])
      return { body: await readAll(tx.db, call.user.grants) }
    }),

  setComponentStatus: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { itemIDs, status } = call.body
      const stored = (await readComponents(tx.db, call.user.grants)).filter(({ itemID }) => itemIDs.includes(itemID))
      if (stored.length < itemIDs.length) throw notFound()
      const changed = stored.filter((component) => component.status !== status)
      if (changed.length > 0) {
        const ids = changed.map(({ itemID }) => itemID)
        await tx.db.updateTable('cto_component').set({ status }).where('item_id', 'in', ids).execute()
        const changes = [{ field: 'status', from: changed[0]!.status, to: status }]
        await auditAll(
          tx,
          ids.map((entityID) => ({ entity: 'ctoComponent', entityID, action: 'update', changes })),
        )
      }
      return { body: await readAll(tx.db, call.user.grants) }
    }),

  removeComponent: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { itemID } = call.query
      const component = (await readComponents(tx.db, call.user.grants)).find((one) => one.itemID === itemID)
      if (!component) throw notFound()
      if (component.groups > 0) throw refused(`${itemID} is in use. You can deactivate it but not remove it`)
      await tx.db.deleteFrom('cto_component').where('item_id', '=', itemID).execute()
      await audit(tx, 'ctoComponent', itemID, 'delete', changesBetween(component, {}, ['kind', 'status']))
      return {}
    }),

  generateComponents: (call) =>
    write(call, async (tx) => {
      const { grants } = call.user
      await lockCompany(tx)
      await refuseSet(tx.db, call.body)
      await insertSet(tx, call)
      return { body: await readAll(tx.db, grants) }
    }),
}

const componentSets = listQuery({
  from: (db: CompanyQueries) => db.selectFrom('component_set').selectAll(),
  key: byCode('set_id'),
  byDefault: [byCode('name')],
})

async function readAll(db: CompanyQueries, grants: Grants): Promise<AnswerBody<'listComponents'>> {
  const sets = await componentSets.all(db)
  return {
    components: await readComponents(db, grants),
    sets: sets.map((set) => ({
      id: set.set_id,
      name: set.name,
      kind: set.kind,
      vendorCode: set.vendor_code,
      styleID: set.style_id,
      colorID: set.color_id,
      printerCategoryID: set.printer_category_id,
    })),
  }
}

/** There is one set of a kind for each vendor, style, color and printer category. */
async function refuseSet(db: CompanyQueries, set: Call<'generateComponents'>['body']) {
  const { id, kind, vendorCode, styleID, colorID, printerCategoryID } = set
  const stored = await db.selectFrom('component_set').selectAll().where('kind', '=', kind).execute()
  const alike = stored.find(
    (one) =>
      one.vendor_code === vendorCode &&
      one.style_id === styleID &&
      one.color_id === colorID &&
      one.printer_category_id === printerCategoryID,
  )
  if (alike) throw refused(`${alike.name} is made of this vendor, style, color and printer category already.`)
  const taken = await db.selectFrom('component_set').select('set_id').where('set_id', '=', id).executeTakeFirst()
  const message = `The set ${id} exists already`
  if (taken) throw refused(message, [{ field: 'id', message, code: 'duplicate', value: id }])
}

/** The set with an item for each character, which keeps the rules of the item form. */
async function insertSet(tx: WriteTransaction, { body, user }: Call<'generateComponents'>) {
  const { id, name, kind, vendorCode, styleID, colorID, printerCategoryID, costPrice, sellingPrice } = body
  const rules = await itemRules(tx.db, user.grants)
  refuseIssues(checkComponentSet(body, rules.restricted, rules.priceDecimals))
  const parts = componentsOf(body).map(({ itemID, name: called, kind: part, character }) => {
    const { values, fieldErrors, attributeErrors } = readBody(
      {
        itemID,
        upc: itemID,
        name: called,
        type: 1,
        vendor: { vendorCode },
        style: { styleID },
        color: { colorID },
        printerCategory: { printerCategoryID },
        ...(costPrice !== undefined && { costPrice }),
        ...(sellingPrice !== undefined && { sellingPrice }),
      },
      'create',
      rules,
    )
    return { itemID, values, errors: [...fieldErrors, ...attributeErrors], part, character: character! }
  })
  // Every item of a set says the same but for its character.
  const [{ values, errors }] = parts as [(typeof parts)[number]]
  const upcs = parts.map(({ itemID }) => ({ itemID, path: '', draft: { upc: itemID } }))
  refuseErrors([
    ...errors,
    ...referenceErrors(values, await findReferences(tx.db, [values])),
    ...(await usedUPCErrors(tx, upcs, rules)),
  ])
  await insertItems(tx, parts)
  await tx.db
    .insertInto('component_set')
    .values({
      set_id: id,
      name,
      kind,
      vendor_code: vendorCode,
      style_id: styleID,
      color_id: colorID,
      printer_category_id: printerCategoryID,
    })
    .execute()
  const rows = parts.map(({ itemID, part, character }) => {
    return { item_id: itemID, kind: part, character, set_id: id, status: 'Active' as const }
  })
  await tx.db.insertInto('cto_component').values(rows).execute()
  await auditAll(
    tx,
    rows.map(({ item_id, kind: made }) => ({
      entity: 'ctoComponent',
      entityID: item_id,
      action: 'create',
      changes: [{ field: 'kind', from: null, to: made }],
    })),
  )
}

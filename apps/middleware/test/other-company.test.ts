import { expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import type { OperationID } from '#http/call.ts'
import { operationsOf } from '#http/contract.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { madeByOne } from './made-by-one.ts'

const catalog = catalogOfTwo()

/** A valid body for each operation with a path parameter that takes one. */
const BODIES: Partial<Record<OperationID, unknown>> = {
  saveRoleGrants: { features: [{ key: 'CATALOG_TAXES', access: ['READ'] }], version: 1 },
  setUserStatus: { status: 'Inactive' },
  resetUserPassword: { mail: false },
  putImportPart: { items: [], rejections: [] },
  fetchImportPictures: {},
  undoChangeSet: {},
  savePriceChange: { version: 1, lines: [] },
  movePriceChange: { version: 1, action: 'cancel' },
  addPriceChangeAttachment: Buffer.from('Ours'),
  checkImport: { rows: 0, skipped: 0, conflicts: 0 },
}

/** What such an operation needs in its query. */
const QUERIES: Partial<Record<OperationID, string>> = { addPriceChangeAttachment: '?name=b.txt' }

test('answers 404 to every operation on an ID of another company, and does nothing', async () => {
  const ids = await madeByOne(catalog)
  const before = await everythingOfOne()
  const answers: Record<string, number> = {}
  for (const { path, method, operation } of operationsOf(document)) {
    // The kind of a list is not an ID: lists.test.ts covers those.
    if (!path.replace('{kind}', '').includes('{')) continue
    const url = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
      if (!ids[name]) throw new Error(`madeByOne has no ${name} yet`)
      return ids[name]
    })
    const verb = method.toUpperCase() as 'GET'
    const id = operation.operationId as OperationID
    const { status } = await catalog.as('role2', 'two')(verb, url + (QUERIES[id] ?? ''), BODIES[id])
    answers[operation.operationId] = status
  }
  expect(Object.keys(answers).length).toBeGreaterThan(10)
  expect(Object.fromEntries(Object.entries(answers).filter(([, status]) => status !== 404))).toEqual({})
  expect(await everythingOfOne()).toEqual(before)
})

/** The audit records every change. */
function everythingOfOne() {
  return catalog.one.db.selectFrom('audit_entry').selectAll().orderBy('audit_id').execute()
}

test('changes nothing in another company when its IDs are in a body', async () => {
  const theirs = await catalog.as('role2')('GET', '/users?username=role5')
  await catalog.as('role2')('POST', '/items', newItem('BODY'))
  const { body: role } = await catalog.as('role2')('POST', '/roles', { name: 'Also theirs', likeRoleID: 9 })
  const { roleID } = role
  const before = await everythingOfOne()
  const other = catalog.as('role2', 'two')
  const { userID } = theirs.body[0]
  const user = { userID, name: 'X', roleID: 9, version: 1 }
  const answers = [
    await other('PUT', '/items', { itemID: 'BODY', version: 1, name: 'Taken' }),
    await other('PUT', '/users', user),
    await other('PUT', '/roles', { roleID, name: 'Taken', version: 1 }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  const batch = await other('PATCH', '/items/batches', { fields: { sellingPrice: 1 }, filter: { itemIDs: ['BODY'] } })
  expect(batch.body?.itemIDs ?? []).toEqual([])
  expect(await everythingOfOne()).toEqual(before)
})

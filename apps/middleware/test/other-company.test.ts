import { expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import type { OperationID } from '../src/call.ts'
import { operationsOf } from '../src/contract.ts'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()

/** What company `one` has and `two` has not, by the names of the path parameters. */
async function madeByOne(): Promise<Record<string, string>> {
  const call = catalog.as('role2')
  const { body: role } = await call('POST', '/roles', { name: 'Theirs', likeRoleID: 9 })
  const { body: users } = await call('GET', '/users?username=role9')
  const { body: sessions } = await call('GET', '/sessions')
  await call('POST', '/items', newItem('THEIRS', { productID: 'THEIRS', productName: 'Theirs' }))
  const { body: begun } = await call('POST', '/items/imports', {
    fileName: 'a.csv',
    columns: ['Code'],
    mapping: [{ field: 'itemID', column: 0 }],
  })
  const edit = { fields: { consignment: true }, filter: { itemIDs: ['THEIRS'] } }
  const { body: changeSet } = await call('POST', '/changesets', edit)
  const { body: view } = await call('POST', '/views', { screen: 'products', name: 'Theirs', state: '{}' })
  const imageID = 'a'.repeat(64)
  await catalog.one.db
    .insertInto('image')
    .values({ image_id: imageID, width: 1, height: 1, used_at: new Date() })
    .execute()
  const ids = {
    roleID: role.roleID,
    userID: users[0].userID,
    sessionID: sessions[0].sessionID,
    itemID: 'THEIRS',
    productID: 'THEIRS',
    importID: begun.importID,
    changeSetID: changeSet.changeSetID,
    viewID: view.viewID,
    imageID,
    part: 0,
  }
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]))
}

/** A right body for each operation with a path parameter that takes one. */
const BODIES: Partial<Record<OperationID, unknown>> = {
  saveRoleGrants: { features: [{ key: 'CATALOG_TAXES', access: ['READ'] }], version: 1 },
  setUserStatus: { status: 'Inactive' },
  resetUserPassword: { mail: false },
  putImportPart: { items: [], rejections: [] },
  fetchImportPictures: {},
  undoChangeSet: {},
  checkImport: { rows: 0, skipped: 0, conflicts: 0 },
}

test('every operation on an ID answers 404 for an ID of another company, and does nothing', async () => {
  const ids = await madeByOne()
  const before = await everythingOfOne()
  const answers: Record<string, number> = {}
  for (const { path, method, operation } of operationsOf(document)) {
    // The kind of a list is no ID: lists.test.ts tries those.
    if (!path.replace('{kind}', '').includes('{')) continue
    const url = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
      if (!ids[name]) throw new Error(`madeByOne has no ${name} yet`)
      return ids[name]
    })
    const verb = method.toUpperCase() as 'GET'
    const { status } = await catalog.as('role2', 'two')(verb, url, BODIES[operation.operationId as OperationID])
    answers[operation.operationId] = status
  }
  expect(Object.keys(answers).length).toBeGreaterThan(10)
  expect(Object.fromEntries(Object.entries(answers).filter(([, status]) => status !== 404))).toEqual({})
  expect(await everythingOfOne()).toEqual(before)
})

/** The audit tells of every change. */
function everythingOfOne() {
  return catalog.one.db.selectFrom('audit_entry').selectAll().orderBy('audit_id').execute()
}

test('IDs of another company in a body change nothing there', async () => {
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

import { type Catalog, newItem } from './catalog.ts'
import { grantTo } from './database.ts'
import { madeDocuments } from './made-documents.ts'
import { areaFiles } from './needs.ts'

/** Records of company `one` that `two` does not have, by path parameter (`idIn` finds them). */
export async function madeByOne(catalog: Catalog): Promise<Record<string, string>> {
  const call = catalog.as('role2')
  const byArea = [...(await areaFiles()).values()].map(({ madeByOne: make }) => make?.(call))
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
  const imageID = 'a'.repeat(64)
  await catalog.one.db
    .insertInto('image')
    .values({ image_id: imageID, width: 1, height: 1, used_at: new Date() })
    .execute()
  await catalog.one.db.insertInto('partner_grant').values(grantTo('theirs')).execute()
  const ids = {
    partnerCode: 'theirs',
    userID: users[0].userID,
    sessionID: sessions[0].sessionID,
    itemID: 'THEIRS',
    productID: 'THEIRS',
    importID: begun.importID,
    changeSetID: changeSet.changeSetID,
    ...(await madeDocuments(call, 'THEIRS')),
    ...Object.assign({}, ...(await Promise.all(byArea))),
    imageID,
    part: 0,
  }
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]))
}

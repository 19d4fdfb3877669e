import { type Catalog, newItem } from './catalog.ts'
import { areaFiles } from './needs.ts'

/** Records of company `one` that `two` does not have, by path parameter. */
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
  const { body: priceChange } = await call('POST', '/pricechanges', {})
  const note = Buffer.from('A note')
  const { body: attached } = await call('POST', `/pricechanges/${priceChange.number}/attachments?name=a.txt`, note)
  const imageID = 'a'.repeat(64)
  await catalog.one.db
    .insertInto('image')
    .values({ image_id: imageID, width: 1, height: 1, used_at: new Date() })
    .execute()
  const ids = {
    userID: users[0].userID,
    sessionID: sessions[0].sessionID,
    itemID: 'THEIRS',
    productID: 'THEIRS',
    importID: begun.importID,
    changeSetID: changeSet.changeSetID,
    number: priceChange.number,
    attachmentID: attached.attachments[0].attachmentID,
    ...Object.assign({}, ...(await Promise.all(byArea))),
    imageID,
    part: 0,
  }
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]))
}

import { expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import type { OperationID } from '#calls/call.ts'
import { operationsOf } from '#http/contract.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { labelTemplate } from './label-template.ts'
import { idIn } from './contract-lists.ts'
import { madeByOne } from './made-by-one.ts'

const catalog = catalogOfTwo()

const PRINTER = {
  name: 'Ours',
  model: '',
  dpi: 203,
  address: '10.0.0.8',
  port: 9100,
  darkness: 0,
  offsetX: 0,
  offsetY: 0,
}

/** A valid body for each operation with a path parameter that takes one. */
const BODIES: Partial<Record<OperationID, unknown>> = {
  saveRoleGrants: { features: [{ key: 'CATALOG_TAXES', access: ['READ'] }], version: 1 },
  setRoleOpeningView: { screen: 'products', viewID: null },
  setUserStatus: { status: 'Inactive' },
  putImportPart: { items: [], rejections: [] },
  fetchImportPictures: {},
  chooseImportValues: { take: 'FILE' },
  correctImportCells: { line: 2, field: 'name', from: 'A', to: 'B' },
  undoChangeSet: {},
  undoEntitlementChange: {},
  saveVenuePlan: { version: 1, plan: { venue: { id: 'OURS' } } },
  createPlannedVenue: { version: 1 },
  updateVenue: { version: 1, name: 'Ours' },
  setVenueStatus: { version: 1, status: 'Inactive' },
  updateStore: { version: 1, name: 'Ours' },
  setStoreStatus: { version: 1, status: 'Inactive' },
  updateWarehouse: { version: 1, name: 'Ours' },
  setWarehouseStatus: { version: 1, status: 'Inactive' },
  updateRegister: { version: 1, name: 'Ours' },
  setRegisterStatus: { version: 1, status: 'Inactive' },
  updateReportingGroup: { version: 1, name: 'Ours' },
  setReportingGroupStatus: { version: 1, status: 'Inactive' },
  updatePrinter: { ...PRINTER, version: 1 },
  printTestLabel: { width: 56, height: 30 },
  printLabelJob: { from: 1 },
  markLabelsPrinted: { from: 1 },
  updateLabelDefault: { templateID: 'OURS', printerID: null, itemType: null, location: null, version: 1 },
  updateLabelTemplate: { ...labelTemplate('Ours'), version: 1 },
  savePartner: { roleID: 9, endsOn: null, version: 1 },
  endPartner: { status: 'Revoked', version: 1 },
  savePriceChange: { version: 1, lines: [] },
  savePurchaseOrder: { version: 1, lines: [] },
  movePurchaseOrder: { version: 1, action: 'cancel' },
  addPurchaseOrderAttachment: Buffer.from('Ours'),
  saveReceipt: { version: 1, orderNumber: 'PO-000001', lines: [] },
  moveReceipt: { version: 1, action: 'cancel' },
  addReceiptAttachment: Buffer.from('Ours'),
  movePriceChange: { version: 1, action: 'cancel' },
  addPriceChangeAttachment: Buffer.from('Ours'),
  saveTransfer: { version: 1, lines: [] },
  moveTransfer: { version: 1, action: 'cancel' },
  addTransferAttachment: Buffer.from('Ours'),
  saveAdjustment: { version: 1, lines: [] },
  moveAdjustment: { version: 1, action: 'reject' },
  addAdjustmentAttachment: Buffer.from('Ours'),
  saveCount: { version: 1, lines: [] },
  moveCount: { version: 1, action: 'start' },
  addCountAttachment: Buffer.from('Ours'),
  addCountTallies: {
    sheetID: 'b4f1a9de-0000-4000-8000-000000000001',
    tallies: [{ sequence: 0, itemID: 'OURS', section: '', round: 0, quantity: 1 }],
  },
  saveWritedown: { version: 1, lines: [] },
  moveWritedown: { version: 1, action: 'cancel' },
  addWritedownAttachment: Buffer.from('Ours'),
  checkImport: { rows: 0, skipped: 0, conflicts: 0 },
}

/** What such an operation needs in its query. */
const QUERIES: Partial<Record<OperationID, string>> = {
  deleteRole: '?to=9&version=1',
  addPriceChangeAttachment: '?name=b.txt',
  addPurchaseOrderAttachment: '?name=b.txt',
  addReceiptAttachment: '?name=b.txt',
  addTransferAttachment: '?name=b.txt',
  addAdjustmentAttachment: '?name=b.txt',
  addCountAttachment: '?name=b.txt',
  addWritedownAttachment: '?name=b.txt',
}

test('answers 404 to every operation on an ID of another company, and does nothing', async () => {
  const ids = await madeByOne(catalog)
  const before = await everythingOfOne()
  const answers: Record<string, number> = {}
  for (const { path, method, operation } of operationsOf(document)) {
    // The kind of a list is not an ID: lists.test.ts covers those.
    if (!path.replace('{kind}', '').includes('{')) continue
    const url = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
      const id = idIn(path, name, ids)
      if (!id) throw new Error(`madeByOne has no ${name} yet`)
      return id
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

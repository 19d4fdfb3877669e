import { randomUUID } from 'node:crypto'
import { isSameScope, LABEL_USES } from '@greenroom/labels'
import { placeText } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import type { HandlersOf } from '#calls/call.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { createRecord, deleteRecord, requireVersion, updateRecord } from '#calls/write-record.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { notFound, refused, refusedField } from '#failures/failures.ts'
import { requirePlaceNamed } from '#ledger/places.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byCode, byName, type SortKey } from '#query/sort-keys.ts'
import { findPrinter } from './printers.ts'
import { findActiveTemplate, refuseDensity } from './plan-labels.ts'

type Schemas = components['schemas']
type Operation = 'listLabelDefaults' | 'createLabelDefault' | 'updateLabelDefault' | 'deleteLabelDefault'

/** In one company. */
const MOST = 200
const FIELDS = ['templateID', 'printerID', 'itemType', 'location']

const byUse: SortKey = { by: sql`array_position(${Object.keys(LABEL_USES)}::text[], use)`, kind: 'integer' }
const byType: SortKey = { by: sql`coalesce(item_type, 0)`, kind: 'integer' }

const defaultList = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('label_default')
      .innerJoin('label_template', 'label_template.template_id', 'label_default.template_id')
      .leftJoin('printer', 'printer.printer_id', 'label_default.printer_id')
      .leftJoin('location', (join) =>
        join
          .onRef('location.type', '=', 'label_default.location_type')
          .onRef('location.location_id', '=', 'label_default.location_id'),
      )
      .select(['label_default_id', 'label_default.template_id', 'label_default.printer_id', 'item_type'])
      .select(['label_template.name as template_name', 'use', 'label_template.status', 'printer.name as printer_name'])
      .select(['location_type', 'label_default.location_id', 'location.name as location_name'])
      .select(['label_default.version', 'label_default.updated_by', 'label_default.updated_at']),
  key: byCode('label_default_id'),
  byDefault: [byUse, byName(sql`coalesce(location.name, '')`), byType],
  search: ['label_template.name', 'printer.name', 'location.name'],
})

type Row = Awaited<ReturnType<typeof defaultList.all>>[number]

/** Which label is printed where (`@greenroom/labels` D1 to D3). */
export const labelDefaultHandlers: HandlersOf<Operation> = {
  listLabelDefaults: async ({ company, query }) => ({ body: await defaultList.page(company.db, query, showDefault) }),

  createLabelDefault: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { count } = await tx.everywhere
        .selectFrom('label_default')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (count >= MOST) throw refused(`Your company has ${MOST} label defaults. Delete one before you add another.`)
      const record = recordOf(tx, randomUUID())
      const values = { label_default_id: record.id, ...(await readBody(tx.db, call.body, record.id)), ...stamp(tx) }
      return { body: await createRecord(tx, record, () => tx.db.insertInto('label_default').values(values).execute()) }
    }),

  updateLabelDefault: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { labelDefaultID } = call.params
      const saved = await updateRecord(tx, recordOf(tx, labelDefaultID), async (before) => {
        requireVersion(before, call.body.version)
        await tx.db
          .updateTable('label_default')
          .set({ ...(await readBody(tx.db, call.body, labelDefaultID)), ...nextVersion(tx) })
          .where('label_default_id', '=', labelDefaultID)
          .execute()
      })
      return { body: saved }
    }),

  deleteLabelDefault: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { labelDefaultID } = call.params
      await deleteRecord(tx, recordOf(tx, labelDefaultID), () =>
        tx.db.deleteFrom('label_default').where('label_default_id', '=', labelDefaultID).execute(),
      )
      return {}
    }),
}

/** The caller holds the list (`lockCompany`). Reading it throws the 404. */
function recordOf(tx: WriteTransaction, id: string) {
  const read = async () => {
    const row = (await defaultList.all(tx.db)).find(({ label_default_id }) => label_default_id === id)
    if (!row) throw notFound()
    return showDefault(row)
  }
  return { entity: 'labelDefault', id, fields: FIELDS, read } as const
}

function showDefault({ location_type, location_id, ...row }: Row): Schemas['LabelDefault'] {
  return {
    labelDefaultID: row.label_default_id,
    templateID: row.template_id,
    templateName: row.template_name,
    use: row.use,
    isInactive: row.status !== 'Active',
    printerID: row.printer_id,
    printerName: row.printer_name,
    itemType: row.item_type as Schemas['ItemType'] | null,
    location: location_type && location_id && placeText({ type: location_type, locationID: location_id }),
    locationName: row.location_name,
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** The columns of a body. Throws the 400 if it breaks a rule. */
async function readBody(
  db: CompanyQueries,
  { templateID, printerID, itemType, location }: Schemas['LabelDefaultInput'],
  id: string,
) {
  const { use, design } = await findActiveTemplate(db, templateID)
  if (printerID !== null) refuseDensity(await findPrinter(db, printerID), design)
  const place = location === null ? undefined : await requirePlaceNamed(db, 'location', location)
  const clash = (await defaultList.all(db))
    .map(showDefault)
    .find((one) => one.labelDefaultID !== id && isSameScope(one, { use, itemType, location }))
  if (clash) {
    const what = `${LABEL_USES[use].toLowerCase()} label`
    throw refusedField(
      'templateID',
      `${clash.templateName} is already the default ${what} for this item type and location.`,
    )
  }
  return {
    template_id: templateID,
    printer_id: printerID,
    item_type: itemType,
    location_type: place?.type ?? null,
    location_id: place?.locationID ?? null,
  }
}

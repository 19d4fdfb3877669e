import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byName, byTime } from '#query/sort-keys.ts'

type Reason = components['schemas']['LabelReprint']['reasons'][number]

/** A label shows an older value than now. What it does not show is null, and never differs. */
const CHANGED: Readonly<Record<Reason, ReturnType<typeof sql<boolean>>>> = {
  PRICE: sql<boolean>`label_print.selling_price <> item.selling_price`,
  NAME: sql<boolean>`label_print.name <> item.name`,
  BARCODE: sql<boolean>`label_print.upc <> item.upc`,
  TEMPLATE: sql<boolean>`label_print.template_version <> label_template.version`,
}

const REASONS = Object.keys(CHANGED) as Reason[]

const name = byName('item.name')

export const reprintList = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('label_print')
      .innerJoin('item', 'item.item_id', 'label_print.item_id')
      .innerJoin('label_template', 'label_template.template_id', 'label_print.template_id')
      .select(['item.item_id', 'item.name', 'label_print.template_id', 'label_template.name as template_name'])
      .select(['label_print.printed_at', 'label_print.printed_by'])
      .select(REASONS.map((reason) => sql<boolean>`coalesce(${CHANGED[reason]}, false)`.as(reason)))
      .where('item.item_status', '=', 'Active')
      .where(({ or }) => or(REASONS.map((reason) => CHANGED[reason]))),
  key: [byCode('item.item_id'), byCode('label_print.template_id')],
  byDefault: [name],
  sorts: { name, itemID: byCode('item.item_id'), printedAt: byTime('label_print.printed_at') },
  filters: { templateID: equals('label_print.template_id') },
  search: ['item.name', 'item.item_id', 'label_template.name'],
})

type Row = Awaited<ReturnType<typeof reprintList.all>>[number]

export function showReprint(row: Row): components['schemas']['LabelReprint'] {
  return {
    itemID: row.item_id,
    name: row.name,
    templateID: row.template_id,
    templateName: row.template_name,
    reasons: REASONS.filter((reason) => row[reason]),
    printedAt: row.printed_at.toISOString(),
    printedBy: row.printed_by,
  }
}

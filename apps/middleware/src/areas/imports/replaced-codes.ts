import { type ItemDraft, itemField, type ItemFieldName } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { ImportRecord } from './import-record.ts'
import type { Fault } from './rejections.ts'

export type ReplacedCode = components['schemas']['ImportReplacedCode']

interface Sent {
  line: number
  itemID: string
  replaced: readonly ReplacedCode[]
}

/**
 * What speaks against the codes whose restricted characters were replaced: what the file calls A#1 is not the A1 of the
 * catalog, nor that of another row (M47 of `@greenroom/imports`). By line.
 */
export async function replacedCodeFaults(db: CompanyQueries, { import_id }: ImportRecord, sent: readonly Sent[]) {
  const faults = new Map<number, Fault[]>()
  const rows = sent.filter(({ replaced }) => replaced.length > 0)
  if (rows.length === 0) return faults
  const codes = [...new Set(rows.flatMap(({ replaced }) => replaced.map(({ code }) => code)))]
  const items = await db
    .selectFrom('item')
    .select(['item_id', 'upc', 'additional_upcs', 'product_id'])
    .where(({ or }) =>
      or([
        sql<boolean>`item_id = any(${codes})`,
        sql<boolean>`upc = any(${codes})`,
        sql<boolean>`(additional_upcs <> '{}' and additional_upcs && ${codes}::text[])`,
        sql<boolean>`product_id = any(${codes})`,
      ]),
    )
    .execute()
  const staged = await db
    .selectFrom('import_row')
    .select(['item_id', 'line'])
    .where('import_id', '=', import_id)
    .where('action', '<>', 'rejected')
    .where(sql<boolean>`item_id = any(${codes})`)
    .execute()
  const has = {
    itemID: (code: string, { line }: Sent) =>
      items.some(({ item_id }) => item_id === code) || staged.some((row) => row.item_id === code && row.line !== line),
    upc: (code: string, { itemID }: Sent) =>
      items.some((item) => item.item_id !== itemID && [item.upc, ...item.additional_upcs].includes(code)),
    productID: (code: string, { itemID }: Sent) =>
      items.some((item) => item.product_id === code) &&
      !items.some((item) => item.item_id === itemID && item.product_id === code),
  }
  for (const row of rows) {
    const own = row.replaced.flatMap(({ field, code, written }): Fault[] => {
      if (field === 'masterSKU') return []
      const isTaken = has[field === 'additionalUPCs' ? 'upc' : field](code, row)
      return isTaken ? [{ field, code: 'sameCode', message: alike(field, code, written) }] : []
    })
    if (own.length > 0) faults.set(row.line, own)
  }
  return faults
}

/** The fields of a row with its codes as they are in the file, where they are corrected. */
export function asWritten(fields: ItemDraft, replaced: readonly ReplacedCode[]): ItemDraft {
  const written: Record<string, unknown> = {}
  for (const { field, code, written: text } of replaced) {
    const now = written[field] ?? fields[field]
    written[field] = Array.isArray(now) ? now.map((each) => (each === code ? text : each)) : text
  }
  return { ...fields, ...written }
}

function alike(field: ItemFieldName, code: string, written: string): string {
  return `${itemField(field).label} ${written} would become ${code}, which is in use. Change one of the two.`
}

import { randomUUID } from 'node:crypto'
import { VARIANT } from '@greenroom/catalog'
import type { LabelUse } from '@greenroom/labels'
import type { DemoCompany } from '#area.ts'
import { PRINTER } from './seed-label-jobs.ts'

/** Hang tags for what comes in sizes, shelf labels for everything else, and box labels at the warehouse. */
export async function seedLabelDefaults({ company: { db, now } }: DemoCompany): Promise<void> {
  const templates = await db.selectFrom('label_template').select(['template_id', 'use']).execute()
  const templateOf = (use: LabelUse) => templates.find((template) => template.use === use)!.template_id
  const every = { item_type: null, location_type: null, location_id: null, printer_id: null }
  const warehouse = { location_type: 'WAREHOUSE', location_id: 'WH-RIVER', printer_id: PRINTER.printer_id } as const
  const written = { updated_by: 'manager', updated_at: now() }
  await db
    .insertInto('label_default')
    .values(
      [
        { ...every, template_id: templateOf('HANG_TAG'), item_type: VARIANT },
        { ...every, template_id: templateOf('SHELF') },
        { ...every, template_id: templateOf('BOX'), ...warehouse },
      ].map((row) => ({ ...row, label_default_id: randomUUID(), ...written })),
    )
    .execute()
}

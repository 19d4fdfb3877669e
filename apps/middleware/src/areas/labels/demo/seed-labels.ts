import { randomUUID } from 'node:crypto'
import type { CompanyStore } from '#database/company-store.ts'
import { TEMPLATES } from './templates.ts'

/** A template for each use that the demo merchant prints. */
export async function seedLabels({ db, now }: CompanyStore): Promise<void> {
  const templates = TEMPLATES.map(([use, design]) => ({ use, design, template_id: randomUUID() }))
  const written = { updated_by: 'demo', updated_at: now() }
  await db
    .insertInto('label_template')
    .values(
      templates.map(({ template_id, use, design }) => ({
        template_id,
        use,
        name: design.name,
        status: 'Active' as const,
        design: JSON.stringify(design),
        ...written,
      })),
    )
    .execute()
  await db
    .insertInto('label_template_version')
    .values(
      templates.map(({ template_id, design }) => ({
        template_id,
        version: 1,
        design: JSON.stringify(design),
        ...written,
      })),
    )
    .execute()
}

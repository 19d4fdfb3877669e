import type { components } from '@greenroom/openapi'
import { sql } from 'kysely'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { notFound } from '#failures/failures.ts'
import { equals, oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName, byNumber, byTime, descending } from '#query/sort-keys.ts'

type Stored = components['schemas']['LabelTemplate']
type Version = components['schemas']['LabelTemplateVersion']

const name = byName('name')
const status = byActive('status')
const bytes = sql<number>`octet_length(design::text)`

export const templateList = listQuery({
  from: ({ db }: Pick<CompanyStore, 'db'>) => templatesOf(db),
  key: byCode('template_id'),
  byDefault: [status, name],
  sorts: { name, use: byCode('use'), status, updatedAt: byTime('updated_at') },
  filters: { status: oneOf('status'), use: oneOf('use') },
  search: ['name'],
  size: bytes,
})

export const versionList = listQuery({
  from: (db: CompanyQueries) =>
    db.selectFrom('label_template_version').select(['version', 'design', 'updated_by', 'updated_at']),
  key: byNumber('version'),
  byDefault: [descending(byNumber('version'))],
  filters: { templateID: equals('template_id') },
  size: bytes,
})

/** A single template, locked until the transaction ends if `forUpdate` is set. Throws the 404. */
export async function findTemplate(db: CompanyQueries, templateID: string, { forUpdate = false } = {}) {
  const rows = templatesOf(db).where('template_id', '=', templateID)
  const row = await (forUpdate ? rows.forUpdate() : rows).executeTakeFirst()
  if (!row) throw notFound()
  return showTemplate(row)
}

function templatesOf(db: CompanyQueries) {
  return db
    .selectFrom('label_template')
    .select(['template_id', 'name', 'use', 'status', 'design', 'version', 'updated_by', 'updated_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof templatesOf>['execute']>>[number]

export function showTemplate({ template_id, updated_by, updated_at, ...row }: Row): Stored {
  return { ...row, templateID: template_id, updatedBy: updated_by, updatedAt: updated_at.toISOString() }
}

type VersionRow = Pick<Row, 'version' | 'design' | 'updated_by' | 'updated_at'>

export function showVersion({ version, design, updated_by, updated_at }: VersionRow): Version {
  return { version, design, updatedBy: updated_by, updatedAt: updated_at.toISOString() }
}

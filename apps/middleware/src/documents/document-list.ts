import { isSeenByAll, SEND_BACK, statesWaitingFor, visibleHeader } from '@greenroom/documents'
import type { Grants } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byNumber, byTime, descending, nullable, type SortKey } from '#query/sort-keys.ts'
import type { Actor, Shape, StoredKind } from './stored-kind.ts'

interface Source {
  db: CompanyQueries
  /** The user for whom documents wait. */
  actor: Actor
}

/** The list of a kind's documents, newest first. Its columns include the header's fields. */
export function documentList<Of extends Shape>({
  kind,
  headerFields,
  detailFields = [],
  hiddenLines,
  filters,
}: StoredKind<Of>) {
  // Neither the order nor a search tells what somebody may not see.
  const listed = headerFields.filter((name) => isSeenByAll(kind, name) && !detailFields.includes(name))
  const sequence = byNumber('document.sequence')
  const headerSorts = listed.map((name): [string, SortKey] => [name, nullable(byCode(`document.${name}`))])
  return listQuery({
    from: ({ db, actor: { user, grants } }: Source) =>
      db
        .selectFrom((inner) =>
          inner
            .selectFrom('document')
            .select(['sequence', 'number', 'state', 'header', 'line_count'])
            .select(['created_at', 'created_by', 'updated_at', 'updated_by'])
            .select(listed.map((name) => sql<string | null>`header ->> ${name}`.as<string>(name)))
            .select(({ selectFrom }) =>
              selectFrom('company')
                .select(sql<string>`(now() at time zone time_zone)::date::text`.as('today'))
                .as('today'),
            )
            .select(({ and, exists, not, selectFrom }) =>
              and([
                sql<boolean>`document.state = any(${statesWaitingFor(kind, grants)})`,
                sql<boolean>`not ${user} = any(document.authors)`,
                ...(hiddenLines
                  ? [
                      not(
                        exists(
                          selectFrom('document_line as line')
                            .select('line.line')
                            .whereRef('line.kind', '=', 'document.kind')
                            .whereRef('line.number', '=', 'document.number')
                            .where(hiddenLines(grants)),
                        ),
                      ),
                    ]
                  : []),
              ]).as('is_waiting'),
            )
            .select(sql<boolean>`document.created_by = ${user}`.as('is_own'))
            .select(({ selectFrom }) =>
              selectFrom('document_event as event')
                .select(
                  sql<SentBack | null>`case when event.action = ${SEND_BACK}
                    then jsonb_build_object('by', event.user_name, 'reason', event.remark) end`.as('sent_back'),
                )
                .whereRef('event.kind', '=', 'document.kind')
                .whereRef('event.number', '=', 'document.number')
                // A save and a new file leave it in its state.
                .whereRef('event.from_state', '<>', 'event.to_state')
                .orderBy('event.event_id', 'desc')
                .limit(1)
                .as('sent_back'),
            )
            .where('kind', '=', kind.name)
            .as('document'),
        )
        .select(['number', 'state', 'header', 'line_count', 'created_at', 'created_by', 'updated_at', 'updated_by'])
        .select('sent_back'),
    key: sequence,
    byDefault: [descending(sequence)],
    sorts: {
      number: sequence,
      state: byCode('document.state'),
      lines: byNumber('document.line_count'),
      createdAt: byTime('document.created_at'),
      createdBy: byCode('document.created_by'),
      updatedAt: byTime('document.updated_at'),
      ...Object.fromEntries(headerSorts),
    },
    filters: {
      state: oneOf('document.state'),
      createdBy: oneOf('document.created_by'),
      waiting: (isWaiting: boolean) => sql<boolean>`document.is_waiting = ${isWaiting}`,
      sentBack: (isSentBack: boolean) =>
        sql<boolean>`(document.is_own and document.sent_back is not null) = ${isSentBack}`,
      ...filters,
    },
    search: ['document.number', ...listed.map((name) => `document.${name}`)],
  })
}

/** By whom a document was returned to the user who created it, and why. */
interface SentBack {
  by: string
  reason: string
}

interface Row {
  number: string
  state: string
  header: object
  line_count: number
  created_at: Date
  created_by: string
  updated_at: Date
  updated_by: string
  sent_back: SentBack | null
}

/** A document as a list shows it. */
export function documentRow<Of extends Shape>({ kind, detailFields = [] }: StoredKind<Of>, row: Row, grants: Grants) {
  const seen = Object.entries(visibleHeader(kind, row.header as Of['header'], grants))
  return {
    number: row.number,
    state: row.state,
    ...(Object.fromEntries(seen.filter(([name]) => !detailFields.includes(name))) as Of['header']),
    lines: row.line_count,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    ...(row.sent_back && { sentBack: row.sent_back }),
  }
}

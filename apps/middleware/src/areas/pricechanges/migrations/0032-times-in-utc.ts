import type { Migration } from '#database/migrate.ts'

const stored = `header ->> 'effectiveAt'`

/**
 * Effective times as they are stored today: in UTC, to the millisecond. They were stored as sent before, and sorted as
 * texts. The first and the last year that can be written stay, which no price change waits for.
 */
export const migration: Migration = {
  name: '0032-times-in-utc',
  statements: [
    `update document
      set header = jsonb_set(header, '{effectiveAt}', to_jsonb(to_char(
        substring(${stored} from '^.{19}(?:\\.\\d{1,3})?')::timestamp
          - coalesce(substring(${stored} from '[+-]\\d\\d:\\d\\d$'), '0')::interval,
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where kind = 'price-change'
        and ${stored} ~* '^\\d{4}-\\d\\d-\\d\\d[t ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(z|[+-]\\d\\d:\\d\\d)$'
        and ${stored} !~ '\\.\\d{3}Z$'
        and ${stored} !~ '^(0000|9999)'`,
  ],
}

import type { Migration } from '#database/migrate.ts'

/** Price changes that were applied without a chosen time, or ended by somebody, say when that was, as later ones do. */
export const migration: Migration = {
  name: '0196-times-of-changed-prices',
  statements: [
    keepTime('effectiveAt', `event.action = 'apply' and document.header ->> 'effectiveAt' is null`),
    keepTime('endsAt', `event.action = 'end' and not event.is_automatic`),
  ],
}

function keepTime(name: string, condition: string): string {
  return `update document
    set header = jsonb_set(header, '{${name}}', to_jsonb(
      to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from document_event event
    where event.company_code = document.company_code and event.kind = document.kind and event.number = document.number
      and document.kind = 'price-change' and ${condition}`
}

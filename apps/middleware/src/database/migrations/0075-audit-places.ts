import type { Migration } from '../migrate.ts'

/**
 * Where what changed is: the history of hints and entitlements is read at the places of its readers. Those of a location
 * that is gone stay without, for readers of all places.
 */
export const migration: Migration = {
  name: '0075-audit-places',
  statements: [
    `alter table audit_entry add column location_type text, add column location_id text`,
    // Hints were named by item and location, since 0072 with the type between them.
    `update audit_entry set location_type = location.type, location_id = location.location_id
       from location
      where location.company_code = audit_entry.company_code and entity = 'locationHint' and entity_id in
        (item_id || ' ' || location.location_id, item_id || ' ' || location.type || ' ' || location.location_id)`,
    `update audit_entry set location_type = location.type, location_id = location.location_id
       from location join (
         select company_code, audit_id,
                max(coalesce(change ->> 'to', change ->> 'from')) filter (where change ->> 'field' = 'locationID') as id,
                max(coalesce(change ->> 'to', change ->> 'from')) filter (where change ->> 'field' = 'locationType') as type
           from audit_entry, jsonb_array_elements(changes) as change
          where entity = 'entitlement'
          group by company_code, audit_id
       ) as named on named.company_code = location.company_code and named.id = location.location_id
         and coalesce(named.type, location.type) = location.type
      where named.company_code = audit_entry.company_code and named.audit_id = audit_entry.audit_id`,
  ],
}

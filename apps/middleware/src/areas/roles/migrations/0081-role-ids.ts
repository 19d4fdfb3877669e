import type { Migration } from '#database/migrate.ts'

/** The highest ID of a role given out, so that the ID of a deleted role is given to no other. */
export const migration: Migration = {
  name: '0081-role-ids',
  statements: [
    `insert into id_counter (company_code, kind, last_value)
      select company_code, 'ROLE', max(role_id) from role where role_id >= 100 group by company_code`,
  ],
}

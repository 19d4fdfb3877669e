import type { Feature } from '@greenroom/permissions'
import type { RecordKind, RestrictedField } from '@greenroom/validation'
import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { FEATURE_OF } from '#areas/locations/import-locations.ts'

/** Where the texts of a kind of record are stored. */
export interface StoredTexts {
  table: keyof Tables
  /** The column with the ID; none for what a company has once. */
  id?: string
  /** The column of each field that restricted characters apply to. */
  columns: Readonly<Record<string, string>>
  where?: RawBuilder<boolean>
  /** The records within a sentence; none for what a company has once. */
  many?: string
  /** Whose readers may see them. */
  feature: Feature
}

/** Every kind and field that restricted characters apply to must be here; null for a kind without such a field. */
type AllStoredTexts = {
  [Kind in RecordKind]: [RestrictedField<Kind>] extends [never]
    ? null
    : StoredTexts & { columns: Readonly<Record<RestrictedField<Kind>, string>> }
}

const place = (type: 'VENUE' | 'STORE' | 'WAREHOUSE') =>
  ({
    table: 'location',
    id: 'location_id',
    columns: { name: 'name', street: 'street', city: 'city', region: 'region', postalCode: 'postal_code' },
    where: sql<boolean>`type = ${type}`,
  }) as const

const NAME = { columns: { name: 'name' } } as const

export const STORED_TEXTS: AllStoredTexts = {
  company: {
    table: 'company',
    columns: { name: 'name', merchantID: 'merchant_id' },
    feature: 'CONFIG_COMPANY',
  },
  personalFormats: null,
  venue: { ...place('VENUE'), many: 'venues', feature: FEATURE_OF.venue },
  store: { ...place('STORE'), many: 'stores', feature: FEATURE_OF.store },
  warehouse: { ...place('WAREHOUSE'), many: 'warehouses', feature: FEATURE_OF.warehouse },
  register: { ...NAME, table: 'register', id: 'register_id', many: 'registers', feature: FEATURE_OF.register },
  reportingGroup: {
    ...NAME,
    table: 'reporting_group',
    id: 'reporting_group_id',
    many: 'reporting groups',
    feature: FEATURE_OF.reportingGroup,
  },
  printer: {
    table: 'printer',
    id: 'printer_id',
    columns: { name: 'name', model: 'model' },
    many: 'printers',
    feature: 'UTILITIES_LABEL_PRINTING',
  },
  labelTemplate: {
    ...NAME,
    table: 'label_template',
    id: 'template_id',
    many: 'label templates',
    feature: 'UTILITIES_LABEL_PRINTING',
  },
  ssoProvider: { ...NAME, table: 'sso_provider', many: 'the identity provider', feature: 'CONFIG_SSO' },
  mail: { table: 'mail_settings', columns: { senderName: 'sender_name' }, feature: 'CONFIG_ACCOUNT' },
  partnerRequest: null,
  // The names of built-in roles are fixed.
  role: {
    ...NAME,
    table: 'role',
    id: 'role_id',
    where: sql<boolean>`base_role_id is not null`,
    many: 'roles',
    feature: 'CONFIG_ROLES',
  },
  user: {
    table: 'app_user',
    id: 'user_id',
    columns: { name: 'display_name', email: 'email', employeeID: 'employee_id' },
    many: 'users',
    feature: 'CONFIG_USERS',
  },
}

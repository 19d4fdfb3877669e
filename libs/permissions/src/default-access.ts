import type { FeatureGrant } from './access.ts'
import type { FeatureGroup } from './feature-groups.ts'
import { FEATURES, type Feature } from './features.ts'
import { LEVELS_OF_REACH, type Reach } from './levels.ts'
import type { RoleID } from './roles.ts'

/** The most specific entry applies: a feature before its group, a group before '*'. Anything not listed is NOACCESS. */
type Reaches = Partial<Record<'*' | FeatureGroup | Feature, Reach>>

/** Our defaults, to seed a company with: the specification does not show which role holds what (section 6). */
const DEFAULTS: Record<RoleID, Reaches> = {
  1: { '*': 'DELETE' },
  2: { '*': 'DELETE' },
  3: {
    Catalog: 'READ',
    CATALOG_IMPORT: 'NOACCESS',
    CATALOG_TAXES: 'WRITE',
    CATALOG_FEES: 'WRITE',
    Inventory: 'READ',
    Locations: 'READ',
    Reporting: 'READ',
    Financial: 'WRITE',
    ENTERTAINMENT_EVENTS: 'READ',
    ENTERTAINMENT_SETTLEMENT: 'WRITE',
    COMPLIANCE_AUDIT: 'READ',
    UTILITIES_EXPORT: 'READ',
  },
  4: {
    Catalog: 'READ',
    CATALOG_IMPORT: 'NOACCESS',
    Inventory: 'READ',
    Locations: 'READ',
    Reporting: 'READ',
    Financial: 'READ',
    ENTERTAINMENT_EVENTS: 'READ',
    ENTERTAINMENT_SETTLEMENT: 'READ',
    UTILITIES_EXPORT: 'READ',
  },
  5: { Catalog: 'READ', CATALOG_PRODUCT_COST: 'NOACCESS', CATALOG_IMPORT: 'NOACCESS', Reporting: 'READ' },
  6: {
    '*': 'WRITE',
    Configuration: 'READ',
    CONFIG_USERS: 'WRITE',
    CONFIG_SYSTEM: 'NOACCESS',
    INTEGRATIONS: 'READ',
    COMPLIANCE_AUDIT: 'READ',
  },
  7: {
    Catalog: 'WRITE',
    CATALOG_PRODUCT_COST: 'READ',
    Inventory: 'WRITE',
    Locations: 'READ',
    LOCATION_REGISTER: 'WRITE',
    Reporting: 'READ',
    Customers: 'READ',
    FINANCIAL_TENDER: 'READ',
    FINANCIAL_DEPOSIT: 'WRITE',
    ENTERTAINMENT_EVENTS: 'READ',
    MANAGEMENT_TIME: 'WRITE',
    Utilities: 'WRITE',
  },
  8: {
    Catalog: 'READ',
    CATALOG_PRODUCT_COST: 'NOACCESS',
    CATALOG_IMPORT: 'NOACCESS',
    INVENTORY_DASHBOARD: 'READ',
    INVENTORY_TRANSFER: 'WRITE',
    INVENTORY_ADJUSTMENT: 'WRITE',
    Locations: 'READ',
    DASHBOARD_HOME: 'READ',
    REPORTS_SALES: 'READ',
    UTILITIES_LABEL_PRINTING: 'WRITE',
  },
  9: {
    Catalog: 'READ',
    CATALOG_PRODUCT_COST: 'NOACCESS',
    CATALOG_IMPORT: 'NOACCESS',
    LOCATION_STORE: 'READ',
    LOCATION_REGISTER: 'READ',
    DASHBOARD_HOME: 'READ',
    UTILITIES_LABEL_PRINTING: 'READ',
  },
  10: {
    Catalog: 'WRITE',
    CATALOG_PRODUCT_COST: 'NOACCESS',
    INVENTORY_DASHBOARD: 'READ',
    INVENTORY_PO: 'WRITE',
    INVENTORY_TRANSFER: 'WRITE',
    INVENTORY_ADJUSTMENT: 'READ',
    Locations: 'READ',
    DASHBOARD_HOME: 'READ',
    REPORTS_SALES: 'READ',
    Utilities: 'WRITE',
  },
  11: { CATALOG_PRODUCT: 'READ', CATALOG_PRODUCT_PRICE: 'READ', CATALOG_ATTRIBUTES: 'READ' },
  12: {
    Catalog: 'READ',
    CATALOG_IMPORT: 'NOACCESS',
    Inventory: 'WRITE',
    Locations: 'READ',
    LOCATION_WAREHOUSE: 'WRITE',
    DASHBOARD_HOME: 'READ',
    REPORTS_INVENTORY: 'READ',
    Utilities: 'WRITE',
  },
  13: {
    '*': 'READ',
    CATALOG_IMPORT: 'NOACCESS',
    Configuration: 'NOACCESS',
    Management: 'NOACCESS',
    INVENTORY_TRANSFER: 'WRITE',
  },
  14: { CONFIG_USERS: 'WRITE', MANAGEMENT_TIME: 'WRITE', DASHBOARD_HOME: 'READ' },
  15: { '*': 'READ', CONFIG_USERS: 'WRITE' },
  16: { CATALOG_PRODUCT: 'READ', CATALOG_PRODUCT_SKU: 'READ', INVENTORY_PO: 'READ' },
  17: { '*': 'DELETE' },
  18: { '*': 'READ', CONFIG_USERS: 'WRITE' },
  43: { '*': 'READ' },
}

/** One grant per feature of the vocabulary, to seed a role's rows with. A role outside section 6 gets nothing. */
export function defaultAccess(roleID: number): (FeatureGrant & { key: Feature })[] {
  const reaches: Reaches = DEFAULTS[roleID as RoleID] ?? {}
  return FEATURES.map(({ key, group, reach }) => ({
    key,
    access: LEVELS_OF_REACH[reach?.[roleID as RoleID] ?? reaches[key] ?? reaches[group] ?? reaches['*'] ?? 'NOACCESS'],
  }))
}

import type { Reach } from './levels.ts'
import type { RoleID } from './roles.ts'

/**
 * The vocabulary of feature keys, by group; areas add their own in `areas/`. The catalog keys CATALOG_PRODUCT to
 * CATALOG_CUSTOM_ATTRIBUTES and the venue wizard are the specification's (section 6). It only names the other areas, so
 * their keys are ours, in its style.
 */
export const FEATURE_GROUPS = {
  Catalog: {
    CATALOG_PRODUCT: 'Products',
    CATALOG_PRODUCT_COST: 'Product cost',
    CATALOG_PRODUCT_PRICE: 'Product price',
    CATALOG_PRODUCT_SKU: 'Product SKU',
    CATALOG_PRODUCT_DESCRIPTION: 'Product description',
    CATALOG_PACKAGING: 'Packages',
    CATALOG_PRODUCT_CTO: 'Configure to order',
    CATALOG_CUSTOM_ATTRIBUTES: 'Additional attributes',
    CATALOG_ATTRIBUTES: 'Classifications and attributes',
    CATALOG_FEES: 'Fees',
    CATALOG_TAXES: 'Taxes',
    CATALOG_DISCOUNTS: 'Discounts',
    CATALOG_UNITS: 'Units of measure',
    CATALOG_IMPORT: 'Import',
    CATALOG_ENTITLEMENT: 'Entitlement',
    CATALOG_LOCATION_HINT: 'Location hints',
  },
  Inventory: {
    INVENTORY_DASHBOARD: 'Inventory dashboard',
    INVENTORY_PO: 'Purchase orders',
    INVENTORY_TRANSFER: 'Transfers',
    INVENTORY_ADJUSTMENT: 'Adjustments',
    INVENTORY_WRITEDOWN: 'Writedowns',
  },
  Locations: {
    LOCATION_VENUE: 'Venues',
    LOCATION_STORE: 'Stores',
    LOCATION_WAREHOUSE: 'Warehouses',
    LOCATION_REGISTER: 'Registers',
    LOCATION_REPORTING_GROUP: 'Reporting groups',
    UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD: 'Venue wizard',
  },
  Reporting: {
    ANALYTICS_DASHBOARD: 'Analytics',
    REPORTS_SALES: 'Sales reports',
    REPORTS_INVENTORY: 'Inventory reports',
    REPORTS_FINANCIAL: 'Financial reports',
    REPORTS_ADVANCED_FILTERS: 'Advanced filters',
    DASHBOARD_HOME: 'Home dashboard',
  },
  Customers: {
    CUSTOMER_PROFILE: 'Customers',
    CUSTOMER_MARKETING: 'Customer marketing',
    CUSTOMER_MESSAGING: 'Messaging',
  },
  Financial: {
    FINANCIAL_TENDER: 'Tenders',
    FINANCIAL_DEPOSIT: 'Deposits',
    FINANCIAL_RECONCILIATION: 'Reconciliation',
    FINANCIAL_PAYMENTS: 'Payments',
  },
  Entertainment: {
    ENTERTAINMENT_EVENTS: 'Events',
    ENTERTAINMENT_ARTISTS: 'Artists',
    ENTERTAINMENT_SETTLEMENT: 'Artist settlements',
    ENTERTAINMENT_SUITES: 'Suites',
  },
  Management: {
    MANAGEMENT_RESTAURANT: 'Restaurant',
    MANAGEMENT_TIME: 'Time and attendance',
    COMPLIANCE_AUDIT: 'Audit log',
    INTEGRATIONS: 'Integrations',
  },
  Utilities: {
    UTILITIES_LABEL_PRINTING: 'Label printing',
    UTILITIES_BULK_EDIT: 'Bulk edit',
    UTILITIES_EXPORT: 'Export',
  },
  Configuration: {
    CONFIG_COMPANY: 'Company',
    CONFIG_SYSTEM: 'System settings',
    CONFIG_ACCOUNT: 'Account settings',
    CONFIG_ROLES: 'Roles and access',
    CONFIG_USERS: 'Users',
    CONFIG_ONBOARDING: 'Onboarding',
  },
} as const

export type FeatureGroup = keyof typeof FEATURE_GROUPS

/** A key added by an area. */
export interface AreaFeature {
  label: string
  group: FeatureGroup
  /** The default reach of roles, if it differs from their reach in the group. */
  reach?: Readonly<Partial<Record<RoleID, Reach>>>
}

import type { Expected } from '../needs.ts'

export const needs: Expected = {
  getBusiness: 'a session',
  updateSystemConfiguration: ['CONFIG_SYSTEM:WRITE'],
  updateCompany: ['CONFIG_COMPANY:WRITE'],
  listAttributes: ['CATALOG_PRODUCT:READ'],
  listAdditionalAttributes: ['CATALOG_CUSTOM_ATTRIBUTES:READ'],
  listFees: ['CATALOG_FEES:READ'],
  listDiscounts: ['CATALOG_DISCOUNTS:READ'],
  listSystemConfiguration: 'a session',
  listTaxes: ['CATALOG_TAXES:READ'],
  listUnits: ['CATALOG_UNITS:READ'],
  listEvents: ['ENTERTAINMENT_EVENTS:READ'],
  // The further requirements depend on the list: lists.test.ts.
  listEntries: 'a session',
  createEntry: 'a session',
  updateEntry: 'a session',
  deleteEntry: 'a session',
  setEntryStatus: 'a session',
  listEntryUses: 'a session',
  previewMerge: 'a session',
  mergeEntries: ['CATALOG_PRODUCT:WRITE'],
  importEntries: 'a session',
  checkEntries: 'a session',
}

import type { Expected } from '../needs.ts'

export const needs: Expected = {
  // Days of cover need REPORTS_SALES as well: replenishment.test.ts.
  getReplenishment: ['INVENTORY_DASHBOARD:READ', 'CATALOG_PRODUCT:READ'],
  listNightlySuggestions: ['INVENTORY_DASHBOARD:READ', 'CATALOG_PRODUCT:READ'],
}

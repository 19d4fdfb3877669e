import type { Expected } from '../needs.ts'

export const needs: Expected = {
  getInventorySummary: ['INVENTORY_DASHBOARD:READ', 'CATALOG_PRODUCT:READ'],
  exportInventorySummary: ['INVENTORY_DASHBOARD:READ', 'CATALOG_PRODUCT:READ'],
  listStockMovements: ['INVENTORY_DASHBOARD:READ', 'CATALOG_PRODUCT:READ'],
}

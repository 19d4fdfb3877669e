import type { Expected } from '../needs.ts'

export const needs: Expected = {
  getItemSales: ['REPORTS_SALES:READ'],
  getItemStock: ['CATALOG_PRODUCT:READ'],
}

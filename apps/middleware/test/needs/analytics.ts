import type { Expected } from '../needs.ts'

export const needs: Expected = {
  getHomeFigures: 'a session',
  getSales: ['REPORTS_SALES:READ'],
  getItemSales: ['REPORTS_SALES:READ'],
  getItemStock: ['CATALOG_PRODUCT:READ'],
}

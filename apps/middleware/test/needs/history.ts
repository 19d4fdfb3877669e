import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listItemHistory: ['CATALOG_PRODUCT:READ'],
}

import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listChangeSets: ['CATALOG_PRODUCT:READ'],
  prepareBulkEdit: ['UTILITIES_BULK_EDIT:WRITE', 'CATALOG_PRODUCT:WRITE'],
  getChangeSet: ['CATALOG_PRODUCT:READ'],
  listChangeSetRows: ['CATALOG_PRODUCT:READ'],
  listChangeSetStays: ['CATALOG_PRODUCT:READ'],
  undoChangeSet: ['UTILITIES_BULK_EDIT:WRITE', 'CATALOG_PRODUCT:WRITE'],
}

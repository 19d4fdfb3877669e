import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listImports: ['CATALOG_IMPORT:READ'],
  startImport: ['CATALOG_IMPORT:WRITE'],
  findImportMapping: ['CATALOG_IMPORT:WRITE'],
  getImport: ['CATALOG_IMPORT:READ'],
  putImportPart: ['CATALOG_IMPORT:WRITE'],
  checkImport: ['CATALOG_IMPORT:WRITE'],
  applyImport: ['CATALOG_IMPORT:WRITE'],
  cancelImport: ['CATALOG_IMPORT:WRITE'],
  countImportPictures: ['CATALOG_IMPORT:READ'],
  fetchImportPictures: ['CATALOG_IMPORT:WRITE'],
  listImportRows: ['CATALOG_IMPORT:READ'],
  listImportRejections: ['CATALOG_IMPORT:READ'],
  listImportCorrections: ['CATALOG_IMPORT:READ'],
  correctImportCells: ['CATALOG_IMPORT:WRITE'],
  listImportChangedHere: ['CATALOG_IMPORT:READ'],
  chooseImportValues: ['CATALOG_IMPORT:WRITE'],
}

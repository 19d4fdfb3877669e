import type { Expected } from '../needs.ts'

export const needs: Expected = {
  getImage: ['CATALOG_PRODUCT:READ'],
  listImages: ['CATALOG_PRODUCT:READ'],
  addImage: ['CATALOG_PRODUCT:WRITE'],
  arrangeImages: ['CATALOG_PRODUCT:WRITE'],
}

import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listCtoItems: ['CATALOG_PRODUCT_CTO:READ'],
  listOptionGroups: ['CATALOG_PRODUCT_CTO:READ'],
  createOptionGroup: ['CATALOG_PRODUCT_CTO:WRITE'],
  updateOptionGroup: ['CATALOG_PRODUCT_CTO:WRITE'],
  deleteOptionGroup: ['CATALOG_PRODUCT_CTO:DELETE'],
  listComponents: ['CATALOG_PRODUCT_CTO:READ'],
  addComponent: ['CATALOG_PRODUCT_CTO:WRITE'],
  setComponentStatus: ['CATALOG_PRODUCT_CTO:WRITE'],
  removeComponent: ['CATALOG_PRODUCT_CTO:DELETE'],
  generateComponents: ['CATALOG_PRODUCT_CTO:WRITE', 'CATALOG_PRODUCT:WRITE'],
  listRestrictions: ['CATALOG_PRODUCT_CTO:READ'],
  createRestriction: ['CATALOG_PRODUCT_CTO:WRITE'],
  updateRestriction: ['CATALOG_PRODUCT_CTO:WRITE'],
  deleteRestriction: ['CATALOG_PRODUCT_CTO:DELETE'],
  getConfiguration: ['CATALOG_PRODUCT_CTO:READ'],
  saveConfiguration: ['CATALOG_PRODUCT_CTO:WRITE'],
  priceConfiguration: ['CATALOG_PRODUCT_CTO:READ'],
}

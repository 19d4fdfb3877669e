import type { Expected, MadeByOne } from '../needs.ts'
import { labelTemplate } from '../label-template.ts'

export const needs: Expected = {
  listLabelTemplates: ['UTILITIES_LABEL_PRINTING:READ'],
  getLabelTemplate: ['UTILITIES_LABEL_PRINTING:READ'],
  createLabelTemplate: ['UTILITIES_LABEL_PRINTING:WRITE'],
  updateLabelTemplate: ['UTILITIES_LABEL_PRINTING:WRITE'],
  deleteLabelTemplate: ['UTILITIES_LABEL_PRINTING:DELETE'],
  getLabelSettings: ['UTILITIES_LABEL_PRINTING:READ'],
  updateLabelSettings: ['UTILITIES_LABEL_PRINTING:WRITE', 'CATALOG_PRODUCT_PRICE:WRITE'],
  listLabelTemplateVersions: ['UTILITIES_LABEL_PRINTING:READ'],
}

export const madeByOne: MadeByOne = async (call) => {
  const { body } = await call('POST', '/labels/templates', labelTemplate('Theirs'))
  return { templateID: body.templateID }
}

import { newItem } from '../catalog.ts'
import { labelTemplate } from '../label-template.ts'
import type { Expected, MadeByOne } from '../needs.ts'

export const needs: Expected = {
  printTestLabel: ['UTILITIES_LABEL_PRINTING:WRITE'],
  listLabelJobs: ['UTILITIES_LABEL_PRINTING:READ'],
  createLabelJob: ['UTILITIES_LABEL_PRINTING:WRITE', 'CATALOG_PRODUCT:READ'],
  checkLabelJob: ['UTILITIES_LABEL_PRINTING:READ', 'CATALOG_PRODUCT:READ'],
  getLabelJob: ['UTILITIES_LABEL_PRINTING:READ'],
  listLabelJobLines: ['UTILITIES_LABEL_PRINTING:READ', 'CATALOG_PRODUCT:READ'],
  printLabelJob: ['UTILITIES_LABEL_PRINTING:WRITE', 'CATALOG_PRODUCT:READ'],
  cancelLabelJob: ['UTILITIES_LABEL_PRINTING:WRITE'],
  markLabelsPrinted: ['UTILITIES_LABEL_PRINTING:WRITE', 'CATALOG_PRODUCT:READ'],
  downloadLabelPDF: ['UTILITIES_LABEL_PRINTING:READ', 'CATALOG_PRODUCT:READ'],
  downloadLabelZPL: ['UTILITIES_LABEL_PRINTING:READ', 'CATALOG_PRODUCT:READ'],
  getLabelImage: ['UTILITIES_LABEL_PRINTING:READ', 'CATALOG_PRODUCT:READ'],
  listLabelDefaults: ['UTILITIES_LABEL_PRINTING:READ'],
  createLabelDefault: ['UTILITIES_LABEL_PRINTING:WRITE'],
  updateLabelDefault: ['UTILITIES_LABEL_PRINTING:WRITE'],
  deleteLabelDefault: ['UTILITIES_LABEL_PRINTING:DELETE'],
  listLabelReprints: ['UTILITIES_LABEL_PRINTING:READ', 'CATALOG_PRODUCT:READ'],
}

export const madeByOne: MadeByOne = async (call) => {
  await call('POST', '/items', newItem('PRINTED'))
  const { body: template } = await call('POST', '/labels/templates', labelTemplate('Printed'))
  const { body } = await call('POST', '/label-jobs', {
    templateID: template.templateID,
    source: { lines: [{ code: 'PRINTED', copies: 1 }] },
    copies: { rule: 'FIXED', count: 1, sparePercent: 0 },
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: null,
    onlyGood: false,
    confirmed: null,
  })
  const everywhere = { templateID: template.templateID, printerID: null, itemType: null, location: null }
  const { labelDefaultID } = (await call('POST', '/label-defaults', everywhere)).body
  return { labelJobID: body.labelJobID, labelDefaultID }
}

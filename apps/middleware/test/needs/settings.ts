import type { Expected, MadeByOne } from '../needs.ts'

export const needs: Expected = {
  previewSystemConfiguration: ['CONFIG_SYSTEM:READ', 'CATALOG_PRODUCT:READ'],
  listPrinters: ['UTILITIES_LABEL_PRINTING:READ'],
  createPrinter: ['CONFIG_ACCOUNT:WRITE', 'UTILITIES_LABEL_PRINTING:READ'],
  updatePrinter: ['CONFIG_ACCOUNT:WRITE', 'UTILITIES_LABEL_PRINTING:READ'],
  deletePrinter: ['CONFIG_ACCOUNT:DELETE', 'UTILITIES_LABEL_PRINTING:READ'],
  setCompanyLogo: ['CONFIG_COMPANY:WRITE'],
  removeCompanyLogo: ['CONFIG_COMPANY:WRITE'],
  getCompanyLogo: 'a session',
  getSsoProvider: ['CONFIG_SSO:READ'],
  saveSsoProvider: ['CONFIG_SSO:WRITE'],
  removeSsoProvider: ['CONFIG_SSO:DELETE'],
  getSsoTest: ['CONFIG_SSO:WRITE'],
  startSsoTest: ['CONFIG_SSO:WRITE'],
}

export const madeByOne: MadeByOne = async (call) => {
  const printer = {
    name: 'Theirs',
    model: '',
    dpi: 203,
    address: '10.0.0.9',
    port: 9100,
    darkness: 0,
    offsetX: 0,
    offsetY: 0,
  }
  const { body } = await call('POST', '/printers', printer)
  return { printerID: body.printerID }
}

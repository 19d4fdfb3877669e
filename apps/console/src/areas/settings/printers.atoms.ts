import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { mutation } from '#data/mutation.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type Printer = Schemas['Printer']

/** By name. Throws ApiError. */
const printersAtom = resource({
  name: 'printers',
  entities: ['printer'],
  load: async (api, signal): Promise<Printer[]> => dataOf(await api.GET('/printers', { signal })).body,
})()

/** The printers, and the characters that their names may not contain. */
export const printerListAtom = combined({ printers: printersAtom, restricted: restrictedAtom })

const CHANGES_PRINTERS = { changes: ['printer'] }

/** Adds a printer, or changes a stored one. Throws ApiError. */
export const savePrinterAtom = mutation(
  async (api, stored: Printer | undefined, body: Schemas['PrinterInput'], headers: RequestHeaders) => {
    if (!stored) return dataOf(await api.POST('/printers', { body, headers })).body
    const { printerID, version } = stored
    const params = { path: { printerID } }
    return dataOf(await api.PUT('/printers/{printerID}', { params, body: { ...body, version }, headers })).body
  },
  CHANGES_PRINTERS,
)

export const removePrinterAtom = mutation(async (api, printerID: string) => {
  dataOf(await api.DELETE('/printers/{printerID}', { params: { path: { printerID } } }))
}, CHANGES_PRINTERS)

/** Resolves once the printer has taken the label. Throws ApiError. */
export const printTestLabelAtom = mutation(async (api, printerID: string, body: Schemas['TestLabel']) => {
  dataOf(await api.POST('/printers/{printerID}/test-label', { params: { path: { printerID } }, body }))
})

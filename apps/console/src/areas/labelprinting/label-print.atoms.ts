import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type LabelJobPlan = Schemas['LabelJobPlan']
export type LabelCheck = Schemas['LabelCheck']

/** Throws ApiError. */
const templatesAtom = resource({
  name: 'printableTemplates',
  entities: ['labelTemplate'],
  async load(api, signal): Promise<readonly Schemas['LabelTemplate'][]> {
    const query = { status: 'Active', limit: 1000 }
    return dataOf(await api.GET('/labels/templates', { params: { query }, signal })).body.data
  },
})()

/** Throws ApiError. */
const printersAtom = resource({
  name: 'labelPrinters',
  entities: ['printer'],
  load: async (api, signal): Promise<readonly Schemas['Printer'][]> =>
    dataOf(await api.GET('/printers', { signal })).body,
})()

/** Throws ApiError. */
const defaultsAtom = resource({
  name: 'labelDefaultsToPrint',
  entities: ['labelDefault', 'labelTemplate', 'printer'],
  async load(api, signal): Promise<readonly Schemas['LabelDefault'][]> {
    const params = { query: { limit: 200 } }
    return dataOf(await api.GET('/label-defaults', { params, signal })).body.data
  },
})()

/** What can be printed with, and what it begins with. */
export const printChoicesAtom = combined({ templates: templatesAtom, printers: printersAtom, defaults: defaultsAtom })

/** Throws ApiError. */
export const checkLabelsAtom = atom(
  null,
  async (get, _set, body: LabelJobPlan): Promise<LabelCheck> =>
    dataOf(await get(apiAtom).POST('/label-jobs/check', { body })).body,
)

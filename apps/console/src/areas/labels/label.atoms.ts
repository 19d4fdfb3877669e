import { type Api, dataOf } from '@greenroom/api-client'
import type { LabelTemplate } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { mutation, taken } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { resource } from '#data/resource.ts'
import { freeName, searchForCopies } from './label-names.ts'

type Schemas = components['schemas']

export type Item = Schemas['Item']
export type Label = Schemas['LabelTemplate']
export type LabelVersion = Schemas['LabelTemplateVersion']
export type LabelUse = Schemas['LabelUse']
export type LabelInput = { use: LabelUse; status: Label['status']; design: LabelTemplate }

const at = (templateID: string) => ({ path: { templateID } })

/** Loads a single template. Throws ApiError. */
export const labelRecord = resource({
  name: 'label',
  kind: 'record',
  entities: ['labelTemplate'],
  recordOf: (templateID: string) => templateID,
  async load(api, signal, templateID: string): Promise<Label> {
    return dataOf(await api.GET('/labels/templates/{templateID}', { params: at(templateID), signal })).body
  },
})

/** Its saved designs, the latest first. */
export const labelVersions = paged({
  name: 'labelVersions',
  entities: ['labelTemplate'],
  recordOf: (templateID: string) => templateID,
  async load(api, signal, cursor, templateID: string) {
    const params = { ...at(templateID), query: { cursor } }
    return dataOf(await api.GET('/labels/templates/{templateID}/versions', { params, signal })).body
  },
})

/** How many items a preview steps through. */
const PREVIEWED = 100

/** Items to look at a label with. */
export const previewItems = resource({
  name: 'labelItems',
  needs: 'listItems',
  empty: [],
  entities: ['item'],
  async load(api, signal, search: string): Promise<readonly Item[]> {
    const query = { ...(search && { search }), limit: PREVIEWED }
    return dataOf(await api.GET('/items', { params: { query }, signal })).body.data
  },
})

const CHANGES = { changes: ['labelTemplate'] }

/** The body of a save: the contract lists the fields of all elements together. */
const bodyOf = (input: LabelInput) => input as unknown as Schemas['LabelTemplateInput']

/** Each call returns the template as it is stored, and throws ApiError. */
export const createLabelAtom = mutation(
  async (api, input: LabelInput, headers?: RequestHeaders): Promise<Label> =>
    dataOf(await api.POST('/labels/templates', { body: bodyOf(input), headers })).body,
  CHANGES,
)

/** Adds a label; if its name is taken, under that of a copy. */
export const addLabelAtom = mutation(async (api, input: LabelInput): Promise<Label> => {
  const name = freeName(input.design.name, await copiesOf(api, input.design.name))
  const body = bodyOf({ ...input, design: { ...input.design, name } })
  return dataOf(await api.POST('/labels/templates', { body })).body
}, CHANGES)

/** The names of the labels that may be copies of one with this name. */
async function copiesOf(api: Api, name: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const query = { search: searchForCopies(name), cursor }
    const { data, nextCursor } = dataOf(await api.GET('/labels/templates', { params: { query } })).body
    names.push(...data.map((label) => label.name))
    cursor = nextCursor ?? undefined
  } while (cursor)
  return names
}

export const updateLabelAtom = mutation(
  async (api, { templateID, version }: Label, input: LabelInput, headers?: RequestHeaders): Promise<Label> => {
    const body = { ...bodyOf(input), version }
    return dataOf(await api.PUT('/labels/templates/{templateID}', { params: at(templateID), body, headers })).body
  },
  { ...CHANGES, takes: (saved) => [taken(labelRecord(saved.templateID), () => saved)] },
)

export const deleteLabelAtom = mutation(async (api, templateID: string) => {
  dataOf(await api.DELETE('/labels/templates/{templateID}', { params: at(templateID) }))
}, CHANGES)

/** The design of a stored template, whose shape the server has checked. */
export function designOf({ design }: Pick<Label | LabelVersion, 'design'>): LabelTemplate {
  return design as unknown as LabelTemplate
}

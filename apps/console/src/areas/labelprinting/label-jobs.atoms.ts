import { dataOf } from '@greenroom/api-client'
import type { LabelFileType } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom, type RequestHeaders } from '#api/api.ts'
import { mutation } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { showFailure } from '#failures/show-failure.ts'
import { jobsOf } from '#records/jobs.atoms.ts'
import { labelJobPath } from './paths.ts'

type Schemas = components['schemas']

export type LabelJob = Schemas['LabelJob']
export type LabelJobLine = Schemas['LabelJobLine']
export type LabelReprint = Schemas['LabelReprint']

const PAGE = 100

type JobQuery = { search?: string; state?: string; sort?: string }

/** The newest first. */
export const labelJobPages = paged({
  name: 'labelJobs',
  entities: ['labelJob'],
  load: async (api, signal, cursor, query: JobQuery) =>
    dataOf(await api.GET('/label-jobs', { params: { query: { ...query, cursor, limit: PAGE } }, signal })).body,
})

export const labelLinePages = paged({
  name: 'labelJobLines',
  entities: ['labelJob'],
  async load(api, signal, cursor, labelJobID: string) {
    const params = { path: { labelJobID }, query: { cursor, limit: PAGE } }
    return dataOf(await api.GET('/label-jobs/{labelJobID}/lines', { params, signal })).body
  },
})

export const reprintPages = paged({
  name: 'labelReprints',
  entities: ['labelJob', 'item', 'labelTemplate'],
  load: async (api, signal, cursor, query: { search?: string; sort?: string; place?: string }) =>
    dataOf(await api.GET('/label-reprints', { params: { query: { ...query, cursor, limit: PAGE } }, signal })).body,
})

const WORK_STATES = { PRINTING: 'running', DONE: 'done', FAILED: 'failed', CANCELED: 'canceled' } as const

/** The jobs that this page prints, followed while the server sends them. */
export const labelJobs = jobsOf<LabelJob>({
  name: 'labelJob',
  idOf: ({ labelJobID }) => labelJobID,
  isRunning: ({ state }) => state === 'QUEUED' || state === 'PRINTING',
  load: async (api, labelJobID, signal) =>
    dataOf(await api.GET('/label-jobs/{labelJobID}', { params: { path: { labelJobID } }, signal })).body,
  changes: ({ state }, before) => (state === before?.state ? [] : ['labelJob']),
  workOf({ labelJobID, templateName, state, printed, labels }, set) {
    if (state === 'READY' || state === 'QUEUED') return undefined
    return {
      id: labelJobID,
      label: `Printing ${templateName}`,
      state: WORK_STATES[state],
      done: printed,
      total: labels,
      unit: 'labels',
      href: labelJobPath(labelJobID),
      onCancel: () => void set(cancelLabelJobAtom, labelJobID),
    }
  },
})

/** Throws ApiError. */
export const createLabelJobAtom = mutation(
  async (api, body: Schemas['LabelJobInput'], headers?: RequestHeaders): Promise<LabelJob> =>
    dataOf(await api.POST('/label-jobs', { body, headers })).body,
  { changes: ['labelJob'] },
)

/** Prints again from a label, or goes on there. Throws ApiError. */
export const printFromAtom = atom(null, async (get, set, labelJobID: string, from: number, confirmed: number) => {
  const params = { path: { labelJobID } }
  set(
    labelJobs.keepAtom,
    dataOf(await get(apiAtom).POST('/label-jobs/{labelJobID}/print', { params, body: { from, confirmed } })).body,
  )
})

/** Failures are shown as a toast, because the top bar can call this from any screen. */
export const cancelLabelJobAtom = atom(null, async (get, set, labelJobID: string) => {
  const params = { path: { labelJobID } }
  try {
    set(labelJobs.keepAtom, dataOf(await get(apiAtom).POST('/label-jobs/{labelJobID}/cancel', { params })).body)
  } catch (failure) {
    showFailure("Printing couldn't be canceled", failure)
  }
})

/** The labels from a number on, on a sheet from its first free place on. Throws ApiError. */
export const labelFileAtom = atom(
  null,
  async (get, _set, labelJobID: string, type: LabelFileType, from: number, start: LabelJob['start']) => {
    const [api, path] = [get(apiAtom), { labelJobID }]
    return type === 'pdf'
      ? dataOf<Blob>(
          await api.GET('/label-jobs/{labelJobID}/pdf', {
            params: { path, query: { from, ...start } },
            parseAs: 'blob',
          }),
        )
      : dataOf<Blob>(
          await api.GET('/label-jobs/{labelJobID}/zpl', { params: { path, query: { from } }, parseAs: 'blob' }),
        )
  },
)

const sendPrintedAtom = mutation(
  async (api, labelJobID: string, from: number): Promise<LabelJob> =>
    dataOf(await api.POST('/label-jobs/{labelJobID}/printed', { params: { path: { labelJobID } }, body: { from } }))
      .body,
  { changes: ['labelJob'] },
)

/** Labels from a number on were taken. Failures are shown as a toast, because the user has them anyway. */
export const markPrintedAtom = atom(null, async (_get, set, labelJobID: string, from: number) => {
  try {
    set(labelJobs.keepAtom, await set(sendPrintedAtom, labelJobID, from))
  } catch (failure) {
    showFailure("The labels couldn't be marked as printed", failure)
  }
})

/** One label as an SVG. Throws ApiError. */
export const labelImageAtom = atom(null, async (get, _set, labelJobID: string, label: number): Promise<string> => {
  const params = { path: { labelJobID }, query: { label } }
  return dataOf(await get(apiAtom).GET('/label-jobs/{labelJobID}/image', { params, parseAs: 'text' }))
})

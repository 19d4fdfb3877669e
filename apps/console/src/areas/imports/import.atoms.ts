import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { showFailure } from '#failures/show-failure.ts'
import { apiAtom } from '#api/api.ts'
import { paged } from '#data/pages.ts'
import { jobsOf } from '#records/jobs.atoms.ts'
import { IMPORT_PATH, importPath } from './paths.ts'

export type Import = components['schemas']['Import']

/** Asks for a file that was closed by a reload. */
export const chooseAgainPath = (fileName: string) => `${IMPORT_PATH}?file=${encodeURIComponent(fileName)}`

/** Rows per page. */
const PAGE = 100

/** The company's imports, newest first. */
export const importPages = paged({
  name: 'imports',
  entities: ['import'],
  load: async (api, signal, cursor) =>
    dataOf(await api.GET('/items/imports', { params: { query: { cursor, limit: PAGE } }, signal })).body,
})

const WORK_STATES = { APPLYING: 'running', APPLIED: 'done', FAILED: 'failed', CANCELED: 'canceled' } as const

/** Its corrected rows are being checked; its counts are those of the check before. */
export function isCheckedAgain({ state, counts }: Pick<Import, 'state' | 'counts'>): boolean {
  return state === 'RECEIVING' && counts !== null
}

/** The imports that this page works on, followed while the server applies them. */
export const importJobs = jobsOf<Import>({
  name: 'import',
  idOf: ({ importID }) => importID,
  isRunning: (one) => one.state === 'APPLYING' || isCheckedAgain(one),
  load: async (api, importID, signal) =>
    dataOf(await api.GET('/items/imports/{importID}', { params: { path: { importID } }, signal })).body,
  changes({ state }, before) {
    if (state === before?.state) return []
    return state === 'APPLIED' ? ['import', 'item'] : ['import']
  },
  workOf({ importID, fileName, state, done, total }, set) {
    if (state === 'RECEIVING' || state === 'CHECKED') return undefined
    return {
      id: importID,
      label: `Importing ${fileName}`,
      state: WORK_STATES[state],
      done,
      total,
      unit: 'items',
      href: importPath(importID),
      onCancel: () => void set(cancelImportAtom, importID),
    }
  },
})

/** Applies a checked import, which the server runs in the background. */
export const applyImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  set(importJobs.keepAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/apply', { params })).body)
})

/**
 * Cancels an import at any step; the catalog stays unchanged. Failures are shown as a toast, because the top bar can
 * call this from any screen.
 */
export const cancelImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  try {
    set(importJobs.keepAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/cancel', { params })).body)
  } catch (failure) {
    showFailure("The import couldn't be canceled", failure)
  }
})

import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { changeSetPath } from '#screens/change-set-path.ts'
import { jobsOf } from './jobs.atoms.ts'

export type ChangeSet = components['schemas']['ChangeSet']

const WORK_STATES = { APPLYING: 'running', APPLIED: 'done', FAILED: 'failed' } as const

/** The change sets that this page works on, followed while the server applies them. */
export const changeSetJobs = jobsOf<ChangeSet>({
  name: 'changeSet',
  idOf: ({ changeSetID }) => changeSetID,
  isRunning: ({ state }) => state === 'APPLYING',
  load: async (api, changeSetID, signal) =>
    dataOf(await api.GET('/changesets/{changeSetID}', { params: { path: { changeSetID } }, signal })).body,
  changes: ({ state }, before) => (before?.state === 'APPLYING' && state === 'APPLIED' ? ['item'] : []),
  workOf({ changeSetID, kind, state, done, total }) {
    if (state === 'PREPARED') return undefined
    return {
      id: `changes ${changeSetID}`,
      label: kind === 'UNDO' ? 'Undoing changes' : 'Changing items',
      state: WORK_STATES[state],
      done,
      total,
      unit: 'items',
      href: changeSetPath(changeSetID),
    }
  },
})

/** The items that were changed since, the first of them by ID. Throws ApiError. */
export const changedSinceAtom = atom(null, async (get, _set, changeSetID: string, limit: number) => {
  const params = { path: { changeSetID }, query: { show: 'changedSince' as const, limit } }
  const { data } = dataOf(await get(apiAtom).GET('/changesets/{changeSetID}/rows', { params })).body
  return data.map(({ itemID }) => itemID)
})

export type ChangeSetStay = components['schemas']['ChangeSetStay']

/** What an import created and undoing it would keep, the first of it. Throws ApiError. */
export const staysAtom = atom(null, async (get, _set, changeSetID: string, limit: number) => {
  const params = { path: { changeSetID }, query: { limit } }
  return dataOf(await get(apiAtom).GET('/changesets/{changeSetID}/stays', { params })).body.data
})

type UndoRequest = components['schemas']['UndoRequest']

/** Undoes a change set and returns the ID of the change set that does so. Throws ApiError. */
export const undoChangeSetAtom = atom(null, async (get, set, changeSetID: string, body: UndoRequest) => {
  const params = { path: { changeSetID } }
  const { body: undo } = dataOf(await get(apiAtom).POST('/changesets/{changeSetID}/undo', { params, body }))
  set(changeSetJobs.keepAtom, undo)
  return undo.changeSetID
})

import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { toasts } from '@greenroom/ui'
import { atom } from 'jotai'
import { showFailure } from '#failures/show-failure.ts'
import { apiAtom } from '#api/api.ts'
import { isLost } from '#api/keep-trying.ts'
import { paged } from '#data/pages.ts'
import { type ChangeSet, changeSetJobs } from '#records/change-sets.atoms.ts'

export type BulkEdit = components['schemas']['BulkEdit']
export type ChangeSetRow = components['schemas']['ChangeSetRow']

export type ShownRows = 'change' | 'unchanged' | 'problems' | 'changedSince'

/** Rows per page. */
const SETS_PAGE = 100
const ROWS_PAGE = 500

/** Bulk edits, imports and undone changes, newest first. */
export const changeSetPages = paged({
  name: 'changeSets',
  entities: ['item'],
  load: async (api, signal, cursor) =>
    dataOf(await api.GET('/changesets', { params: { query: { cursor, limit: SETS_PAGE } }, signal })).body,
})

/** The items of a change set: what changes, or why an item is left out. */
export const changeRowPages = paged({
  name: 'changeRows',
  async load(api, signal, cursor, changeSetID: string, show: ShownRows) {
    const params = { path: { changeSetID }, query: { show, cursor, limit: ROWS_PAGE } }
    return dataOf(await api.GET('/changesets/{changeSetID}/rows', { params, signal })).body
  },
})

/** What an import created that its undo keeps. */
export const changeStayPages = paged({
  name: 'changeStays',
  async load(api, signal, cursor, changeSetID: string) {
    const params = { path: { changeSetID }, query: { cursor, limit: ROWS_PAGE } }
    return dataOf(await api.GET('/changesets/{changeSetID}/stays', { params, signal })).body
  },
})

/** Previews what an edit would do to each of its items. Throws ApiError. */
export const prepareEditAtom = atom(null, async (get, set, body: BulkEdit) => {
  const prepared = dataOf(await get(apiAtom).POST('/changesets', { body })).body
  set(changeSetJobs.keepAtom, prepared)
  return prepared
})

/**
 * Applies a previewed edit without the excluded items. The server continues in the background; the result is shown as a
 * toast, because the user may be on another screen by then.
 */
export const applyChangeSetAtom = atom(null, async (get, set, changeSet: ChangeSet, excluded: readonly string[]) => {
  const { changeSetID, edit, total } = changeSet
  const body = { ...edit!, changeSetID, excluded: [...excluded] }
  const running: ChangeSet = { ...changeSet, state: 'APPLYING', total: total - excluded.length, done: 0 }
  try {
    await set(changeSetJobs.startAtom, running, async () => {
      const { message } = dataOf(await get(apiAtom).PATCH('/items/batches', { body }))
      toasts.show({ tone: 'success', title: message })
    })
  } catch (failure) {
    if (!isLost(failure)) {
      showFailure("Items couldn't be not modified", failure)
    }
  }
})

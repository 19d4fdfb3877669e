import { type Api, ApiError, dataOf, explain } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { toasts } from '@greenroom/ui'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { reportWorkAtom } from '#app/work.atoms.ts'
import { changeSetPath } from './paths.ts'

export type ChangeSet = components['schemas']['ChangeSet']
export type BulkEdit = components['schemas']['BulkEdit']
export type ChangeSetRow = components['schemas']['ChangeSetRow']

/** How often the progress is asked for, in milliseconds. */
const POLL_PAUSE = 400

/** What is known belongs to the client that loaded it, so that a new session begins with nothing. */
const keptAtom = atom<{ api?: Api; sets: Readonly<Record<string, ChangeSet>> }>({ sets: {} })

/** Change sets as the server told of them last. */
export const changeSetsAtom = atom((get) => {
  const { api, sets } = get(keptAtom)
  return api === get(apiAtom) ? sets : {}
})

/** Change sets whose progress is being asked for. */
const followedAtom = atom(new Set<string>())

/** Takes the newer word on a change set; while it is being applied, asks on until that is over. */
const keepAtom = atom(null, (get, set, one: ChangeSet) => {
  set(keptAtom, { api: get(apiAtom), sets: { ...get(changeSetsAtom), [one.changeSetID]: one } })
  if (one.state === 'APPLYING' || get(followedAtom).has(one.changeSetID)) set(reportAtom, one)
  if (one.state === 'APPLYING') void set(followAtom, one.changeSetID)
})

export const loadChangeSetAtom = atom(null, async (get, set, changeSetID: string) => {
  const params = { path: { changeSetID } }
  const { body } = dataOf(await get(apiAtom).GET('/changesets/{changeSetID}', { params }))
  set(keepAtom, body)
  return body
})

/** Says what an edit would do to each of its items. Throws ApiError. */
export const prepareEditAtom = atom(null, async (get, set, body: BulkEdit) => {
  const prepared = dataOf(await get(apiAtom).POST('/changesets', { body })).body
  set(keepAtom, prepared)
  return prepared
})

/**
 * Applies what was prepared, without the items that are excluded. The server goes on when the page is left, and tells
 * how far it is meanwhile; what became of it is told in passing, as the user may be anywhere by then.
 */
export const applyChangeSetAtom = atom(null, async (get, set, changeSet: ChangeSet, excluded: readonly string[]) => {
  const { changeSetID, edit, total } = changeSet
  get(sendingAtom).add(changeSetID)
  set(keepAtom, { ...changeSet, state: 'APPLYING', total: total - excluded.length, done: 0 })
  const body = { ...edit!, changeSetID, excluded: [...excluded] }
  try {
    const { message } = dataOf(await get(apiAtom).PATCH('/items/batches', { body }))
    toasts.show({ tone: 'success', title: message })
  } catch (failure) {
    if (!isLost(failure)) {
      toasts.show({ tone: 'danger', title: "Items couldn't be not modified", text: explain(failure).message })
    }
  } finally {
    get(sendingAtom).delete(changeSetID)
  }
})

/** Takes a change set back, as one of its own, whose ID is answered. Throws ApiError. */
export const undoChangeSetAtom = atom(null, async (get, set, changeSetID: string, leaveChanged: boolean) => {
  const params = { path: { changeSetID } }
  const { body } = dataOf(await get(apiAtom).POST('/changesets/{changeSetID}/undo', { params, body: { leaveChanged } }))
  set(keepAtom, body)
  return body.changeSetID
})

/** Change sets that were sent to be applied. Until the answer the server may not have taken them up: ours is newer. */
const sendingAtom = atom(new Set<string>())

const followAtom = atom(null, async (get, set, changeSetID: string) => {
  const followed = get(followedAtom)
  if (followed.has(changeSetID)) return
  followed.add(changeSetID)
  try {
    while (get(changeSetsAtom)[changeSetID]?.state === 'APPLYING') {
      await new Promise((resolve) => setTimeout(resolve, POLL_PAUSE))
      const isSending = get(sendingAtom).has(changeSetID)
      const params = { path: { changeSetID } }
      const told = await get(apiAtom).GET('/changesets/{changeSetID}', { params }).then(dataOf).catch(unlessLost)
      if (told && (!isSending || told.body.state === 'APPLYING')) set(keepAtom, told.body)
    }
  } catch {
    // The session has ended, or the right to see it. The screen of the change set asks anew and says what is wrong.
  } finally {
    followed.delete(changeSetID)
  }
})

/** The gateway answered for a server that did not, or nobody did. */
function isLost(failure: unknown): boolean {
  return failure instanceof ApiError && [0, 502, 503, 504].includes(failure.status)
}

function unlessLost(failure: unknown): undefined {
  if (!isLost(failure)) throw failure
}

const WORK_STATES = { APPLYING: 'running', APPLIED: 'done', FAILED: 'failed' } as const

/** Tells the top bar how far it is. */
const reportAtom = atom(null, (_get, set, { changeSetID, kind, state, done, total }: ChangeSet) => {
  if (state === 'PREPARED') return
  set(reportWorkAtom, {
    id: `changes ${changeSetID}`,
    label: kind === 'UNDO' ? 'Taking changes back' : 'Changing items',
    state: WORK_STATES[state],
    done,
    total,
    unit: 'items',
    href: changeSetPath(changeSetID),
  })
})

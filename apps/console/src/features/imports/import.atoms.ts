import { dataOf, explain } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { toasts } from '@greenroom/ui'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { reportWorkAtom } from '#app/work.atoms.ts'
import { keepTrying } from './keep-trying.ts'
import { ownAtom } from './own-atom.ts'

export type Import = components['schemas']['Import']

export const importPath = (importID: string) => `/app/catalog/import?importID=${encodeURIComponent(importID)}`

/** How often the progress of applying is asked for, in milliseconds. */
const POLL_PAUSE = 400

/** Imports as the server told of them last. */
export const importsAtom = ownAtom<Readonly<Record<string, Import>>>({})

/** Imports whose progress is being asked for. */
const followedAtom = atom(new Set<string>())

/** Takes the newer word on an import; while it is being applied, asks on until that is over. */
export const keepImportAtom = atom(null, (get, set, one: Import) => {
  set(importsAtom, { ...get(importsAtom), [one.importID]: one })
  if (one.state === 'APPLYING' || get(followedAtom).has(one.importID)) set(reportAtom, one)
  if (one.state === 'APPLYING') void set(followAtom, one.importID)
})

/** Loads an import that is not known here, such as after a reload. */
export const loadImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  set(keepImportAtom, dataOf(await get(apiAtom).GET('/items/imports/{importID}', { params })).body)
})

/** Applies a checked import. The server goes on by itself. */
export const applyImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  set(keepImportAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/apply', { params })).body)
})

/**
 * Cancels an import wherever it is; nothing of it is kept in the catalog. It may be asked for from the top bar, so that
 * a refusal is told in passing.
 */
export const cancelImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  try {
    set(keepImportAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/cancel', { params })).body)
  } catch (failure) {
    toasts.show({ tone: 'danger', title: 'The import could not be cancelled', text: explain(failure).message })
  }
})

const followAtom = atom(null, async (get, set, importID: string) => {
  const followed = get(followedAtom)
  if (followed.has(importID)) return
  followed.add(importID)
  const params = { path: { importID } }
  const { signal } = new AbortController()
  try {
    while (get(importsAtom)[importID]?.state === 'APPLYING') {
      await new Promise((resolve) => setTimeout(resolve, POLL_PAUSE))
      const ask = async () => dataOf(await get(apiAtom).GET('/items/imports/{importID}', { params })).body
      set(keepImportAtom, await keepTrying(ask, signal, () => {}))
    }
  } catch {
    // The session has ended, or the right to see it. The screen of the import asks anew and says what is wrong.
  } finally {
    followed.delete(importID)
  }
})

const WORK_STATES = { APPLYING: 'running', APPLIED: 'done', FAILED: 'failed', CANCELLED: 'cancelled' } as const

/** Tells the top bar how far the applying of an import is. */
const reportAtom = atom(null, (_get, set, { importID, fileName, state, done, total }: Import) => {
  if (state === 'RECEIVING' || state === 'CHECKED') return
  set(reportWorkAtom, {
    id: importID,
    label: `Importing ${fileName}`,
    state: WORK_STATES[state],
    done,
    total,
    unit: 'items',
    href: importPath(importID),
    onCancel: () => void set(cancelImportAtom, importID),
  })
})

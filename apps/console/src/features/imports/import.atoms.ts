import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
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
  if (one.state === 'APPLYING') void set(followAtom, one.importID)
})

/** Loads an import that is not known here, such as after a reload. */
export const loadImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  set(keepImportAtom, dataOf(await get(apiAtom).GET('/items/imports/{importID}', { params })).body)
})

/**
 * Applies a checked import. The server goes on by itself, so an answer that is lost says nothing: the next one tells.
 */
export const applyImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  set(keepImportAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/apply', { params })).body)
})

/** Cancels an import wherever it is; nothing of it is kept in the catalog. */
export const cancelImportAtom = atom(null, async (get, set, importID: string) => {
  const params = { path: { importID } }
  set(keepImportAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/cancel', { params })).body)
})

const followAtom = atom(null, async (get, set, importID: string) => {
  const followed = get(followedAtom)
  if (followed.has(importID)) return
  followed.add(importID)
  const params = { path: { importID } }
  const { signal } = new AbortController()
  try {
    for (;;) {
      const one = get(importsAtom)[importID]
      if (!one) return
      set(reportAtom, one)
      if (one.state !== 'APPLYING') return
      await new Promise((resolve) => setTimeout(resolve, POLL_PAUSE))
      const ask = async () => dataOf(await get(apiAtom).GET('/items/imports/{importID}', { params })).body
      set(keepImportAtom, await keepTrying(ask, signal, () => {}))
    }
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

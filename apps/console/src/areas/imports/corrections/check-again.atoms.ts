import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { changedHerePages } from '../changed-here.atoms.ts'
import { type Import, importJobs } from '../import.atoms.ts'
import { itemPages } from '../reading/import-rows.ts'
import { correctionPages, rejectionPages } from './corrections.atoms.ts'

/** Checks an import once more, with what was corrected in it and what changed in the catalog. Throws ApiError. */
export const checkAgainAtom = atom(null, async (get, set, { importID, counts }: Import) => {
  const params = { path: { importID } }
  const { rows, skipped, conflicts } = counts!
  const body = { rows, skipped, conflicts }
  set(importJobs.keepAtom, dataOf(await get(apiAtom).POST('/items/imports/{importID}/check', { params, body })).body)
  void set(rejectionPages(importID), { do: 'load' })
  void set(correctionPages(importID), { do: 'load' })
  void set(changedHerePages(importID), { do: 'load' })
  for (const action of ['create', 'update', 'unchanged'] as const)
    void set(itemPages(importID, action), { do: 'forget' })
})

import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { forget } from '#browser/stored-records.ts'
import { keepPageAtom } from '#data/keep-page.atoms.ts'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { OPENED_PAGE } from '#session/opened-page.ts'
import { type CountSheet, countSheet, withCounted } from './counts.atoms.ts'
import { forgetSheet, keepSheet } from './kept-sheet.ts'
import type { OnSent } from './use-entries.ts'

/**
 * Keeps an open sheet, and the page that shows it, for a reload without a connection. Returns what keeps it with entries
 * that were sent, so that a reload right after they are dropped shows them.
 */
export function useKeptSheet(sheet: CountSheet): OnSent {
  const { number } = sheet
  const store = useStore()
  const owner = useAtomValue(draftOwnerAtom)
  const keepPage = useSetAtom(keepPageAtom)
  useEffect(() => {
    void keepSheet(sheet, owner)
    void keepPage().catch(() => undefined)
  }, [sheet, owner, keepPage])
  useEffect(
    () => () => {
      forgetSheet(number, owner)
      forget(OPENED_PAGE)
    },
    [number, owner],
  )
  return async (counted, last) => {
    await keepSheet(withCounted(await store.get(countSheet(number, owner)), counted, last), owner)
  }
}

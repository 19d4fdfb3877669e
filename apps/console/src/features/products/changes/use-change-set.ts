import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { type ChangeSet, changeSetsAtom, loadChangeSetAtom } from './change-set.atoms.ts'

/** A change set, loaded when it is not known yet, such as after a reload; or why that failed, and the way to try again. */
export function useChangeSet(changeSetID: string) {
  const known: ChangeSet | undefined = useAtomValue(changeSetsAtom)[changeSetID]
  const load = useSetAtom(loadChangeSetAtom)
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  // An applied one without this word is known from a list, or from before it was applied.
  const isOpen = known === undefined || (known.state === 'APPLIED' && known.undo === undefined)

  useEffect(() => {
    if (isOpen) load(changeSetID).catch(setFailure)
  }, [isOpen, load, changeSetID, tries])

  const retry = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  return { known, failure, retry }
}

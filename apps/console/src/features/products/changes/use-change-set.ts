import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { type ChangeSet, changeSetsAtom, loadChangeSetAtom } from './change-set.atoms.ts'

/**
 * A change set, asked for anew when one comes to it; what is known is shown meanwhile. While it is being applied it is
 * followed anyway. Or why it could not be loaded, and the way to try again.
 */
export function useChangeSet(changeSetID: string) {
  const known: ChangeSet | undefined = useAtomValue(changeSetsAtom)[changeSetID]
  const load = useSetAtom(loadChangeSetAtom)
  const [failure, setFailure] = useState<unknown>()
  const [isFresh, setFresh] = useState(false)
  const isWanted = !isFresh && known?.state !== 'APPLYING'

  useEffect(() => {
    if (isWanted && failure === undefined) load(changeSetID).then(() => setFresh(true), setFailure)
  }, [isWanted, failure, load, changeSetID])

  return { known, failure: known ? undefined : failure, retry: () => setFailure(undefined) }
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type Missing, noteMissingAtom } from './missing.atoms.ts'
import { previewAtom } from './preview.atoms.ts'

/** Notes in a preview what its role lacks, as long as it is hidden or refused on screen. */
export function useMissing(missing: readonly Missing[]) {
  const isPreview = useAtomValue(previewAtom) !== null
  const note = useSetAtom(noteMissingAtom)
  useEffect(() => (isPreview ? note(missing) : undefined), [isPreview, missing, note])
}

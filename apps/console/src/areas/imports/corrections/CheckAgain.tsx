import { countOf, numbers } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import type { Import } from '../import.atoms.ts'
import { useRefusalOfOthers } from '../use-refusal-of-others.ts'
import { checkAgainAtom } from './check-again.atoms.ts'

/** Checks the import once more: its corrected rows count only then. */
export function CheckAgain({ one }: { one: Import }) {
  const check = useSetAtom(checkAgainAtom)
  const denied = useRefusalOfOthers(one)
  const [pending, setPending] = useState(false)
  const toCheck = one.counts?.toCheck ?? 0

  async function press() {
    setPending(true)
    try {
      await check(one)
    } catch (failure) {
      showFailure("The rows couldn't be checked", failure)
    }
    setPending(false)
  }

  return (
    <MayButton
      operation="checkImport"
      variant={toCheck > 0 ? 'primary' : undefined}
      denied={denied}
      pending={pending}
      onPress={() => void press()}
    >
      {toCheck > 0 ? `Check ${countOf(toCheck, 'corrected row', 'corrected rows', numbers.text)}` : 'Check again'}
    </MayButton>
  )
}

import { Banner, Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import styles from './merchants.module.css'
import { partnerCodeAtom, renewPartnerCodeAtom } from './partners.atoms.ts'

/** The code with which partners ask for access. */
export function PartnerCode() {
  const { code } = useAtomValue(partnerCodeAtom)
  const renew = useSetAtom(renewPartnerCodeAtom)
  const { pending, problem, attempt } = useAttempt()
  return (
    <section className={styles.request} aria-label="Request code">
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      <p>
        {code ? (
          <>
            Partners ask for access with your company code and the request code <strong>{code}</strong>.
          </>
        ) : (
          'No partner can ask for access until you make a request code.'
        )}
      </p>
      <Button pending={pending} onPress={() => void attempt(renew)}>
        {code ? 'Replace code' : 'Make a request code'}
      </Button>
    </section>
  )
}

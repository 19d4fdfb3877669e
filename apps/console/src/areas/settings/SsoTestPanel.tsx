import { Banner, DescriptionList } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { FlaskConical } from 'lucide-react'
import { formatsAtom } from '#data/formats.ts'
import { combined } from '#data/combined.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { MayButton } from '#session/MayButton.tsx'
import { startSsoTestAtom, type SsoTest, ssoTestAtom } from './sso.atoms.ts'
import styles from './settings.module.css'

const testAtom = combined({ latest: ssoTestAtom, formats: formatsAtom })

/** Signs in at the stored provider on trial, and shows what it said. */
export function SsoTestPanel({ unsaved }: { unsaved: boolean }) {
  const {
    latest: { test },
    formats,
  } = useAtomValue(testAtom)
  const start = useSetAtom(startSsoTestAtom)
  const { pending, problem, attempt } = useAttempt()

  async function go() {
    const url = await attempt(start)
    if (url) window.location.assign(url)
  }

  return (
    <section className={styles.panel} aria-label="Test sign-in">
      <div className={styles.row}>
        <p>A test opens the provider&apos;s sign-in page and comes back here. It signs nobody in.</p>
        <MayButton
          operation="startSsoTest"
          icon={<FlaskConical />}
          pending={pending}
          denied={unsaved ? 'Save your changes first.' : undefined}
          onPress={() => void go()}
        >
          Test sign-in
        </MayButton>
      </div>
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      {test && <Outcome test={test} when={formats.when(test.startedAt)} />}
    </section>
  )
}

function Outcome({ test, when }: { test: SsoTest; when: string }) {
  const { state, failure, userName, isBound } = test
  if (state === 'waiting') return <Banner>A test began {when}. The provider has not answered yet.</Banner>
  return (
    <>
      {state === 'passed' ? (
        <Banner tone="success">
          The test {when} passed. It would have signed in {userName},{' '}
          {isBound ? 'who has signed in there before.' : 'whom the first sign-in binds to this person.'}
        </Banner>
      ) : (
        <Banner tone="danger">
          The test {when} failed. {failure}
        </Banner>
      )}
      <DescriptionList entries={said(test)} />
    </>
  )
}

function said({ issuer, subject, email, isEmailVerified }: SsoTest) {
  return [
    { term: 'Issuer', value: issuer },
    { term: 'Subject', value: subject },
    { term: 'Email', value: email && `${email}, ${isEmailVerified ? 'verified' : 'not verified'}` },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []))
}

import { Banner, Status, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Send } from 'lucide-react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { MayButton } from '#session/MayButton.tsx'
import { latestMailsAtom, type SentMail, sendTestMailAtom } from './mail.atoms.ts'
import styles from './settings.module.css'

const KINDS = { PASSWORD_LINK: 'Link to choose a password', TEST: 'Test mail', PURCHASE_ORDER: 'Purchase order' }
const STATES = {
  SENT: { tone: 'success', words: 'Sent' },
  STORED: { tone: 'warning', words: 'Stored as a file' },
  FAILED: { tone: 'danger', words: 'Not sent' },
} as const

/** The latest ten mails of the company, and a test mail to oneself. */
export function LatestMails() {
  const { mails, formats } = useAtomValue(latestMailsAtom)
  const send = useSetAtom(sendTestMailAtom)
  const { pending, problem, attempt } = useAttempt()

  async function test() {
    const mail = await attempt(send)
    if (mail?.state === 'SENT') toasts.show({ tone: 'success', title: `A test mail has been sent to ${mail.to}` })
  }

  return (
    <section className={styles.panel} aria-label="Latest mails">
      <div className={styles.row}>
        <h3>Latest mails</h3>
        <MayButton operation="sendTestMail" icon={<Send />} pending={pending} onPress={() => void test()}>
          Send me a test mail
        </MayButton>
      </div>
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      {mails.length === 0 ? (
        <p className={styles.muted}>No mails yet. The latest ten appear here.</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map((mail) => (
            <Mail key={mail.mailID} mail={mail} at={formats.since(mail.at)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Mail({ mail: { kind, to, state, reason }, at }: { mail: SentMail; at: string }) {
  const { tone, words } = STATES[state]
  return (
    <li className={styles.row}>
      <span>
        {KINDS[kind]} to {to}
      </span>
      <span className={styles.muted}>{at}</span>
      <Status tone={tone}>{words}</Status>
      {reason && <span className={styles.reason}>{reason}</span>}
    </li>
  )
}

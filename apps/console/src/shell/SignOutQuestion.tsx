import { ConfirmDialog } from '@greenroom/ui'
import { useAtom, useSetAtom } from 'jotai'
import { signOutQuestionAtom } from '#browser/page.atoms.ts'
import { sessionAtom } from '#session/session.atoms.ts'

/** Asks before logging out with unsaved changes (section 4). */
export function SignOutQuestion() {
  const [question, setQuestion] = useAtom(signOutQuestionAtom)
  const send = useSetAtom(sessionAtom)
  return (
    <ConfirmDialog
      title="Log out"
      open={question !== null}
      confirm="Log out"
      cancel="Stay"
      danger
      onConfirm={() => {
        setQuestion(null)
        send({ type: 'signOut' })
      }}
      onCancel={() => setQuestion(null)}
    >
      {question}
    </ConfirmDialog>
  )
}

import { ConfirmDialog } from '@greenroom/ui'
import { useAtom, useSetAtom } from 'jotai'
import { signOutQuestionAtom } from './page.atoms.ts'
import { sessionAtom } from './session.atoms.ts'

/** Logging out with unsaved changes asks first (section 4). */
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

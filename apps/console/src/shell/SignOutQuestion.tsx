import { useAtom, useSetAtom } from 'jotai'
import { signOutQuestionAtom } from '#browser/page.atoms.ts'
import { UnsavedQuestion, useSaveAll } from '#forms/UnsavedQuestion.tsx'
import { sessionAtom } from '#session/session.atoms.ts'

/** Asks before logging out with unsaved changes (section 4). */
export function SignOutQuestion() {
  const [question, setQuestion] = useAtom(signOutQuestionAtom)
  const send = useSetAtom(sessionAtom)
  const save = useSaveAll()
  return (
    <UnsavedQuestion
      save={save}
      title="Log out"
      open={question !== null}
      answers={{ save: 'Save and log out', discard: 'Discard and log out' }}
      onLeave={() => {
        setQuestion(null)
        send({ type: 'signOut' })
      }}
      onStay={() => setQuestion(null)}
    />
  )
}

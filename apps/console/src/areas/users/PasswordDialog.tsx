import { Button, Dialog, TextField, toasts } from '@greenroom/ui'
import { Copy } from 'lucide-react'
import type { NewPassword } from './users.atoms.ts'

type PasswordDialogProps = { answer: NewPassword; onClose: () => void }

/** How a new user gets in: by the link that was mailed, or by a password that is shown this once. */
export function PasswordDialog({ answer, onClose }: PasswordDialogProps) {
  const { user, password, mailed } = answer

  async function copy() {
    await navigator.clipboard.writeText(password ?? '')
    toasts.show({ tone: 'success', title: 'Password copied' })
  }

  return (
    <Dialog
      title={`${user.name} has been created`}
      open
      keepOpen
      size="small"
      onClose={onClose}
      actions={
        <>
          {password && (
            <Button icon={<Copy />} onPress={copy} autoFocus>
              Copy
            </Button>
          )}
          <Button variant="primary" onPress={onClose} autoFocus={!password}>
            Done
          </Button>
        </>
      }
    >
      {password ? (
        <TextField
          label={`Password of ${user.userName}`}
          value={password}
          readOnly
          description="Share it with them now. It won't be shown again. They have 24 hours to sign in with it and choose their own."
        />
      ) : mailed ? (
        <p>
          A link to choose a password is on its way to {user.email}. It works for 30 minutes; after that they can
          request another one with Forgot password on the sign-in page.
        </p>
      ) : (
        <p>The email couldn't be sent. Reset the password to send another.</p>
      )}
    </Dialog>
  )
}

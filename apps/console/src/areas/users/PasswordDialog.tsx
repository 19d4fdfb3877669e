import { Button, Dialog, TextField, toasts } from '@greenroom/ui'
import { Copy } from 'lucide-react'
import type { NewPassword } from './users.atoms.ts'

type PasswordDialogProps = { answer: NewPassword; isNew?: boolean; onClose: () => void }

/** How the user gets in from now on: by the link that was mailed, or by a password that is shown this once. */
export function PasswordDialog({ answer, isNew, onClose }: PasswordDialogProps) {
  const { user, password, mailed } = answer

  async function copy() {
    await navigator.clipboard.writeText(password ?? '')
    toasts.show({ tone: 'success', title: 'Password copied' })
  }

  return (
    <Dialog
      title={isNew ? `${user.name} has been created` : `New password for ${user.name}`}
      open
      keepOpen
      size="small"
      onClose={onClose}
      actions={
        <>
          {password && (
            <Button icon={<Copy />} onPress={copy}>
              Copy
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
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
          description="Share it with them now. It won't be shown again."
        />
      ) : mailed ? (
        <p>
          A link to choose a password is on its way to {user.email}. It works for 30 minutes; after that they can
          request another one with Forgot password on the sign-in page.
        </p>
      ) : (
        <p>The email couldn't be sent. Reset the password again, or show the new password instead.</p>
      )}
    </Dialog>
  )
}

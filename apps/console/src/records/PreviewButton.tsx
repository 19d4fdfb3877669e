import { useSetAtom } from 'jotai'
import { Eye } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import { type Previewed, startPreviewAtom } from '#session/start-preview.atoms.ts'

type PreviewButtonProps = {
  label: string
  previewed: Previewed
  disabled: boolean
  /** Why there is nothing to preview. */
  denied?: string
}

/** Shows the console as a role or a user sees it, to everyone who sees roles. */
export function PreviewButton({ label, previewed, ...button }: PreviewButtonProps) {
  const navigate = useNavigate()
  const start = useSetAtom(startPreviewAtom)

  async function preview() {
    // Navigate first: the previewed role may not have access to this page.
    await navigate('/app/home')
    try {
      await start(previewed)
    } catch (failure) {
      showFailure("The preview couldn't be started", failure)
    }
  }

  return (
    <MayButton operation="listRoles" icon={<Eye />} onPress={preview} {...button}>
      {label}
    </MayButton>
  )
}

import { UNSAVED_CHANGES } from '@greenroom/session'
import { ConfirmDialog } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { dirtyFormsAtom, type OpenForm } from '#browser/open-forms.atoms.ts'
import { hasUnmatchedText } from './unmatched-text.ts'

type UnsavedQuestionProps = {
  open: boolean
  title?: string
  /** The answers that leave. */
  answers?: { save: string; discard: string }
  /** Saves the changes; without it, they can only be discarded. */
  save: OpenForm['save']
  onLeave: () => void
  /** Called after a save in place of `onLeave`. */
  onSaved?: () => void
  onStay: () => void
}

const LEAVE = { save: 'Save and leave', discard: 'Discard' }

/**
 * Asks before unsaved changes are lost (section 4), and offers to save them. A form that can't be saved stays and shows
 * why.
 */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  const { open, title = 'Unsaved changes', answers = LEAVE, save, onLeave, onSaved = onLeave, onStay } = props
  const [pending, setPending] = useState(false)

  async function saveAndLeave(saveChanges: NonNullable<typeof save>) {
    setPending(true)
    const isSaved = !hasUnmatchedText() && (await saveChanges())
    setPending(false)
    if (isSaved) onSaved()
    else onStay()
  }

  return (
    <ConfirmDialog
      title={title}
      open={open}
      confirm={answers.discard}
      cancel="Stay"
      danger
      pending={pending}
      other={save && { text: answers.save, onPress: () => void saveAndLeave(save) }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {UNSAVED_CHANGES}
    </ConfirmDialog>
  )
}

/** Saves all forms with changes until one can't be; undefined unless all of them may be saved on leaving. */
export function useSaveAll(): OpenForm['save'] {
  const forms = useAtomValue(dirtyFormsAtom)
  if (forms.length === 0 || !forms.every(({ save }) => save)) return undefined
  return () => saveAll(forms)
}

/** Saves forms until one can't be, and returns whether all that can be saved on leaving are saved. */
export async function saveAll(forms: readonly OpenForm[]): Promise<boolean> {
  for (const { save } of forms) if (save && !(await save())) return false
  return true
}

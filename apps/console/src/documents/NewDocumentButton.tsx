import { numbers } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { FilePlus2 } from 'lucide-react'
import { generatePath, useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import type { Guarded } from '#session/may.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import type { ChosenItem } from './document-form.ts'
import { screenOf } from './document-titles.ts'

/** What a new document begins with: kept with the entry of the browser's history, so that a reload and Back keep it. */
export type NewDocumentState = { items?: readonly ChosenItem[] }

type NewDocumentButtonProps = {
  /** What the numbers of its kind begin with. */
  prefix: string
  /** What makes one. */
  operation: Guarded
  items: readonly ChosenItem[]
}

/** Begins a document with the items that are selected in a list. */
export function NewDocumentButton({ prefix, operation, items }: NewDocumentButtonProps) {
  const navigate = useNavigate()
  const screen = screenOf(useAtomValue(screensAtom), `${prefix}-`)
  if (!screen) return null
  const state: NewDocumentState = { items }
  const begin = () => void navigate(generatePath(screen.path, { number: 'new' }), { state })
  return (
    <MayButton operation={operation} size="small" variant="quiet" icon={<FilePlus2 />} onPress={begin}>
      {`New ${screen.label.toLowerCase()} (${numbers.text(items.length)})`}
    </MayButton>
  )
}

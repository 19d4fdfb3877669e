import { numbers } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { generatePath, useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import { showFailure } from '#failures/show-failure.ts'
import type { Guarded } from '#session/may.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import type { Begun, ChosenItem } from './document-form.ts'
import type { HeaderForm } from './document-screen.ts'
import { screenOf } from './document-titles.ts'

type NewDocumentButtonProps = {
  /** What the numbers of its kind begin with. */
  prefix: string
  /** What makes one. */
  operation: Guarded
  /** How many items are selected. */
  count: number
  /** What it begins with; undefined if it cannot. Throws ApiError. */
  itemsOf: () => Promise<readonly ChosenItem[] | undefined>
  /** The fields of its header that are filled in. */
  header?: HeaderForm
}

/** Begins a document with the items that are selected in a list, or with all of it. */
export function NewDocumentButton({ prefix, operation, count, itemsOf, header }: NewDocumentButtonProps) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const screen = screenOf(useAtomValue(screensAtom), `${prefix}-`)
  if (!screen) return null
  const name = screen.label.toLowerCase()

  async function begin(path: string) {
    setPending(true)
    try {
      const items = await itemsOf()
      // Kept with the entry of the browser's history, so that a reload and Back keep it.
      if (items) void navigate(generatePath(path, { number: 'new' }), { state: { items, header } satisfies Begun })
    } catch (failure) {
      showFailure(`The ${name} couldn't be started`, failure)
    }
    setPending(false)
  }

  return (
    <MayButton
      operation={operation}
      size="small"
      variant="quiet"
      icon={<FilePlus2 />}
      pending={pending}
      onPress={() => void begin(screen.path)}
    >
      {count > 0 ? `New ${name} (${numbers.text(count)})` : `New ${name}`}
    </MayButton>
  )
}

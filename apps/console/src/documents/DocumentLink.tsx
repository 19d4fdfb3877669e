import { TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { generatePath } from 'react-router-dom'
import { useMay } from '#session/may.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { documentTitleAtom, screenOf } from './document-titles.ts'

/** A document by its number, as a link for users who may open it. */
export function DocumentLink({ number }: { number: string }) {
  const title = useAtomValue(documentTitleAtom)(number)
  const screen = screenOf(useAtomValue(screensAtom), number)
  const { may } = useMay(screen?.operation ?? [])
  return screen && may ? <TextLink href={generatePath(screen.path, { number })}>{title}</TextLink> : title
}

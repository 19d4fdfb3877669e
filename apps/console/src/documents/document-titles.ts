import { formatDocumentNumber, parseDocumentNumber } from '@greenroom/documents'
import { atom } from 'jotai'
import { generatePath } from 'react-router-dom'
import type { ScreenRoute } from '#screens/area.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { screensAtom } from '#screens/screens.atoms.ts'

/** The screen that shows the document of a number; undefined while no area has one. */
export function screenOf(screens: readonly ScreenRoute[], number: string): ScreenRoute | undefined {
  return screens.find(({ documentPrefix }) => documentPrefix === number.split('-')[0])
}

/** Writes a document with its kind, such as "Price change PC-000123". */
export const documentTitleAtom = atom((get) => {
  const screens = get(screensAtom)
  return (number: string) => [screenOf(screens, number)?.label, number].filter(Boolean).join(' ')
})

/** A document by its number, whether it exists or not, with the kind that the search over all kinds has for it. */
export type NumberedDocument = { id: string; name: string; href: string; kind: string | undefined }

/** The document of a typed or scanned number, such as "pc-123"; undefined if the user can't open one. */
export const documentAtom = atom((get) => {
  const [screens, isOffered] = [get(screensAtom), get(isOfferedAtom)]
  return (text: string): NumberedDocument | undefined => {
    const parsed = parseDocumentNumber(text)
    const number = parsed && formatDocumentNumber(parsed.prefix, parsed.sequence)
    const screen = number && screenOf(screens, number)
    return screen && isOffered(screen)
      ? { id: number, name: screen.label, href: generatePath(screen.path, { number }), kind: screen.finds?.kind }
      : undefined
  }
})

import { atom } from 'jotai'
import type { ScreenRoute } from '#shell/area.ts'
import { screensAtom } from '#shell/screens.atoms.ts'

/** The screen that shows the document of a number; undefined while no area has one. */
export function screenOf(screens: readonly ScreenRoute[], number: string): ScreenRoute | undefined {
  return screens.find(({ documentPrefix }) => documentPrefix === number.split('-')[0])
}

/** Writes a document with its kind, such as "Price change PC-000123". */
export const documentTitleAtom = atom((get) => {
  const screens = get(screensAtom)
  return (number: string) => [screenOf(screens, number)?.label, number].filter(Boolean).join(' ')
})

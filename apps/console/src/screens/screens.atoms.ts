import { atom } from 'jotai'
import type { ScreenRoute } from './area.ts'

/** Every screen of every area, in the order of the sidebar. `App` sets it, because the shell doesn't import areas. */
export const screensAtom = atom<readonly ScreenRoute[]>([])

import { useAtomValue } from 'jotai'
import { atom } from 'jotai'
import { viewPath } from './view-path.ts'
import { openingViewAtom } from './views.atoms.ts'

const NONE = atom(undefined)

/** The address of the view that the list opens with, while its own says nothing; suspends until that is known. */
export function useOpeningView(params: URLSearchParams): string | undefined {
  const view = useAtomValue(params.size === 0 ? openingViewAtom : NONE)
  return view && viewPath(view)
}

import { DEFAULT_LAYOUT, type GridLayout } from '@greenroom/ui'
import { useAtom, useAtomValue } from 'jotai'
import { FIRST_LAYOUT, readView, sameView } from './saved-view.ts'
import { layoutsAtom, viewsAtom } from './views.atoms.ts'

/** The view that the address names, the columns as they are now, and whether both differ from what was saved. */
export function useProductView(viewID: string, query: string) {
  const views = useAtomValue(viewsAtom)
  const [layouts, setLayout] = useAtom(layoutsAtom)
  const view = views.find((one) => one.viewID === viewID)
  const saved = view && readView(view.state)
  const key = view ? viewID : ''
  const layout = layouts[key] ?? saved?.layout ?? FIRST_LAYOUT
  return {
    views,
    view,
    layout,
    isChanged: saved !== undefined && !sameView(saved, { query, layout }),
    /** The grid's own default shows every column; ours begins with fewer. */
    setLayout: (next: GridLayout) => setLayout(key, next === DEFAULT_LAYOUT ? undefined : next),
    forgetLayout: (id = key) => setLayout(id, undefined),
  }
}

export type ProductView = ReturnType<typeof useProductView>

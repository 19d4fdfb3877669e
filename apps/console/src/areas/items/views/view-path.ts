import { PRODUCTS } from '../paths.ts'
import { readView } from './saved-view.ts'
import type { SavedView } from './views.atoms.ts'

/** Asks for the list without a view, where it otherwise opens with one. */
const WITHOUT = 'all'

/** What the address says of a view, or of the list without one. */
export function viewParams(view: SavedView | undefined): URLSearchParams {
  const params = new URLSearchParams(view ? readView(view.state).query : '')
  params.set('view', view?.viewID ?? WITHOUT)
  return params
}

export function viewPath(view: SavedView | undefined): string {
  return `${PRODUCTS}?${viewParams(view)}`
}

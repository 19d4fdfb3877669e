import { DEFAULT_LAYOUT, type GridLayout } from '@greenroom/ui'
import { HIDDEN_COLUMNS } from '../list/products.columns.ts'

/** What a saved view holds: the query as in the URL, and the columns. The server stores it as text. */
export type ViewState = { query: string; layout: GridLayout }

/** The columns before the user arranges them. */
export const FIRST_LAYOUT: GridLayout = {
  ...DEFAULT_LAYOUT,
  visible: Object.fromEntries(HIDDEN_COLUMNS.map((id) => [id, false])),
}

export function writeView({ query, layout }: ViewState): string {
  return JSON.stringify({ query, layout })
}

/** A view written by another version may lack parts or be invalid: missing parts get the default. */
export function readView(text: string): ViewState {
  const state = parsed(text)
  const layout = isRecord(state.layout) ? state.layout : {}
  return {
    query: typeof state.query === 'string' ? state.query : '',
    layout: {
      order: Array.isArray(layout.order) ? layout.order.filter((id) => typeof id === 'string') : [],
      visible: isRecord(layout.visible) ? (layout.visible as Record<string, boolean>) : FIRST_LAYOUT.visible,
      widths: isRecord(layout.widths) ? (layout.widths as Record<string, number>) : {},
    },
  }
}

export function sameView(one: ViewState, other: ViewState): boolean {
  return writeView(one) === writeView(other)
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { SOURCES, type ChangeSource } from './sources.ts'

/** What the address narrows the history to. */
export type HistoryQuery = { field?: string; user?: string; source?: ChangeSource }

/** Words that the server does not know would make it refuse the whole list. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const source = params.get('source') ?? ''
  return {
    field: params.get('field')?.slice(0, 50) || undefined,
    user: params.get('user')?.slice(0, 100) || undefined,
    source: source in SOURCES ? (source as ChangeSource) : undefined,
  }
}

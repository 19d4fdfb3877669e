import { SOURCES, type ChangeSource } from './sources.ts'

/** The filters in the URL. */
export type HistoryQuery = { field?: string; user?: string; source?: ChangeSource }

/** Drops unknown values, because the server would refuse the whole list. */
export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const source = params.get('source') ?? ''
  return {
    field: params.get('field')?.slice(0, 50) || undefined,
    user: params.get('user')?.slice(0, 100) || undefined,
    source: source in SOURCES ? (source as ChangeSource) : undefined,
  }
}

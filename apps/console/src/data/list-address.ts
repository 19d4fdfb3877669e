import type { GridSort } from '@greenroom/ui'

/** The order of a list as URL text: the column, with a leading minus if descending. */
export function readSort(params: URLSearchParams): GridSort | null {
  const sort = params.get('sort')
  return sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : null
}

export function sortText(sort: GridSort | null): string {
  return sort ? `${sort.descending ? '-' : ''}${sort.column}` : ''
}

/** The URL with one parameter changed; undefined or an empty text removes it. */
export function withParam(params: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!value) next.delete(key)
  else next.set(key, value)
  return next
}

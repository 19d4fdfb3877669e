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

/** Whether one of the texts contains the search, ignoring case and accents. An empty search matches all. */
export function containsText(texts: readonly (string | null | undefined)[], search: string): boolean {
  const wanted = folded(search.trim())
  return wanted === '' || texts.some((text) => folded(text ?? '').includes(wanted))
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

import type { GridSort } from '@greenroom/ui'

/** The order of a list as its address has it: the column, after a minus where it descends. */
export function readSort(params: URLSearchParams): GridSort | null {
  const sort = params.get('sort')
  return sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : null
}

export function sortText(sort: GridSort | null): string {
  return sort ? `${sort.descending ? '-' : ''}${sort.column}` : ''
}

/** The address with one word changed; undefined or an empty text takes it out. */
export function withParam(params: URLSearchParams, key: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!value) next.delete(key)
  else next.set(key, value)
  return next
}

/** Whether one of the texts holds what is searched for, whatever case and accents. An empty search is in all. */
export function holdsText(texts: readonly (string | null | undefined)[], search: string): boolean {
  const wanted = folded(search.trim())
  return wanted === '' || texts.some((text) => folded(text ?? '').includes(wanted))
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

import { numbers } from '@greenroom/ui'
import { type Api } from '@greenroom/api-client'
import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWhenBack } from '#browser/use-when-back.ts'
import { problemWords } from '#failures/problem.ts'
import { apiAtom } from '#api/api.ts'
import { type Declaration, resource, type Resource } from './resource.ts'

export type Page<Row> = { data: readonly Row[]; nextCursor: string | null }

type RowOf<First extends Page<unknown>> = First['data'][number]

/** The loaded part of a list. `first` is the answer to its first page, with its other data. */
export type Pages<First extends Page<unknown>> = {
  rows: readonly RowOf<First>[]
  first: First
  /** The cursor of the next page; null when all is loaded. */
  cursor: string | null
}

/** So many rows of a list are loaded again at once; the rest follows as the user scrolls. */
const MOST_AGAIN = 2_000

/** Where a list was left, and what keeps it up to date (`useListPlace`). */
export type ListPlace = {
  /** How many rows it had. */
  rows: number
  /** How far it was scrolled, in pixels. */
  top: number | undefined
  onScroll: (top: number) => void
  onRows: (rows: number) => void
}

type More = { over?: unknown; loading: boolean; failure?: unknown }

/** A list loaded page by page. */
export type PagedResource<First extends Page<unknown>> = Resource<Pages<First>> & {
  /** Loads the page after the last one. */
  moreAtom: WritableAtom<More, [], Promise<void>>
}

type PagedDeclaration<First extends Page<unknown>, Args extends readonly unknown[]> = Pick<
  Declaration<Pages<First>, Args>,
  'name' | 'entities' | 'recordOf'
> & {
  load: (api: Api, signal: AbortSignal, cursor: string | undefined, ...args: Args) => Promise<First>
  /** Loads only these rows, so that changed rows are replaced in place and nothing moves. */
  rows?: {
    idOf: (row: RowOf<First>) => string
    load: (api: Api, ids: readonly string[]) => Promise<readonly RowOf<First>[]>
  }
}

/** Declares a list loaded page by page. A change reloads it only while just its first page is loaded. */
export function paged<First extends Page<unknown>, Args extends readonly unknown[] = []>({
  load,
  rows: own,
  ...declaration
}: PagedDeclaration<First, Args>) {
  const listOf = resource<Pages<First>, Args>({
    ...declaration,
    kind: 'pages',
    async load(api, signal, ...args) {
      const first = await load(api, signal, undefined, ...args)
      return { rows: first.data, first, cursor: first.nextCursor }
    },
    async reload(api, signal, before, ...args) {
      const first = await load(api, signal, undefined, ...args)
      let [rows, cursor] = [first.data, first.nextCursor]
      while (cursor && rows.length < Math.min(before.rows.length, MOST_AGAIN)) {
        const next = await load(api, signal, cursor, ...args)
        ;[rows, cursor] = [[...rows, ...next.data], next.nextCursor]
      }
      return { rows, first, cursor }
    },
    renew(api, { rows, first }, change) {
      const ids = change?.ids
      if (own && ids?.every((id) => rows.some((row) => own.idOf(row) === id))) return replaced(api, own, ids)
      return rows.length > first.data.length ? Promise.resolve((now) => now) : undefined
    },
  })
  return (...args: Args): PagedResource<First> => {
    const list = listOf(...args) as PagedResource<First>
    list.moreAtom ??= moreAtomOf(list, (api, cursor) => load(api, new AbortController().signal, cursor, ...args))
    return list
  }
}

function moreAtomOf<First extends Page<unknown>>(
  list: Resource<Pages<First>>,
  load: (api: Api, cursor: string) => Promise<First>,
): PagedResource<First>['moreAtom'] {
  const keptAtom = atom<More>({ loading: false })
  return atom(
    (get) => get(keptAtom),
    async (get, set) => {
      const { value: before, loading } = get(list.stateAtom)
      const { cursor } = before ?? {}
      const known = get(keptAtom)
      if (!before || !cursor || loading || (known.loading && known.over === before.first)) return
      const tell = (more: Omit<More, 'over'>) => set(keptAtom, { over: before.first, ...more })
      // Ignores an answer that arrives after a reload, because its rows are outdated.
      const isCurrent = (now = get(list.stateAtom).value) => now?.first === before.first && now.cursor === cursor
      tell({ loading: true })
      try {
        const { data, nextCursor } = await load(get(apiAtom), cursor)
        if (!isCurrent()) return
        const added = (now: typeof before) => ({ ...now, rows: [...now.rows, ...data], cursor: nextCursor })
        await set(list, { do: 'put', value: added })
        tell({ loading: false })
      } catch (failure) {
        if (isCurrent()) tell({ loading: false, failure })
      }
    },
  )
}

async function replaced<First extends Page<unknown>>(
  api: Api,
  { idOf, load }: NonNullable<PagedDeclaration<First, []>['rows']>,
  ids: readonly string[],
) {
  const newer = new Map((await load(api, ids)).map((row) => [idOf(row), row]))
  return (now: Pages<First>) => ({ ...now, rows: now.rows.map((row) => newer.get(idOf(row)) ?? row) })
}

/**
 * A list loaded page by page, as the props of a grid. With other arguments, the old rows stay, dimmed, until the first
 * answer. With a place, the list comes back to where it was left.
 */
export function usePages<First extends Page<unknown>>(list: PagedResource<First>, place?: ListPlace) {
  const api = useAtomValue(apiAtom)
  const { value, loading, failure: first } = useAtomValue(list.stateAtom)
  const more = useAtomValue(list.moreAtom)
  const act = useSetAtom(list)
  const loadMore = useSetAtom(list.moreAtom)
  const [kept, keep] = useState({ api, value })
  if (value && kept.value !== value) keep({ api, value })
  const shown = value ?? (first === undefined && kept.api === api ? kept.value : undefined)
  const rows = shown?.rows ?? NONE
  const next = value && more.over === value.first ? more : undefined
  const failure = first ?? next?.failure
  const wanted = Math.min(place?.rows ?? 0, MOST_AGAIN)
  const isShort = value !== undefined && !loading && value.cursor !== null && value.rows.length < wanted
  const lengthen = useEffectEvent(() => {
    if (value) place?.onRows(Math.max(value.rows.length, isShort ? wanted : 0))
    if (isShort) void loadMore()
  })
  useEffect(() => lengthen(), [value, isShort])
  // A first page that failed is retried with everything else that did.
  useWhenBack(() => next?.failure !== undefined && void loadMore())
  return {
    rows,
    /** The first page's data other than its rows. */
    first: shown?.first,
    loading,
    total: shown && shown.cursor === null ? rows.length : `${numbers.text(rows.length)}+`,
    onEndReached: value?.cursor ? () => void loadMore() : undefined,
    error: failure === undefined ? undefined : problemWords(failure),
    ...(place && { initialTop: place.top, onScrolled: place.onScroll }),
    onRetry: () => void (next?.failure === undefined ? act({ do: 'load' }) : loadMore()),
  }
}

const NONE: readonly never[] = []

import { explain } from '@greenroom/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Page<Row> = { data: readonly Row[]; nextCursor: string | null }

type Pages<Row> = { rows: readonly Row[]; cursor: string | null | undefined; loading: boolean; failure?: unknown }

/**
 * A list that comes page by page, as the props of a grid. It begins anew with a new `load`; the rows before stay, dimmed,
 * until its first answer.
 */
export function usePages<Row>(load: (cursor?: string) => Promise<Page<Row>>) {
  const [pages, setPages] = useState<Pages<Row>>({ rows: [], cursor: undefined, loading: true })
  const latest = useRef(load)

  const next = useCallback(
    async (rows: readonly Row[], cursor?: string) => {
      try {
        const page = await load(cursor)
        if (latest.current !== load) return
        setPages({ rows: [...rows, ...page.data], cursor: page.nextCursor, loading: false })
      } catch (failure) {
        if (latest.current === load) setPages({ rows, cursor, loading: false, failure })
      }
    },
    [load],
  )

  useEffect(() => {
    latest.current = load
    setPages((before) => ({ rows: before.rows, cursor: undefined, loading: true }))
    void next([])
  }, [load, next])

  const { rows, cursor, loading, failure } = pages
  const more = () => void (cursor ? next(rows, cursor) : next([]))
  const retry = () => {
    setPages({ ...pages, loading: rows.length === 0, failure: undefined })
    more()
  }
  return {
    rows,
    loading,
    total: cursor === null ? rows.length : `${rows.length.toLocaleString()}+`,
    onEndReached: cursor ? more : undefined,
    error: failure === undefined ? undefined : explain(failure).message,
    onRetry: retry,
  }
}

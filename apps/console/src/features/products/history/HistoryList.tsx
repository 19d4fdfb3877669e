import { dataOf } from '@greenroom/api-client'
import { Button, EmptyState, ErrorState, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiAtom } from '#app/api.ts'
import { usePages } from '#app/use-pages.ts'
import { itemSettingsAtom } from '../item.atoms.ts'
import { withParams } from '../products-url.ts'
import type { HistoryEntry } from './history-entry.ts'
import { byDay } from './history-days.ts'
import styles from './history.module.css'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryLine } from './HistoryLine.tsx'
import { readHistoryQuery } from './history-query.ts'

const PAGE = 50

/** The history as far as it is asked for, day by day, and what narrows it. */
export function HistoryList({ itemID }: { itemID: string }) {
  const api = useAtomValue(apiAtom)
  const { formats } = useAtomValue(itemSettingsAtom)
  const [params, setParams] = useSearchParams()
  const { field, user, source } = readHistoryQuery(params)
  const isFiltered = Boolean(field ?? user ?? source)
  const [people, setPeople] = useState<readonly string[]>([])
  const load = useCallback(
    async (cursor?: string) => {
      const query = { field, user, source, cursor, limit: PAGE }
      const page = dataOf(await api.GET('/items/{itemID}/history', { params: { path: { itemID }, query } })).body
      setPeople(page.people)
      return page
    },
    [api, itemID, field, user, source],
  )
  const { rows, loading, error, onRetry, onEndReached } = usePages<HistoryEntry>(load)
  const filter = (changes: Record<string, string>) => setParams((now) => withParams(now, changes), { replace: true })

  if (loading && rows.length === 0) return <Skeleton rows={8} />
  return (
    <>
      <HistoryFilters {...{ people, field, user, source }} onFilter={filter} />
      {rows.length === 0 && error === undefined && (
        <EmptyState
          title={isFiltered ? 'No changes match' : 'No changes yet'}
          action={
            isFiltered && <Button onPress={() => filter({ field: '', user: '', source: '' })}>Clear filters</Button>
          }
        >
          {!isFiltered && 'From now on, every change of this item is listed here.'}
        </EmptyState>
      )}
      <div className={styles.days} aria-busy={loading}>
        {byDay(rows, formats.date).map(({ day, entries }) => (
          <section key={day} aria-label={day}>
            <h2 className={styles.day}>{day}</h2>
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <HistoryLine key={entry.entryID} entry={entry} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {error !== undefined && (
        <ErrorState title="The history could not be loaded" onRetry={onRetry}>
          <p>{error}</p>
        </ErrorState>
      )}
      {onEndReached && error === undefined && (
        <div>
          <Button onPress={onEndReached}>Show earlier changes</Button>
        </div>
      )}
    </>
  )
}

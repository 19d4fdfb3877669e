import { Button, EmptyState, ErrorState, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { usePages } from '#data/pages.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import { withParams } from '../list/products-url.ts'
import { historyPages } from './history.atoms.ts'
import { byDay } from './history-days.ts'
import styles from './history.module.css'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryLine } from './HistoryLine.tsx'
import { readHistoryQuery } from './history-query.ts'

const NO_PEOPLE: readonly string[] = []

/** The loaded part of the history by day, with its filters. */
export function HistoryList({ itemID }: { itemID: string }) {
  const { formats } = useAtomValue(itemSettingsAtom)
  const [params, setParams] = useSearchParams()
  const { field, user, source } = readHistoryQuery(params)
  const isFiltered = Boolean(field ?? user ?? source)
  const list = usePages(historyPages(itemID, { field, user, source }))
  const { rows, loading, error, onRetry, onEndReached } = list
  const people = list.first?.people ?? NO_PEOPLE
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
          {!isFiltered && 'Every change to this item will be listed here.'}
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
        <ErrorState title="The history couldn't be loaded" onRetry={onRetry}>
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

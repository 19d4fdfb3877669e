import { PRICE_CHANGE_STATES } from '@greenroom/catalog'
import { Button, EmptyState, Grid, MultiSelect, Screen, SearchField, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { formatsAtom } from '#data/formats.ts'
import { readSort, sortText, withParam } from '#data/list-address.ts'
import { usePages } from '#data/pages.ts'
import styles from '#records/records.module.css'
import { useAccess } from '#session/session.atoms.ts'
import { NEW_PRICE_CHANGE, priceChangePath } from './paths.ts'
import { priceChangePages } from './price-changes.atoms.ts'
import { priceChangeColumns } from './price-changes.columns.ts'

const STATES = Object.entries(PRICE_CHANGE_STATES).map(([id, { label }]) => ({ id, label }))

/** Price changes, the newest first. Search, status and order live in the address. */
export function PriceChangesScreen() {
  const navigate = useNavigate()
  const mayWrite = useAccess('CATALOG_PRICE_CHANGE').write
  const add = mayWrite && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_PRICE_CHANGE)}>
      New price change
    </Button>
  )
  return (
    <Screen title="Price changes" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <PriceChangeList />
      </ScreenBoundary>
    </Screen>
  )
}

function PriceChangeList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params, setParams] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const { first: _, ...pages } = usePages(priceChangePages({ search: useDeferredValue(search), state, sort }))
  const columns = useMemo(() => priceChangeColumns(formats.dateTime), [formats])
  const isNarrowed = Boolean(search || state)
  const go = (key: string, value: string) =>
    setParams((now) => withParam(now, key, value), { replace: key === 'search' })

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label="Search price changes"
            placeholder="Number or reason"
            value={search ?? ''}
            onChange={(text) => go('search', text.slice(0, 100))}
          />
        </div>
        <MultiSelect
          label="Status"
          options={STATES}
          value={state?.split(',') ?? []}
          onChange={(ids) => go('state', ids.join(','))}
        />
        {isNarrowed && (
          <Button variant="quiet" onPress={() => setParams({})}>
            Clear
          </Button>
        )}
      </div>
      <div className={styles.grid}>
        <Grid
          label="Price changes"
          columns={columns}
          rowId={({ number }) => number}
          {...pages}
          error={pages.error && `Price changes couldn't be loaded. ${pages.error}`}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No price changes match"
                action={<Button onPress={() => setParams({})}>Clear filters</Button>}
              >
                None has this number, reason and status.
              </EmptyState>
            ) : (
              <EmptyState title="No price changes yet">
                Change prices of several items together, with approval, at a chosen time.
              </EmptyState>
            )
          }
          sort={readSort(params)}
          onSortChange={(next) => go('sort', sortText(next))}
          onOpen={({ number }) => navigate(priceChangePath(number))}
        />
      </div>
    </>
  )
}

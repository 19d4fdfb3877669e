import { EmptyState, Grid, Skeleton, type GridColumn, type TabEntry, Tabs } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fileAtom, readingAtom } from './file/draft.atoms.ts'
import { ChangedHere } from './ChangedHere.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { downloadSkipped } from './download-left-out.ts'
import type { Import } from './import.atoms.ts'
import * as columns from './file/import.columns.ts'
import { ItemRows } from './ItemRows.tsx'
import { byCasePages, conflictPages, type ItemLine, skippedPages, warnedPages } from './reading/import-rows.ts'
import styles from './imports.module.css'
import { type Page, type PagedResource, usePages } from '#data/pages.ts'

/** Loaded on demand, because most files have no rejected rows. */
const RejectedRows = lazy(async () => ({ default: (await import('./corrections/RejectedRows.tsx')).RejectedRows }))

/** Loaded on demand, because few imports have corrections. */
const CorrectedItems = lazy(async () => ({
  default: (await import('./corrections/CorrectedItems.tsx')).CorrectedItems,
}))

/** What a check marks in rows that it does not reject. */
const WARNINGS = [
  {
    code: 'usedUPC',
    title: 'Used UPCs',
    count: 'usedUPCs',
    label: 'Items with a UPC of another item',
    note: 'Scanning such a UPC finds several items.',
  },
  {
    code: 'farPrice',
    title: 'Unusual prices',
    count: 'farPrices',
    label: 'Items with an unusual price',
    note: 'A price is ten or more times the one before, or a tenth of it or less.',
  },
] as const

/** The rows that a check found, in a tab for each count. The URL names the tab. */
export function CheckLists({ one }: { one: Import }) {
  const { importID, counts, state } = one
  const file = useAtomValue(fileAtom)
  const [query, setQuery] = useSearchParams()
  const draft = file.at === 'open' && file.draft.importID === importID ? file.draft : null
  const reader = draft?.reader
  const reading = useAtomValue(readingAtom)
  const byCase = draft && reading.at === 'read' ? reading.summary.byCase : 0
  const done = state === 'APPLIED'

  const ofFile = useMemo(
    () => ({
      skipped: reader && skippedPages(reader),
      conflicts: reader && conflictPages(reader),
      byCase: reader && byCasePages(reader),
    }),
    [reader],
  )
  if (!counts) return null

  const itemTab = (action: ItemLine['action'], label: string, count: number, name: string): TabEntry => ({
    id: action,
    label,
    count,
    content: (
      <div className={styles.list}>
        <ItemRows {...{ importID, action }} label={name} />
      </div>
    ),
  })
  const changedHere = {
    id: 'here',
    label: 'Changed here',
    count: counts.changedHere,
    content: <ChangedHere one={one} />,
  }
  const corrected = {
    id: 'corrected',
    label: 'Corrected',
    count: counts.corrected,
    content: (
      <Suspense fallback={<Skeleton rows={8} />}>
        <CorrectedItems one={one} />
      </Suspense>
    ),
  }
  const tabs: TabEntry[] = [
    ...(counts.changedHere > 0 ? [changedHere] : []),
    itemTab('create', done ? 'Created' : 'To create', counts.create, done ? 'Created items' : 'Items to create'),
    itemTab('update', done ? 'Updated' : 'To update', counts.update, done ? 'Updated items' : 'Items to update'),
    itemTab('unchanged', 'Unchanged', counts.unchanged, 'Unchanged items'),
    {
      id: 'rejected',
      label: 'Rejected rows',
      count: counts.rejected,
      content: (
        <Suspense fallback={<Skeleton rows={8} />}>
          <RejectedRows one={one} />
        </Suspense>
      ),
      tone: counts.rejected > 0 ? ('danger' as const) : undefined,
    },
    ...(counts.corrected > 0 ? [corrected] : []),
    ...WARNINGS.filter(({ count }) => counts[count] > 0).map(({ code, title, count, ...list }) =>
      tab(code, title, counts[count], {
        ...list,
        columns: columns.warnedColumns,
        list: warnedPages(importID, code),
        empty: 'No such items',
      }),
    ),
    tab('skipped', 'Skipped', counts.skipped, {
      label: 'Skipped rows',
      columns: columns.skippedColumns,
      list: ofFile.skipped,
      empty: 'No skipped rows',
      action: draft && counts.skipped > 0 && (
        <DownloadButton what="skipped rows" download={() => downloadSkipped(draft)} />
      ),
    }),
    tab('conflicts', 'Conflicts', counts.conflicts, {
      label: 'Rows that override an earlier row',
      columns: columns.conflictColumns,
      list: ofFile.conflicts,
      empty: 'No conflicting rows',
      note: 'Several rows describe the same item differently. The last one is used.',
    }),
  ]
  if (byCase > 0) {
    const caseVariants = tab('case', 'Same except case', byCase, {
      label: 'Item IDs that differ only by case',
      columns: columns.twinColumns,
      list: ofFile.byCase,
      empty: '',
      note: 'Each is a separate item. Often they are the same item, typed two ways.',
    })
    tabs.push(caseVariants)
  }

  const chosen = tabs.find(({ id }) => id === query.get('tab'))
  const first = tabs.find(({ count = 0 }) => count > 0) ?? tabs[0]!
  const show = (tab: string) => setQuery({ importID, tab }, { replace: true })
  return (
    <div className={styles.lists}>
      <Tabs label="What the check found" tabs={tabs} value={(chosen ?? first).id} onChange={show} />
    </div>
  )
}

type PagesProps<Row extends { id: string }> = {
  label: string
  columns: readonly GridColumn<Row>[]
  list: PagedResource<Page<Row>>
  empty: string
}

type ListProps<Row extends { id: string }> = Omit<PagesProps<Row>, 'list'> & {
  /** Missing if only the file reader has the rows and the file is closed. */
  list: PagesProps<Row>['list'] | undefined
  note?: string
  action?: ReactNode
}

function tab<Row extends { id: string }>(id: string, label: string, count: number, list: ListProps<Row>): TabEntry {
  return { id, label, count, content: <List {...list} /> }
}

function List<Row extends { id: string }>({ list, note, action, ...rest }: ListProps<Row>) {
  return (
    <div className={styles.list}>
      {(note || action) && (
        <div className={styles.above}>
          <p>{note}</p>
          {action}
        </div>
      )}
      {list ? (
        <Pages list={list} {...rest} />
      ) : (
        <EmptyState title="These rows weren't saved">
          Only their number was saved. Check the file again to see the rows.
        </EmptyState>
      )}
    </div>
  )
}

function Pages<Row extends { id: string }>({ list, empty, ...rest }: PagesProps<Row>) {
  const pages = usePages(list)
  return (
    <div className={styles.grid}>
      <Grid {...rest} {...pages} rowId={({ id }) => id} empty={<EmptyState title={empty} />} />
    </div>
  )
}

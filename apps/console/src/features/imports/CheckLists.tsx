import { explain } from '@greenroom/api-client'
import { Button, EmptyState, Grid, type GridColumn, type TabEntry, Tabs, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { apiAtom } from '#app/api.ts'
import { fileAtom, readingAtom } from './draft.atoms.ts'
import { downloadRejected } from './download-rejected.ts'
import type { Import } from './import.atoms.ts'
import * as columns from './import.columns.ts'
import { byCasePages, changePages, conflictPages, itemPages, rejectionPages, skippedPages } from './import-rows.ts'
import styles from './imports.module.css'
import { type Page, usePages } from '#app/use-pages.ts'

/** Everything that a check found, a tab for each count. The tab is in the address. */
export function CheckLists({ one }: { one: Import }) {
  const { importID, counts, state } = one
  const api = useAtomValue(apiAtom)
  const file = useAtomValue(fileAtom)
  const [query, setQuery] = useSearchParams()
  const draft = file.at === 'open' && file.draft.importID === importID ? file.draft : null
  const reader = draft?.reader
  const reading = useAtomValue(readingAtom)
  const byCase = draft && reading.at === 'read' ? reading.summary.byCase : 0
  const done = state === 'APPLIED'

  const load = useMemo(
    () => ({
      create: itemPages(api, importID, 'create'),
      update: changePages(api, importID),
      unchanged: itemPages(api, importID, 'unchanged'),
      rejected: rejectionPages(api, importID),
      skipped: reader && skippedPages(reader),
      conflicts: reader && conflictPages(reader),
      byCase: reader && byCasePages(reader),
    }),
    [api, importID, reader],
  )
  if (!counts) return null

  const tabs: TabEntry[] = [
    {
      id: 'create',
      label: done ? 'Created' : 'To create',
      count: counts.create,
      content: <List label="Items to create" columns={columns.itemColumns} load={load.create} empty="No new items" />,
    },
    {
      id: 'update',
      label: done ? 'Updated' : 'To update',
      count: counts.update,
      content: <List label="Changes" columns={columns.changeColumns} load={load.update} empty="No changes" />,
    },
    {
      id: 'unchanged',
      label: 'Unchanged',
      count: counts.unchanged,
      content: (
        <List
          label="Unchanged items"
          columns={columns.unchangedColumns}
          load={load.unchanged}
          empty="No item is as it was"
        />
      ),
    },
    {
      id: 'rejected',
      label: 'Rejected rows',
      count: counts.rejected,
      content: (
        <List
          label="Rejected rows"
          columns={columns.rejectionColumns}
          load={load.rejected}
          empty="No row was rejected"
          action={counts.rejected > 0 && <DownloadRejected one={one} />}
        />
      ),
    },
    {
      id: 'skipped',
      label: 'Skipped',
      count: counts.skipped,
      content: (
        <List label="Skipped rows" columns={columns.skippedColumns} load={load.skipped} empty="No row was skipped" />
      ),
    },
    {
      id: 'conflicts',
      label: 'Conflicts',
      count: counts.conflicts,
      content: (
        <List
          label="Rows that change an earlier row"
          columns={columns.conflictColumns}
          load={load.conflicts}
          empty="All rows of an item say the same"
          note="Several rows of the file are about the same item and differ. The last one counts."
        />
      ),
    },
  ]
  if (byCase > 0)
    tabs.push({
      id: 'case',
      label: 'Same but for case',
      count: byCase,
      content: (
        <List
          label="Item IDs that differ by case alone"
          columns={columns.twinColumns}
          load={load.byCase}
          empty=""
          note="Each is an item of its own. Often they are one item, typed in two ways."
        />
      ),
    })

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
  load: (cursor?: string) => Promise<Page<Row>>
  empty: string
}

type ListProps<Row extends { id: string }> = Omit<PagesProps<Row>, 'load'> & {
  /** Missing when only the reader of the file knows the rows, and the file is not open any more. */
  load: PagesProps<Row>['load'] | undefined
  note?: string
  action?: ReactNode
}

function List<Row extends { id: string }>({ load, note, action, ...rest }: ListProps<Row>) {
  return (
    <div className={styles.list}>
      {(note || action) && (
        <div className={styles.above}>
          <p>{note}</p>
          {action}
        </div>
      )}
      {load ? (
        <Pages load={load} {...rest} />
      ) : (
        <EmptyState title="These rows were not kept">
          They were counted while the file was read in this browser. To see them, check the file again.
        </EmptyState>
      )}
    </div>
  )
}

function Pages<Row extends { id: string }>({ load, empty, ...rest }: PagesProps<Row>) {
  const pages = usePages(load)
  return (
    <div className={styles.grid}>
      <Grid {...rest} {...pages} rowId={({ id }) => id} empty={<EmptyState title={empty} />} />
    </div>
  )
}

function DownloadRejected({ one }: { one: Import }) {
  const api = useAtomValue(apiAtom)
  const [pending, setPending] = useState(false)
  async function download() {
    setPending(true)
    try {
      await downloadRejected(api, one)
    } catch (failure) {
      toasts.show({ tone: 'danger', title: 'The rejected rows could not be fetched', text: explain(failure).message })
    }
    setPending(false)
  }
  return (
    <Button icon={<Download />} onPress={() => void download()} pending={pending}>
      Download rejected rows
    </Button>
  )
}

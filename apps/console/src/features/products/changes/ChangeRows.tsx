import { dataOf } from '@greenroom/api-client'
import { EmptyState, Grid, type GridProps } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { apiAtom } from '#app/api.ts'
import { usePages } from '#app/use-pages.ts'
import type { Wording } from '../value-text.ts'
import type { ChangeSetRow } from './change-set.atoms.ts'
import { differenceColumns, faultColumns, fieldsOf, itemColumns } from './difference.columns.ts'
import styles from './changes.module.css'

const PAGE = 500

export type ShownRows = 'change' | 'unchanged' | 'problems' | 'changedSince'

type ChangeRowsProps = Pick<GridProps<ChangeSetRow>, 'selection' | 'onSelectionChange' | 'checkboxes' | 'onOpen'> & {
  changeSetID: string
  show: ShownRows
  label: string
  empty: string
  wording: Wording
  /** Items that the user took out: they are not shown. */
  excluded?: ReadonlySet<string>
}

/** The items of a change set, as far as one scrolls: what changes of them, or why they are left out. */
export function ChangeRows({ changeSetID, show, label, empty, wording, excluded, ...grid }: ChangeRowsProps) {
  const api = useAtomValue(apiAtom)
  const load = useCallback(
    async (cursor?: string) => {
      const params = { path: { changeSetID }, query: { show, cursor, limit: PAGE } }
      return dataOf(await api.GET('/changesets/{changeSetID}/rows', { params })).body
    },
    [api, changeSetID, show],
  )
  const pages = usePages<ChangeSetRow>(load)
  const fields = fieldsOf(pages.rows).join()
  const columns = useMemo(() => {
    if (show === 'problems') return faultColumns
    return show === 'unchanged' ? itemColumns : differenceColumns(fields.split(',').filter(Boolean), wording)
  }, [show, fields, wording])
  const rows = useMemo(
    () => (excluded?.size ? pages.rows.filter(({ itemID }) => !excluded.has(itemID)) : pages.rows),
    [pages.rows, excluded],
  )
  return (
    <div className={styles.list}>
      <div className={styles.grid}>
        <Grid
          {...{ label, columns }}
          rowId={({ itemID }) => itemID}
          empty={<EmptyState title={empty} />}
          {...grid}
          {...pages}
          rows={rows}
        />
      </div>
    </div>
  )
}

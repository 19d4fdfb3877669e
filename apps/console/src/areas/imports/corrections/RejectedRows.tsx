import { EmptyState, Grid, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { usePages } from '#data/pages.ts'
import { useMay } from '#session/may.ts'
import { downloadRejected } from '../download-left-out.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import { type Import, importPath } from '../import.atoms.ts'
import styles from '../imports.module.css'
import { useRefusalOfOthers } from '../use-refusal-of-others.ts'
import { CorrectCell } from './CorrectCell.tsx'
import { type RejectedCell, rejectionPages } from './corrections.atoms.ts'
import { rejectionColumns } from './corrections.columns.ts'
import { LargePriceLines } from './LargePriceLines.tsx'

/** The rejected rows, with the cell that is being corrected above them. */
export function RejectedRows({ one }: { one: Import }) {
  const { importID, counts, state } = one
  const api = useAtomValue(apiAtom)
  const pages = usePages(rejectionPages(importID))
  const { may } = useMay('correctImportCells')
  const others = useRefusalOfOthers(one)
  const [chosen, choose] = useState<{ id: string; takesFocus: boolean }>()
  const { rejected = 0, corrected = 0, largePrices = 0 } = counts ?? {}
  const mayCorrect = may && !others && (state === 'CHECKED' || state === 'FAILED')
  const current = pages.rows.find(({ id }) => id === chosen?.id) ?? pages.rows.find(isOpen)

  const chooseRow = (id: string | undefined) => id !== undefined && choose({ id, takesFocus: false })

  /** After the last one, the first that is still open, which may have been passed over. */
  function goOn({ id, field, value }: RejectedCell, alike: boolean) {
    const at = pages.rows.findIndex((row) => row.id === id)
    const rest = [...pages.rows.slice(at + 1), ...pages.rows.slice(0, at)]
    // The list does not say yet what was corrected with it.
    const isDone = (row: RejectedCell) => alike && row.field === field && row.value === value
    const next = rest.find((row) => isOpen(row) && !isDone(row))
    if (next) choose({ id: next.id, takesFocus: true })
    else pages.onEndReached?.()
  }

  return (
    <div className={styles.list}>
      {mayCorrect && current && (
        <CorrectCell key={current.id} {...{ importID, current }} takesFocus={chosen?.takesFocus} onNext={goOn} />
      )}
      {rejected > 0 && (
        <div className={styles.above}>
          <p>
            {corrected > 0 && mayCorrect && (
              <TextLink href={`${importPath(importID)}&tab=corrected`}>View corrected cells</TextLink>
            )}
          </p>
          <div className={styles.buttons}>
            {largePrices > 0 && <LargePriceLines one={one} count={largePrices} />}
            <DownloadButton what="rejected rows" download={() => downloadRejected(api, one)} />
          </div>
        </div>
      )}
      <div className={styles.grid}>
        <Grid
          label="Rejected rows"
          columns={rejectionColumns}
          {...pages}
          rowId={({ id }) => id}
          selection={new Set(mayCorrect && current ? [current.id] : [])}
          {...(mayCorrect && {
            onSelectionChange: (ids: ReadonlySet<string>) => chooseRow([...ids].at(-1)),
            onPeek: ({ id }: RejectedCell) => chooseRow(id),
            onOpen: ({ id }: RejectedCell) => choose({ id, takesFocus: true }),
          })}
          empty={<EmptyState title="No rejected rows" />}
        />
      </div>
    </div>
  )
}

/** Whether a cell is still to be corrected. */
function isOpen({ correctable, toCheck }: RejectedCell): boolean {
  return correctable && !toCheck
}

import { Button, type GridLayout } from '@greenroom/ui'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { shownColumns } from './export-columns.ts'
import type { ExportDialogProps } from './ExportDialog.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

type ExportButtonProps = Pick<ExportDialogProps, 'query' | 'selection'> & {
  /** The columns of the list by ID, and how they are arranged. */
  columnIDs: readonly string[]
  layout: GridLayout
  /** How many items the list has, or a capped text; undefined while nobody knows. */
  count: number | string | undefined
}

/** To the export of what the list shows. */
export function ExportButton({ columnIDs, layout, count, ...rest }: ExportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" icon={<Download />} onPress={() => setOpen(true)}>
        Export
      </Button>
      {open && (
        <Suspense>
          <ExportDialog
            {...rest}
            count={wordsOf(count)}
            columns={shownColumns(columnIDs, layout)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function wordsOf(count: number | string | undefined): string {
  if (count === undefined) return 'not counted yet'
  return count === 1 ? '1 item' : `${count.toLocaleString()} items`
}

import { countOf } from '@greenroom/ui'
import type { GridLayout } from '@greenroom/ui'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { shownColumns } from './export-columns.ts'
import type { ExportDialogProps } from './ExportDialog.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

type ExportButtonProps = Pick<ExportDialogProps, 'query' | 'selection'> & {
  /** The columns of the list by ID, and their arrangement. */
  columnIDs: readonly string[]
  layout: GridLayout
  /** How many items the list has, or the text of a cap; undefined while unknown. */
  count: number | string | undefined
}

/** Opens the export of the list as it is shown. */
export function ExportButton({ columnIDs, layout, count, ...rest }: ExportButtonProps) {
  const [open, setOpen] = useState(false)
  const { may } = useMay('exportItems')
  useVerbs(may ? [{ label: 'Export', also: 'items products csv excel download', perform: () => setOpen(true) }] : [])
  return (
    <>
      <MayButton operation="exportItems" size="small" variant="quiet" icon={<Download />} onPress={() => setOpen(true)}>
        Export
      </MayButton>
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
  return countOf(count, 'item')
}

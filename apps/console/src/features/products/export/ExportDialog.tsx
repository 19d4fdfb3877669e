import { Button, Dialog, type Option, RadioGroup } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type ExportFormat, exportProductsAtom } from './export.atoms.ts'
import type { ProductQuery } from '../products-url.ts'
import styles from './export.module.css'

export type ExportDialogProps = {
  query: ProductQuery
  /** How many items the list has, in words. */
  count: string
  selection: ReadonlySet<string>
  /** The columns that the list shows, as the API calls them. */
  columns: readonly string[]
  onClose: () => void
}

/** The most items that an address can name one by one. */
const MOST_SELECTED = 5_000

const FORMATS = [
  { id: 'csv', label: 'CSV', hint: 'For other systems, and to be imported again' },
  { id: 'xlsx', label: 'Excel workbook (XLSX)', hint: 'Numbers and times as such' },
]

/** What of the list is to be exported, and how. The file is made meanwhile; the top bar shows how far it is. */
export function ExportDialog({ query, count, selection, columns, onClose }: ExportDialogProps) {
  const start = useSetAtom(exportProductsAtom)
  const isSelected = selection.size > 0 && selection.size <= MOST_SELECTED
  const [rows, setRows] = useState(isSelected ? 'selection' : 'list')
  const [format, setFormat] = useState<string>('csv')
  const [shape, setShape] = useState('shown')

  function exportNow() {
    const request = {
      query,
      format: format as ExportFormat,
      itemIDs: rows === 'selection' ? [...selection] : undefined,
      columns: shape === 'shown' ? columns : undefined,
    }
    void start(request, new Date())
    onClose()
  }

  return (
    <Dialog
      title="Export products"
      open
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={exportNow}>
            Export
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <RadioGroup label="Items" value={rows} onChange={setRows} options={itemChoices(count, selection.size)} />
        <RadioGroup
          label="Columns"
          value={shape}
          onChange={setShape}
          options={[
            {
              id: 'shown',
              label: `The ${columns.length} columns shown`,
              hint: 'In their order, with names to be read',
            },
            { id: 'all', label: 'All columns', hint: 'With IDs; as CSV it can be changed and imported again' },
          ]}
        />
        <RadioGroup label="Format" value={format} onChange={setFormat} options={FORMATS} />
      </div>
    </Dialog>
  )
}

function itemChoices(count: string, selected: number): Option[] {
  const list = { id: 'list', label: `The list as it is filtered and sorted: ${count}` }
  if (selected === 0) return [list]
  const isTooMany = selected > MOST_SELECTED
  const selection = {
    id: 'selection',
    label: `Selected: ${selected === 1 ? '1 item' : `${selected.toLocaleString()} items`}`,
    hint: isTooMany ? `More than ${MOST_SELECTED.toLocaleString()}: narrow the list by a filter instead` : undefined,
    disabled: isTooMany,
  }
  return [list, selection]
}

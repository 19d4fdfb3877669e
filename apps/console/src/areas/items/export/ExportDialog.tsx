import { Button, countOf, Dialog, numbers, type Option, RadioGroup } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { type ExportFormat, exportProductsAtom } from './export.atoms.ts'
import type { ProductQuery } from '../list/products-url.ts'
import styles from './export.module.css'

export type ExportDialogProps = {
  query: ProductQuery
  /** How many items the list has, as text. */
  count: string
  selection: ReadonlySet<string>
  /** The shown columns, by their API names. */
  columns: readonly string[]
  onClose: () => void
}

/** The most items that a URL can name one by one. */
const MOST_SELECTED = 5_000

const FORMATS = [
  { id: 'csv', label: 'CSV', hint: 'For other systems' },
  { id: 'xlsx', label: 'Excel workbook (XLSX)', hint: 'Keeps numbers and times as values' },
]

/** Chooses which items and columns to export, and the file format. The top bar shows the progress. */
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
              hint: 'In the order shown, with readable names',
            },
            { id: 'all', label: 'All columns', hint: 'With IDs. You can edit the file and import it again.' },
          ]}
        />
        <RadioGroup label="Format" value={format} onChange={setFormat} options={FORMATS} />
      </div>
    </Dialog>
  )
}

function itemChoices(count: string, selected: number): Option[] {
  const list = { id: 'list', label: `All items in the filtered list: ${count}` }
  if (selected === 0) return [list]
  const isTooMany = selected > MOST_SELECTED
  const selection = {
    id: 'selection',
    label: `Selected: ${countOf(selected, 'item')}`,
    hint: isTooMany ? `More than ${numbers.text(MOST_SELECTED)} selected. Filter the list instead.` : undefined,
    disabled: isTooMany,
  }
  return [list, selection]
}

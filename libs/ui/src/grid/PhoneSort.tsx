import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Button } from '../action/Button.tsx'
import { type MenuGroup, MenuButton } from '../action/MenuButton.tsx'
import { columnName, type GridSort, type ResolvedColumn } from './grid-columns.ts'

type PhoneSortProps<Row extends object> = {
  /** The sortable columns. */
  columns: readonly ResolvedColumn<Row>[]
  onSort: (sort: GridSort) => void
}

/** Sorts the two-line rows of a phone, which have no headers to press. */
export function PhoneSort<Row extends object>({ columns, onSort }: PhoneSortProps<Row>) {
  const sorted = columns.find((column) => column.getIsSorted() !== false)
  const descending = sorted?.getIsSorted() === 'desc'
  const groups: MenuGroup[] = [
    {
      id: 'column',
      title: 'Sort by',
      chosen: sorted?.id ?? '',
      entries: columns.map((column) => ({
        id: column.id,
        label: columnName(column),
        onPick: () => onSort({ column: column.id, descending }),
      })),
    },
  ]
  if (sorted)
    groups.push({
      id: 'direction',
      title: 'Order',
      chosen: descending ? 'descending' : 'ascending',
      entries: [
        { id: 'ascending', label: 'Ascending', onPick: () => onSort({ column: sorted.id, descending: false }) },
        { id: 'descending', label: 'Descending', onPick: () => onSort({ column: sorted.id, descending: true }) },
      ],
    })
  const icon = sorted ? descending ? <ArrowDown /> : <ArrowUp /> : <ArrowUpDown />
  return (
    <MenuButton
      label="Sort"
      groups={groups}
      trigger={
        <Button variant="quiet" size="small" icon={icon} aria-label={`Sort: ${sorted ? columnName(sorted) : 'none'}`}>
          {sorted ? columnName(sorted) : 'Sort'}
        </Button>
      }
    />
  )
}

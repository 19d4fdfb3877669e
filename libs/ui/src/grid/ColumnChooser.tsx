import { Columns3 } from 'lucide-react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { CheckboxGroup } from '../CheckboxGroup.tsx'
import { Popover } from '../Popover.tsx'
import { columnId, DEFAULT_LAYOUT, type GridColumn, type GridLayout } from './grid-columns.ts'
import styles from './grid.module.css'

export type ColumnChooserProps<Row extends object> = {
  columns: readonly GridColumn<Row>[]
  layout: GridLayout
  onLayoutChange: (layout: GridLayout) => void
}

/** Shows and hides the columns of a grid, and puts order, widths and all back to what they were. */
export function ColumnChooser<Row extends object>({ columns, layout, onLayoutChange }: ColumnChooserProps<Row>) {
  const hideable = columns.filter((column) => column.enableHiding !== false)
  const shown = hideable.map(columnId).filter((id) => layout.visible[id] !== false)
  const show = (ids: string[]) => {
    const visible = Object.fromEntries(hideable.map((column) => [columnId(column), ids.includes(columnId(column))]))
    onLayoutChange({ ...layout, visible })
  }
  return (
    <Popover
      trigger={
        <Button variant="quiet" size="small" icon={<Columns3 />}>
          Columns
        </Button>
      }
      label="Columns"
      placement="bottom end"
    >
      <div className={styles.chooser}>
        <CheckboxGroup label="Shown columns" value={shown} onChange={show}>
          {hideable.map((column) => (
            <Checkbox key={columnId(column)} value={columnId(column)}>
              {String(column.header)}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <Button size="small" onPress={() => onLayoutChange(DEFAULT_LAYOUT)}>
          Reset columns
        </Button>
      </div>
    </Popover>
  )
}

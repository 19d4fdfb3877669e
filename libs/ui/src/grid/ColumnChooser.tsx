import { Columns3 } from 'lucide-react'
import { Button } from '../action/Button.tsx'
import { Checkbox } from '../form/choice/Checkbox.tsx'
import { CheckboxGroup } from '../form/choice/CheckboxGroup.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { columnId, DEFAULT_LAYOUT, type GridColumn, type GridLayout } from './grid-columns.ts'
import { useMedia } from '../layout/use-media.ts'
import { PHONE } from './phone-parts.ts'
import styles from './grid.module.css'

export type ColumnChooserProps<Row extends object> = {
  /** Those of the grid. A column with `enableHiding: false` is not listed. */
  columns: readonly GridColumn<Row>[]
  /** The current order, widths and visible columns. */
  layout: GridLayout
  /** Called with the new layout. */
  onLayoutChange: (layout: GridLayout) => void
  /** Whether it is open, where something else than its button opens it too. */
  open?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

/** Shows and hides the columns of a grid, and resets order and widths. Phones have no column chooser. */
export function ColumnChooser<Row extends object>(props: ColumnChooserProps<Row>) {
  const { columns, layout, onLayoutChange, open, onOpenChange } = props
  const isPhone = useMedia(PHONE)
  if (isPhone) return null
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
      {...{ open, onOpenChange }}
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

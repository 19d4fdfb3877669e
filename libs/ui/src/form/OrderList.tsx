import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { IconButton } from '../action/IconButton.tsx'
import styles from './OrderList.module.css'

export interface OrderEntry {
  /** Unique in the list. */
  id: string
  /** The visible and accessible name. */
  name: string
  /** A muted line under the name. */
  details?: ReactNode
  /** Controls, such as a badge and buttons. */
  actions?: ReactNode
}

export interface OrderListProps {
  /** The accessible name of the list. */
  label: string
  /** In their order. */
  entries: readonly OrderEntry[]
  /** Called when an entry is dragged or moved to a position counted from 0. Without it the order is fixed. */
  onMove?: (id: string, to: number) => void
}

/** Entries in an order that can be changed by dragging, with the keyboard, or with buttons. */
export function OrderList({ label, entries, onMove }: OrderListProps) {
  const indexOf = (key: unknown) => entries.findIndex(({ id }) => id === key)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const from = indexOf(key)
      const gap = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = gap > from ? gap - 1 : gap
      if (to !== from) onMove?.(String(key), to)
    },
  })
  return (
    <GridList
      aria-label={label}
      items={entries}
      dependencies={[entries, onMove === undefined]}
      dragAndDropHooks={onMove && dragAndDropHooks}
      className={styles.list}
    >
      {({ id, name, details, actions }) => (
        <GridListItem id={id} textValue={name} className={styles.entry}>
          {onMove && (
            <Button slot="drag" className={styles.handle}>
              <GripVertical size={16} />
            </Button>
          )}
          <div className={styles.words}>
            <div className={styles.name}>{name}</div>
            {details && <div className={styles.details}>{details}</div>}
          </div>
          <div className={styles.actions}>
            {onMove && (
              <>
                <IconButton
                  label={`Move ${name} up`}
                  icon={<ArrowUp />}
                  size="small"
                  disabled={indexOf(id) === 0}
                  onPress={() => onMove(id, indexOf(id) - 1)}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={<ArrowDown />}
                  size="small"
                  disabled={indexOf(id) === entries.length - 1}
                  onPress={() => onMove(id, indexOf(id) + 1)}
                />
              </>
            )}
            {actions}
          </div>
        </GridListItem>
      )}
    </GridList>
  )
}

import { TextLink } from '@greenroom/ui'
import type { ListKind } from '@greenroom/validation'
import type { EntryRow } from './list.columns.ts'
import styles from './lists.module.css'
import { productsPath } from './uses.ts'

/** How many items have an entry, leading to them. */
export function ItemCount({ kind, row }: { kind: ListKind; row: EntryRow }) {
  const path = productsPath(kind, row)
  if (!row.items || !path) return row.items
  return (
    <span className={`${styles.link} ${styles.count}`}>
      <TextLink variant="quiet" href={path}>
        {row.items.toLocaleString('en')}
      </TextLink>
    </span>
  )
}

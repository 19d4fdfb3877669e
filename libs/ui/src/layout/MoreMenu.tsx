import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { type MenuGroup, MenuButton } from '../action/MenuButton.tsx'
import styles from './row.module.css'

type MoreMenuProps = {
  /** Names the menu. */
  label: string
  /** The entries that do not fit in the row. */
  groups: readonly MenuGroup[]
  /** A badge after the text. */
  badge?: ReactNode
}

/** The tabs that do not fit, at the end of the row. It stays in the DOM even if all of them fit. */
export function MoreMenu({ label, groups, badge }: MoreMenuProps) {
  const isNeeded = groups.some(({ entries }) => entries.length > 0)
  return (
    <div className={styles.more} data-more data-unfit={!isNeeded || undefined}>
      <MenuButton
        label={label}
        placement="bottom end"
        groups={groups.filter(({ entries }) => entries.length > 0)}
        trigger={
          <Button className={styles.entry} isDisabled={!isNeeded}>
            More {badge}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
      />
    </div>
  )
}

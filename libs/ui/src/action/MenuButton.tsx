import type { ReactNode } from 'react'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Text } from 'react-aria-components'
import { Kbd } from './Kbd.tsx'
import styles from '../form/choice/list.module.css'

export interface MenuEntry {
  /** Unique in the menu. */
  id: string
  /** A verb and its object, or the name of a choice. */
  label: string
  /** A lucide icon before the text. */
  icon?: ReactNode
  /** Display only; the caller handles the keys. */
  shortcut?: string
  /** Muted text at the right. */
  hint?: string
  /** For an action that deletes something. */
  tone?: 'danger'
  /** It is shown, but cannot be picked. */
  disabled?: boolean
  /** Makes the entry a link. */
  href?: string
  /** Called when it is picked. */
  onPick?: () => void
}

export interface MenuGroup {
  /** Unique in the menu. */
  id: string
  /** A heading above its entries. */
  title?: string
  /** From top to bottom. */
  entries: readonly MenuEntry[]
  /** Makes the group a single choice (its `chosen` ID gets the check mark). */
  chosen?: string
}

export interface MenuButtonProps {
  /** A Button or IconButton that opens the menu. */
  trigger: ReactNode
  /** Names the menu. */
  label: string
  /** Separated by lines. */
  groups: readonly MenuGroup[]
  /** The edge of the button that the menu is aligned with. */
  placement?: 'bottom start' | 'bottom end'
}

/** A button that opens a menu of actions and choices. */
export function MenuButton({ trigger, label, groups, placement = 'bottom start' }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover offset={4} placement={placement} className={styles.popover}>
        <Menu aria-label={label} className={styles.list}>
          {groups.map((group) => (
            <MenuSection
              key={group.id}
              aria-label={group.title ?? label}
              selectionMode={group.chosen === undefined ? 'none' : 'single'}
              selectedKeys={group.chosen === undefined ? undefined : [group.chosen]}
              disallowEmptySelection
              className={styles.group}
            >
              {group.title && <Header className={styles.heading}>{group.title}</Header>}
              {group.entries.map((entry) => (
                <MenuItem
                  key={entry.id}
                  id={entry.id}
                  textValue={entry.label}
                  href={entry.href}
                  isDisabled={entry.disabled}
                  onAction={entry.onPick}
                  className={styles.item}
                  data-tone={entry.tone}
                >
                  {entry.icon}
                  <Text slot="label" className={styles.label}>
                    {entry.label}
                  </Text>
                  {entry.hint && (
                    <Text slot="description" className={styles.hint}>
                      {entry.hint}
                    </Text>
                  )}
                  {entry.shortcut && <Kbd>{entry.shortcut}</Kbd>}
                  {group.chosen !== undefined && (
                    <span className={styles.tick} aria-hidden>
                      ✓
                    </span>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

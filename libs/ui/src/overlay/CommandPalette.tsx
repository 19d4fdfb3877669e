import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  Text,
  TextField,
} from 'react-aria-components'
import styles from './CommandPalette.module.css'
import dialogStyles from './Dialog.module.css'
import { Kbd } from '../action/Kbd.tsx'
import listStyles from '../form/choice/list.module.css'

export interface Command {
  id: string
  label: string
  icon?: ReactNode
  /** Muted text at the right: a code, a group. */
  hint?: string
  shortcut?: string
}

export interface CommandGroup {
  id: string
  title: string
  commands: readonly Command[]
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  /** The search scope: the accessible name of the box. */
  label: string
  query: string
  onQueryChange: (query: string) => void
  /** The matches for the query, found by the caller, best first. */
  groups: readonly CommandGroup[]
  /** More results are loading. */
  pending?: boolean
  onPick: (id: string) => void
}

/** One box to open any page and run any action. The arrows move through the results while the focus stays in the
 * box. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label, query, onQueryChange, groups, pending, onPick } = props
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  return (
    <ModalOverlay
      isDismissable
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={dialogStyles.overlay}
    >
      <Modal className={`${dialogStyles.modal} ${styles.modal}`}>
        <Dialog aria-label={label} className={styles.palette}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <TextField autoFocus data-takes-scans className={styles.field}>
              <Search size={16} />
              <Label className={styles.spoken}>{label}</Label>
              <Input className={styles.input} placeholder={label} />
              <Kbd>Esc</Kbd>
            </TextField>
            <ListBox
              aria-label="Results"
              onAction={(key) => onPick(String(key))}
              className={`${listStyles.list} ${styles.results}`}
              renderEmptyState={() => (
                <div className={listStyles.note}>{pending ? 'Searching' : query ? 'No results' : 'Type to search'}</div>
              )}
            >
              {groups
                .filter((group) => group.commands.length > 0)
                .map((group) => (
                  <ListBoxSection key={group.id} id={group.id} className={listStyles.group}>
                    <Header className={listStyles.heading}>{group.title}</Header>
                    {group.commands.map((command) => (
                      <ListBoxItem
                        key={command.id}
                        id={command.id}
                        textValue={command.label}
                        className={listStyles.item}
                      >
                        {command.icon}
                        <Text slot="label" className={listStyles.label}>
                          {command.label}
                        </Text>
                        {command.hint && (
                          <Text slot="description" className={listStyles.hint}>
                            {command.hint}
                          </Text>
                        )}
                        {command.shortcut && <Kbd>{command.shortcut}</Kbd>}
                      </ListBoxItem>
                    ))}
                  </ListBoxSection>
                ))}
            </ListBox>
          </Autocomplete>
          <div role="status" className={styles.spoken}>
            {pending ? 'Searching' : query && `${count} ${count === 1 ? 'result' : 'results'}`}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

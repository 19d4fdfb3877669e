import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
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
import { useAwaitedEnter } from '../form/choice/use-awaited-enter.ts'
import { Kbd } from '../action/Kbd.tsx'
import listStyles from '../form/choice/list.module.css'
import { MODAL } from './modal.ts'
import { countOf } from '../feedback/count-of.ts'

export interface Command {
  /** Unique in the palette. */
  id: string
  /** What it opens or does. */
  label: string
  /** A lucide icon before the text. */
  icon?: ReactNode
  /** Muted text at the right: a code, a group. */
  hint?: string | undefined
  /** Display only; the caller handles the keys. */
  shortcut?: string
  /** It is not possible: the label says why. */
  isDisabled?: true
  /** Its code is what was typed. */
  isExact?: boolean
}

export interface CommandGroup {
  /** Unique in the palette. */
  id: string
  /** The heading above its commands. */
  title: string
  /** Its commands come from a search. */
  isSearched?: true | undefined
  /** From best to last. */
  commands: readonly Command[]
}

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean
  /** Called by Escape and a click outside. */
  onClose: () => void
  /** The accessible name of the box. */
  label: string
  /** What the search looks at. */
  placeholder: string
  /** The text as typed. */
  query: string
  /** Called with the whole text at every change. */
  onQueryChange: (query: string) => void
  /** The matches for the query, found by the caller, best first. */
  groups: readonly CommandGroup[]
  /** More results are loading. Enter waits for them, and then takes the only exact match or what matches without a search. */
  pending?: boolean
  /** Enter was pressed after the first query, before this was there. */
  isEntered?: boolean
  /** Called with the ID of the command; the caller runs it and closes the palette. */
  onPick: (id: string) => void
}

/** One box to open any page and run any action. The arrows move through the results while the focus stays in the
 * box. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label, placeholder, query, onQueryChange, pending = false, isEntered, onPick } = props
  const groups = useFirstScreenful(props.groups, query)
  const waitOnEnter = useAwaitedEnter(
    query,
    pending,
    () => {
      const exact = groups.flatMap(({ commands }) => commands.filter(({ isExact }) => isExact))
      const known = groups.filter(({ isSearched }) => !isSearched).flatMap(({ commands }) => commands)
      const chosen = exact.length === 1 ? exact[0] : exact.length === 0 ? known[0] : undefined
      if (chosen) onPick(chosen.id)
    },
    isEntered,
  )
  const { results, noteArrow } = useFirstHighlighted(query, groups)
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  function onKeyDown(event: KeyboardEvent) {
    noteArrow(event)
    waitOnEnter(event)
  }

  return (
    <ModalOverlay
      {...MODAL}
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
              <Input className={styles.input} onKeyDownCapture={onKeyDown} placeholder={placeholder} />
              <Kbd>Esc</Kbd>
            </TextField>
            <ListBox
              ref={results}
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
                        isDisabled={command.isDisabled ?? false}
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
            {pending ? 'Searching' : query && countOf(count, 'result')}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** More commands than the palette shows without scrolling. */
const SCREENFUL = 14

/** All groups; while the palette opens without a query, only as many commands as it shows. The rest is rendered after it. */
function useFirstScreenful(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => startTransition(() => setOpened(true)), [])
  if (isOpened || query !== '') return groups
  let left = SCREENFUL
  return groups.map((group) => {
    const commands = group.commands.slice(0, left)
    left -= commands.length
    return { ...group, commands }
  })
}

/** The event by which react-aria's Autocomplete highlights the first of its results; it does so only while typing. */
const HIGHLIGHT = 'react-aria-focus'

/** Keeps the highlight on the first result as results arrive, until an arrow key moves it. */
function useFirstHighlighted(query: string, groups: readonly CommandGroup[]) {
  const results = useRef<HTMLDivElement>(null)
  const moved = useRef<string>(undefined)
  const ids = groups.flatMap(({ commands }) => commands.map(({ id }) => id)).join('\n')
  useEffect(() => {
    if (query === '' || moved.current === query) return
    results.current?.dispatchEvent(new CustomEvent(HIGHLIGHT, { detail: { focusStrategy: 'first' } }))
  }, [query, ids])

  function noteArrow({ key }: KeyboardEvent) {
    if (key === 'ArrowDown' || key === 'ArrowUp') moved.current = query
  }

  return { results, noteArrow }
}

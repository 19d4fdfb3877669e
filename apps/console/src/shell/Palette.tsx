import { type CommandGroup, CommandPalette } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { LogOut, Moon, Package, Sun } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { appearanceAtom } from '#browser/appearance.atoms.ts'
import { chooseAppearanceAtom } from './choose-appearance.atoms.ts'
import { itemPath } from '#data/item-path.ts'
import { useFoundItems } from '#data/item-search.ts'
import { anyDirtyAtom } from '#forms/dirty.atoms.ts'
import { screensAtom } from './screens.atoms.ts'
import type { KnownPlace } from './places.atoms.ts'
import { isOfferedAtom } from './screen-access.ts'
import { useRecentPlaces } from './use-recent-places.ts'
import { sessionAtom } from '#session/session.atoms.ts'

/** Distinguishes a recent screen from the same one in the list of screens. */
const RECENT = /^recent /

/** The command palette: screens and items that the user may read, and a few actions (look.md, Frame). */
export function Palette({ search, onClose }: { search: string; onClose: () => void }) {
  const navigate = useNavigate()
  const screens = useAtomValue(screensAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const [query, setQuery] = useState(search)
  const { items, pending } = useFoundItems(query)
  const actions = useActions()
  const recent = useRecentPlaces()

  const matches = (label: string) => containsWords(label, query)
  const groups: CommandGroup[] = [
    {
      id: 'recent',
      title: 'Recent',
      commands: query === '' ? recent.map(recentCommand) : [],
    },
    {
      id: 'screens',
      title: 'Screens',
      commands: screens
        .filter((screen) => screen.offered !== 'link' && isOffered(screen) && matches(screen.label))
        .map(({ path, label, group, icon: Icon }) => ({ id: path, label, icon: <Icon />, hint: group })),
    },
    {
      id: 'items',
      title: 'Items',
      commands: items.map(({ itemID, name }) => ({
        id: itemPath(itemID),
        label: name,
        icon: <Package />,
        hint: itemID,
      })),
    },
    {
      id: 'actions',
      title: 'Actions',
      commands: actions.filter(({ label, also }) => matches(`${label} ${also}`)),
    },
  ]

  function pick(id: string) {
    onClose()
    const action = actions.find((each) => each.id === id)
    if (action) action.perform()
    else void navigate(id.replace(RECENT, ''))
  }

  return (
    <CommandPalette
      open
      onClose={onClose}
      label="Search screens, items by ID, UPC or name, and actions"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      pending={pending}
      onPick={pick}
    />
  )
}

function recentCommand({ href, label, record, route: { icon: Icon } }: KnownPlace) {
  return { id: `recent ${href}`, label, icon: <Icon />, hint: record }
}

/** The verbs of the user menu. `also`: other words that find them. */
function useActions() {
  const { dark } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const [, send] = useAtom(sessionAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  return [
    {
      id: 'dark',
      label: dark ? 'Turn dark mode off' : 'Turn dark mode on',
      also: 'light theme appearance',
      icon: dark ? <Sun /> : <Moon />,
      perform: () => choose({ dark: !dark }),
    },
    {
      id: 'logout',
      label: 'Log out',
      also: 'sign out logout',
      icon: <LogOut />,
      perform: () => send({ type: 'signOut', dirty }),
    },
  ]
}

function containsWords(label: string, query: string): boolean {
  const text = label.toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

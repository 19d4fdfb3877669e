import { type CommandGroup, CommandPalette } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { LogOut, Moon, Package, Sun } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { appearanceAtom } from './appearance.atoms.ts'
import { chooseAppearanceAtom } from './choose-appearance.atoms.ts'
import { itemPath } from './item-path.ts'
import { useItemSearch } from './item-search.ts'
import { anyDirtyAtom } from './dirty.atoms.ts'
import { screens } from './routes.tsx'
import { isOfferedAtom } from './screen-access.ts'
import { sessionAtom } from './session.atoms.ts'

/** The one box to go anywhere: screens and items that the user may read, and a few actions (look.md, Frame). */
export function Palette({ search, onClose }: { search: string; onClose: () => void }) {
  const navigate = useNavigate()
  const isOffered = useAtomValue(isOfferedAtom)
  const [query, setQuery] = useState(search)
  const { items, pending } = useItemSearch(query)
  const actions = useActions()

  const matches = (label: string) => containsWords(label, query)
  const groups: CommandGroup[] = [
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
      commands: actions.filter(({ label }) => matches(label)),
    },
  ]

  function pick(id: string) {
    onClose()
    const action = actions.find((each) => each.id === id)
    if (action) action.perform()
    else void navigate(id)
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

function useActions() {
  const { dark } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const [, send] = useAtom(sessionAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  return [
    {
      id: 'dark',
      label: dark ? 'Turn dark mode off' : 'Turn dark mode on',
      icon: dark ? <Sun /> : <Moon />,
      perform: () => choose({ dark: !dark }),
    },
    { id: 'logout', label: 'Log out', icon: <LogOut />, perform: () => send({ type: 'signOut', dirty }) },
  ]
}

function containsWords(label: string, query: string): boolean {
  const text = label.toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

import { type Command, type CommandGroup, CommandPalette, containsWords } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ScreenRoute } from '#screens/area.ts'
import type { KnownPlace } from '../places.atoms.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { useRecentPlaces } from '../use-recent-places.ts'
import { type FoundPage, useFoundRecords } from './found-records.ts'
import { usePriceCommand } from './use-price-command.tsx'
import { containsSimilarWords } from './similar-words.ts'
import { usePaletteVerbs } from './use-palette-verbs.tsx'

type PaletteProps = {
  /** What is typed already, and whether Enter was pressed after it. */
  search: string
  isEntered: boolean
  onClose: () => void
}

/**
 * The command palette: what the screen can do, and the screens and records of all kinds that the user may read; recent
 * pages first (look.md, Frame).
 */
export function Palette({ search, isEntered, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const screens = useAtomValue(screensAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const [query, setQuery] = useState(search)
  const prices = usePriceCommand(query)
  const { records, pending } = useFoundRecords(prices.isCommand ? '' : query)
  const ownVerbs = usePaletteVerbs()
  const verbs = [...prices.verbs, ...ownVerbs]
  const recent = useRecentPlaces().filter(({ label, record }) => containsWords(`${label} ${record}`, query))
  const recentPages = new Set(recent.map(({ href }) => href))

  /** The actions and the screens that a comparison with what is typed finds. */
  function known(matches: (text: string, query: string) => boolean, isSearched?: true): CommandGroup[] {
    const found = screens.filter(
      (screen) => screen.offered !== 'link' && isOffered(screen) && matches(screen.label, query),
    )
    return [
      {
        id: 'verbs',
        title: 'Actions',
        isSearched,
        commands: ownVerbs.filter(({ label, also = '' }) => matches(`${label} ${also}`, query)),
      },
      {
        id: 'screens',
        title: 'Screens',
        isSearched,
        commands: found.filter(({ path }) => !recentPages.has(path)).map(screenCommand),
      },
    ]
  }

  const exact = known(containsWords)
  const isFound = recent.length > 0 || exact.some(({ commands }) => commands.length > 0)
  const groups: CommandGroup[] = [
    { id: 'prices', title: 'Change a price', isSearched: true, commands: prices.verbs },
    { id: 'recent', title: 'Recent', isSearched: query === '' ? undefined : true, commands: recent.map(recentCommand) },
    ...exact,
    {
      id: 'records',
      title: 'Results',
      isSearched: true,
      commands: records.filter(({ href, isExact }) => isExact || !recentPages.has(href)).map(recordCommand),
    },
    ...(isFound || prices.isCommand ? [] : known(containsSimilarWords, true)),
  ]

  function pick(id: string) {
    onClose()
    const verb = verbs.find((each) => each.id === id)
    if (verb) verb.perform()
    else void navigate(id.replace(RECENT, ''))
  }

  return (
    <CommandPalette
      open
      onClose={onClose}
      label="Search or jump to"
      placeholder="Screen, record, code or action"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      pending={pending || prices.pending}
      isEntered={isEntered}
      onPick={pick}
    />
  )
}

/** Distinguishes a recent page from the same one elsewhere in the palette. */
const RECENT = /^recent /

function recentCommand({ href, label, record, route }: KnownPlace): Command {
  const { icon: Icon, finds } = route
  const ofRecord = finds && record !== '' && finds.kind !== 'item' ? `${finds.one} ${record}` : record
  // A document is named by its number.
  return { id: `recent ${href}`, label, icon: <Icon />, hint: label === record ? route.label : ofRecord }
}

function screenCommand({ path, label, group, icon: Icon }: ScreenRoute): Command {
  return { id: path, label, icon: <Icon />, hint: group }
}

function recordCommand({
  id,
  kind,
  name,
  detail = id,
  href,
  isExact,
  route: { finds, icon: Icon },
}: FoundPage): Command {
  const { one } = finds!
  const hint = kind === 'item' ? id : `${one} ${detail}`
  return { id: href, label: name || one, icon: <Icon />, hint, isExact }
}

import { IconButton } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Pin, PinOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Place } from '#session/place-records.ts'
import { isSamePlace, MOST_PINS, pinnedPlacesAtom, togglePinAtom, visitAtom } from './places.atoms.ts'
import { HOME } from './home-path.ts'
import type { ScreenRoute } from '#screens/area.ts'

type PageMarkProps = {
  screen: ScreenRoute
  /** The name of its record. */
  name?: string
  /** Called with the name, and with '' once the page is gone. */
  onName: (name: string) => void
}

/** The pin button beside a page's title. It also records the page as visited, under the name of its record. */
export function PageMark({ screen, name = '', onName }: PageMarkProps) {
  const { pathname, search } = useLocation()
  const params = useParams()
  const pins = useAtomValue(pinnedPlacesAtom)
  const toggle = useSetAtom(togglePinAtom)
  const visit = useSetAtom(visitAtom)
  const inPath = screen.record && params[screen.record]
  const inQuery = screen.record && new URLSearchParams(search).get(screen.record)
  const record = inPath ?? inQuery ?? ''
  const href = inQuery ? `${pathname}?${new URLSearchParams({ [screen.record!]: inQuery })}` : pathname
  const isPage = screen.record ? record !== '' && name !== '' : screen.offered !== 'link'
  const isRecorded = isPage && screen.path !== HOME

  // On a page of no record, such as the form of a new one, the name is not that of the page.
  const ownName = screen.record ? name : ''
  useEffect(() => {
    if (isRecorded) visit({ screen: screen.path, record, name: ownName, href })
  }, [isRecorded, visit, screen.path, record, ownName, href])

  useEffect(() => {
    onName(name)
    return () => onName('')
  }, [onName, name])

  if (!isRecorded) return null
  const place: Place = { screen: screen.path, record, name: ownName, href }
  const isPinned = pins.some((pin) => isSamePlace(pin, place))
  const isFull = !isPinned && pins.length >= MOST_PINS
  return (
    <IconButton
      size="small"
      label={isPinned ? 'Unpin from sidebar' : isFull ? `You can pin up to ${MOST_PINS} pages` : 'Pin to sidebar'}
      icon={isPinned ? <PinOff /> : <Pin />}
      disabled={isFull}
      onPress={() => toggle(place)}
    />
  )
}

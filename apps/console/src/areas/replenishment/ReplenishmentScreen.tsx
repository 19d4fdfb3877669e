import { Screen, Skeleton } from '@greenroom/ui'
import { lazy, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePlaceOptions } from '#data/use-place-options.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { askedOf } from './asked.ts'
import { NightlySuggestions } from './NightlySuggestions.tsx'
import { ReplenishmentTools } from './ReplenishmentTools.tsx'

/** They come once a location is chosen. */
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }))

/** What a location should get, as drafts of orders or of a transfer. The address says what is asked. */
export function ReplenishmentScreen() {
  const [params] = useSearchParams()
  const places = usePlaceOptions()
  const asked = askedOf(params, places.length === 1 ? places[0]!.id : '')
  const shown = useDeferredValue(asked)
  return (
    <Screen title="Replenishment">
      <ScreenBoundary fallback={<Skeleton rows={2} />}>
        <ReplenishmentTools {...{ asked, places }} />
      </ScreenBoundary>
      {asked.place === '' ? (
        <ScreenBoundary fallback={<Skeleton rows={4} />}>
          <NightlySuggestions />
        </ScreenBoundary>
      ) : (
        <ScreenBoundary fallback={<Skeleton shape="grid" rows={12} columns={7} />}>
          <Suggestions key={shown.place} asked={shown} />
        </ScreenBoundary>
      )}
    </Screen>
  )
}

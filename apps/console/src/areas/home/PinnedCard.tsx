import { Card } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { pinnedPlacesAtom } from '#shell/places.atoms.ts'
import { PlaceLinks } from './PlaceLinks.tsx'

/** The pages that the user keeps at hand. Not there without any. */
export function PinnedCard() {
  const places = useAtomValue(pinnedPlacesAtom)
  if (places.length === 0) return null
  return (
    <Card title="Pinned">
      <PlaceLinks places={places} />
    </Card>
  )
}

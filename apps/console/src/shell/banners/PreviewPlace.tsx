import { ComboBox } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import type { Preview } from '#session/preview.atoms.ts'
import { previewAtAtom } from '#session/start-preview.atoms.ts'

/** A store and a venue may have the same ID. */
const keyOf = ({ type, id }: Preview['locations'][number]) => `${type}/${id}`

const EVERYWHERE = { id: 'ALL', label: 'All places' }

/** Chooses where the role is previewed. */
export function PreviewPlace({ preview }: { preview: Preview }) {
  const previewAt = useSetAtom(previewAtAtom)
  const { locations, location, isAtPlaces } = preview
  const places = locations.map((each) => ({ id: keyOf(each), label: each.name, hint: each.venueName ?? each.id }))

  return (
    <ComboBox
      label="Place of the preview"
      labelHidden
      options={isAtPlaces ? places : [EVERYWHERE, ...places]}
      value={location ? keyOf(location) : EVERYWHERE.id}
      onChange={(key) => key && previewAt(locations.find((each) => keyOf(each) === key))}
    />
  )
}

import { ComboBox, FieldGrid, type Option } from '@greenroom/ui'
import { useSearchParams } from 'react-router-dom'
import { withParam } from '#data/list-address.ts'

const SIDES = [
  { name: 'here', label: 'Place' },
  { name: 'there', label: 'Compared with' },
] as const

/** Which two places are compared; the address keeps it. */
export function PlaceFields({ options }: { options: readonly Option[] }) {
  const [params, setParams] = useSearchParams()
  return (
    <FieldGrid>
      {SIDES.map(({ name, label }) => (
        <ComboBox
          key={name}
          {...{ name, label, options }}
          value={params.get(name) ?? ''}
          placeholder="Name or ID"
          onChange={(text) => setParams((now) => withParam(now, name, text))}
        />
      ))}
    </FieldGrid>
  )
}

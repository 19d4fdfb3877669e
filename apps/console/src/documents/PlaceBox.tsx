import { ComboBox, type ComboBoxProps } from '@greenroom/ui'
import { usePlaceOptions } from '#data/use-place-options.ts'

type PlaceBoxProps = Pick<ComboBoxProps, 'name' | 'label' | 'value' | 'error' | 'onChange'> & { placeName: string }

/** Chooses one of the active stores and warehouses of the user; a stored one stays among the choices. */
export function PlaceBox({ placeName, value, ...field }: PlaceBoxProps) {
  const options = usePlaceOptions()
  const isListed = value === '' || options.some(({ id }) => id === value)
  const stored = isListed ? [] : [{ id: value, label: placeName || value }]
  return <ComboBox {...field} value={value} options={[...stored, ...options]} required />
}

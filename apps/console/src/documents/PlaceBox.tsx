import { placeText } from '@greenroom/inventory'
import { ComboBox, type ComboBoxProps } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { locationsAtom } from '#data/company.atoms.ts'

type PlaceBoxProps = Pick<ComboBoxProps, 'name' | 'label' | 'value' | 'error' | 'onChange'> & { placeName: string }

/** Chooses one of the active stores and warehouses of the user; a stored one stays among the choices. */
export function PlaceBox({ placeName, value, ...field }: PlaceBoxProps) {
  const locations = useAtomValue(locationsAtom)
  const options = locations
    .filter(({ type, status }) => (type === 'STORE' || type === 'WAREHOUSE') && status === 'Active')
    .map(({ type, id, name, venueName }) => ({
      id: placeText({ type, locationID: id }),
      label: name,
      hint: venueName ?? id,
    }))
  const isListed = value === '' || options.some(({ id }) => id === value)
  const stored = isListed ? [] : [{ id: value, label: placeName || value }]
  return <ComboBox {...field} value={value} options={[...stored, ...options]} required />
}

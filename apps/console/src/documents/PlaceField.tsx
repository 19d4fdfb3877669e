import { placeText } from '@greenroom/inventory'
import { ComboBox, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { locationsAtom } from '#data/company.atoms.ts'

type PlaceFieldProps = {
  name: string
  label: string
  /** As `STORE/HB-MAIN`; '' for none. */
  value: string
  /** What the stored location is called: it may be none of the user's. */
  placeName: string | undefined
  error: string | undefined
  readOnly: boolean
  onChange: (value: string) => void
}

/** A store or a warehouse among those of the user. */
export function PlaceField({ placeName = '', readOnly, value, ...props }: PlaceFieldProps) {
  const locations = useAtomValue(locationsAtom)
  if (readOnly) return <TextField {...props} value={placeName} readOnly onChange={() => {}} />
  const options = locations
    .filter(({ type, status }) => (type === 'STORE' || type === 'WAREHOUSE') && status === 'Active')
    .map(({ type, id, name, venueName }) => ({
      id: placeText({ type, locationID: id }),
      label: name,
      hint: venueName ?? id,
    }))
  const isListed = value === '' || options.some(({ id }) => id === value)
  const stored = isListed ? [] : [{ id: value, label: placeName || value }]
  return <ComboBox {...props} value={value} options={[...stored, ...options]} required />
}

import { SearchField } from '@greenroom/ui'
import { useAddressText } from './use-address-text.ts'

/** Longer texts are cut. */
const MOST_CHARACTERS = 100

type AddressSearchProps = {
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
}

/** A search field whose text the address keeps. */
export function AddressSearch({ label, placeholder, search, onSearch }: AddressSearchProps) {
  const { text, setText } = useAddressText(search, onSearch)
  return (
    <SearchField
      {...{ label, placeholder }}
      value={text}
      onChange={(typed) => setText(typed.slice(0, MOST_CHARACTERS))}
    />
  )
}

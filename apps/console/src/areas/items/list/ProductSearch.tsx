import { SearchField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '#api/api.ts'
import { itemPath } from '#screens/item-path.ts'
import { useAddressText } from '#records/use-address-text.ts'

/** Loaded on the first Enter. */
const loadLookup = () => import('#data/item-id-by-text.ts')

type ProductSearchProps = { search: string; onSearch: (search: string) => void }

/** One box for every code and name. Enter opens the item that alone has what is typed, or scanned, as a code. */
export function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const { text, setText, send } = useAddressText(search, onSearch)
  const api = useAtomValue(apiAtom)
  const navigate = useNavigate()
  const entered = useRef<string>(undefined)

  useEffect(() => () => void (entered.current = undefined), [])

  /** Opens nothing if something else was typed, or the page was left, before the answer. */
  async function enter(typed: string) {
    const code = typed.trim()
    send(code)
    entered.current = code
    if (code === '') return
    // The list says why it can't be loaded.
    const itemID = await loadLookup()
      .then(({ itemIDByText }) => itemIDByText(api, code))
      .catch(() => undefined)
    if (itemID !== undefined && entered.current === code) void navigate(itemPath(itemID))
  }

  return (
    <SearchField
      label="Search products"
      placeholder="Item ID, UPC, SKU or name"
      value={text}
      onChange={(now) => {
        entered.current = undefined
        setText(now)
      }}
      onSubmit={(now) => void enter(now)}
    />
  )
}

import { SearchField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '#api/api.ts'
import { itemPath } from '#screens/item-path.ts'

/** How long typing must pause before the list is asked, in milliseconds. */
const PAUSE_MS = 250

/** Loaded on the first Enter. */
const loadLookup = () => import('#data/item-id-by-text.ts')

type ProductSearchProps = { search: string; onSearch: (search: string) => void }

/**
 * One box for every code and name. It follows the address, except where the address follows the typing. Enter opens the
 * item that alone has what is typed, or scanned, as a code.
 */
export function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [followed, setFollowed] = useState(search)
  const api = useAtomValue(apiAtom)
  const navigate = useNavigate()
  const entered = useRef<string>(undefined)

  if (search !== followed) {
    setFollowed(search)
    setSent(search)
    if (search !== sent) setText(search)
  }

  const send = useEffectEvent((wanted: string) => {
    if (wanted === search) return
    setSent(wanted)
    onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
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

import { SearchField } from '@greenroom/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must pause before the list is asked, in milliseconds. */
const PAUSE_MS = 250

type ProductSearchProps = { search: string; onSearch: (search: string) => void }

/** One box for every code and name. It follows the address, except where the address follows the typing. */
export function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [followed, setFollowed] = useState(search)

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

  return (
    <SearchField
      label="Search products"
      placeholder="Item ID, UPC, SKU or name"
      value={text}
      onChange={setText}
      onSubmit={(now) => send(now.trim())}
    />
  )
}

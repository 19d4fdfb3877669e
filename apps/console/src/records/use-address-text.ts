import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must pause before the address follows, in milliseconds. */
const PAUSE_MS = 250

/**
 * The text of a search field that the address keeps. It is shown as typed at once; the address follows after a pause,
 * because what a field shows must not wait for it: keys would be lost. The text follows the address where something else
 * changes it: Back, a link, a button that clears it. `send` skips the pause.
 */
export function useAddressText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search)
  const [followed, setFollowed] = useState(search)
  const [sent, setSent] = useState<readonly string[]>([])

  if (search !== followed) {
    setFollowed(search)
    const at = sent.indexOf(search)
    setSent(at < 0 ? [] : sent.slice(at + 1))
    if (at < 0) setText(search)
  }

  const send = useEffectEvent((wanted: string) => {
    if (wanted === (sent.at(-1) ?? search)) return
    setSent([...sent, wanted])
    onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return { text, setText, send }
}

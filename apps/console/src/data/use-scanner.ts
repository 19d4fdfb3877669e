import { dataOf } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#forms/show-failure.ts'
import { apiAtom } from './api.ts'
import { itemPath } from './item-path.ts'
import { codesOf, nextBurst, NO_BURST } from '#browser/scan-burst.ts'
import { useMay } from '#session/may.ts'

/** Where keys belong to the focused element: fields, and dialogs that wait for an answer. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]'

/** Opens the item of a scanned code from any screen. Calls `onSeveral` with a code that several items have. */
export function useScanner(onSeveral: (code: string) => void) {
  const api = useAtomValue(apiAtom)
  const navigate = useNavigate()
  const { may } = useMay('listItems')
  const burst = useRef(NO_BURST)

  const open = useEffectEvent(async (scanned: string) => {
    const codes = codesOf(scanned)
    try {
      const params = { query: { code: codes.join(','), limit: 2 } }
      const { data } = dataOf(await api.GET('/items', { params })).body
      const [item, other] = data
      if (other) onSeveral(codes[0]!)
      else if (item) void navigate(itemPath(item.itemID))
      else toasts.show({ tone: 'warning', title: `No item with the code ${codes[0]}` })
    } catch (failure) {
      showFailure(`Couldn't look up ${codes[0]}`, failure)
    }
  })

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event
    const isForOther = target instanceof Element && target.closest(TAKES_KEYS) !== null
    if (!may || ctrlKey || metaKey || altKey || isForOther) return
    const next = nextBurst(burst.current, key, timeStamp)
    burst.current = next.burst
    if (next.scanned === undefined) return
    // Otherwise the scanner's Enter would press the focused button.
    event.preventDefault()
    event.stopPropagation()
    void open(next.scanned)
  })

  useEffect(() => {
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

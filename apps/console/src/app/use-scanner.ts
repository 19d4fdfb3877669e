import { dataOf, explain } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from './api.ts'
import { itemPath } from './item-path.ts'
import { codesOf, nextBurst, NO_BURST } from './scan-burst.ts'
import { useAccess } from './session.atoms.ts'

/** Where keys are meant for what has the focus: fields, and dialogs, which ask for an answer first. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]'

/** A scanned code opens its item on any screen. `onSeveral` is told a code that several items have. */
export function useScanner(onSeveral: (code: string) => void) {
  const api = useAtomValue(apiAtom)
  const navigate = useNavigate()
  const mayRead = useAccess('CATALOG_PRODUCT').read
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
      toasts.show({ tone: 'danger', title: `${codes[0]} could not be looked up`, text: explain(failure).message })
    }
  })

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event
    const isForOther = target instanceof Element && target.closest(TAKES_KEYS) !== null
    if (!mayRead || ctrlKey || metaKey || altKey || isForOther) return
    const next = nextBurst(burst.current, key, timeStamp)
    burst.current = next.burst
    if (next.scanned === undefined) return
    // Or the Enter of the scanner would press whatever button has the focus.
    event.preventDefault()
    event.stopPropagation()
    void open(next.scanned)
  })

  useEffect(() => {
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

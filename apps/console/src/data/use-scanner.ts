import { type ToastMessage, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { codesOf, nextBurst, NO_BURST } from '#browser/scan-burst.ts'
import { type Entry, insert, isInDialog, scanStart, takeBack, takesScans } from '#browser/scanned-field.ts'
import { problemWords } from '#forms/problem.ts'
import { showFailure } from '#forms/show-failure.ts'
import { useMay } from '#session/may.ts'
import { apiAtom } from './api.ts'
import { itemPath } from './item-path.ts'
import { itemByCode } from './items-by-code.ts'
import { screenScanAtom } from './screen-scan.atoms.ts'

/**
 * Takes a scanned code from any screen: the screen has its own use for it, or the item opens. A scan into a field or a
 * cell leaves it as it was and offers to open the item or to insert the code; fields for codes keep it. Calls
 * `onSeveral` with a code that several items have.
 */
export function useScanner(onSeveral: (code: string) => void) {
  const api = useAtomValue(apiAtom)
  const own = useAtomValue(screenScanAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { may } = useMay('listItems')
  const burst = useRef(NO_BURST)
  const start = useRef<ReturnType<typeof scanStart>>(undefined)
  const offer = useRef<string>(undefined)

  const withdraw = () => {
    if (offer.current !== undefined) toasts.close(offer.current)
    offer.current = undefined
  }

  const open = useEffectEvent(async (scanned: string) => {
    const [code = scanned] = codesOf(scanned)
    try {
      const { item, isShared } = await itemByCode(api, scanned)
      if (isShared) onSeveral(code)
      else if (item) void navigate(itemPath(item.itemID))
      else toasts.show({ tone: 'warning', title: `No item with the code ${code}` })
    } catch (failure) {
      showFailure(`Couldn't look up ${code}`, failure)
    }
  })

  const offerItem = useEffectEvent(async (scanned: string, field: Entry | undefined) => {
    const found = await itemByCode(api, scanned).then(
      ({ item, isShared }): Partial<ToastMessage> => {
        if (!item) return { text: isShared ? 'Several items have this code.' : 'No item has this code.' }
        return { text: item.name, link: { text: `Open ${item.itemID}`, href: itemPath(item.itemID) } }
      },
      (failure: unknown): Partial<ToastMessage> => ({ text: problemWords(failure) }),
    )
    withdraw()
    const action = field && { text: 'Insert', onPress: () => insert(field, scanned) }
    offer.current = toasts.show({ title: `Scanned ${scanned}`, tone: 'info', ...found, action }, 0)
  })

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, timeStamp, target } = event
    if (!may || ctrlKey || metaKey || altKey || repeat) return
    const next = nextBurst(burst.current, key, timeStamp)
    burst.current = next.burst
    if (key.length === 1 && next.burst.text === key) start.current = scanStart()
    if (next.scanned === undefined || takesScans(target)) return
    // Otherwise the scanner's Enter would press the focused button, or save.
    event.preventDefault()
    event.stopPropagation()
    const { field, wasTyped } = takeBack(start.current!)
    if (own && !isInDialog(target)) own.take(next.scanned)
    else if (wasTyped || isInDialog(target)) void offerItem(next.scanned, field)
    else void open(next.scanned)
  })

  useEffect(() => {
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  // On another page, the field and the reason to open the item are gone.
  useEffect(() => withdraw, [pathname, search])
}

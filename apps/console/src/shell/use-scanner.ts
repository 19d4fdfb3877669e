import { type ToastMessage, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { nextBurst, NO_BURST } from '#browser/scan-burst.ts'
import { equalCodes } from '@greenroom/catalog'
import {
  type Entry,
  insert,
  isAmountTyped,
  isInDialog,
  mayEnterSave,
  scanStart,
  takeBack,
  takesScans,
} from '#browser/scanned-field.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { problemWords } from '#failures/problem.ts'
import { showFailure } from '#failures/show-failure.ts'
import { documentExists, noDocument } from '#documents/document-exists.ts'
import { documentAtom } from '#documents/document-titles.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { apiAtom } from '#api/api.ts'
import { itemPath } from '#screens/item-path.ts'
import { itemByCode } from '#data/items-by-code.ts'
import { screenScanAtom } from '#data/screen-scan.atoms.ts'

/** For users who may not read items. */
const NO_ITEM = { item: undefined, isShared: false }

/**
 * Takes a scanned code from any screen: the screen has its own use for it, or its item or document opens. A scan into a
 * field or a cell leaves it as it was and offers to open what it stands for or to insert the code; fields for codes
 * keep it. Over unsaved changes, opening is only offered, and the Enter of a scan never saves. Calls `onSeveral` with a
 * code that several items have.
 */
export function useScanner(onSeveral: (code: string) => void) {
  const api = useAtomValue(apiAtom)
  const own = useAtomValue(screenScanAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Not useMay, which lists what a previewed role lacks for a screen.
  const { may } = mayCall(useAtomValue(grantsAtom), 'listItems')
  const isDirty = useAtomValue(anyDirtyAtom)
  const documentOf = useAtomValue(documentAtom)
  const burst = useRef(NO_BURST)
  const start = useRef<ReturnType<typeof scanStart>>(undefined)
  const offered = useRef<string>(undefined)

  const withdraw = () => {
    if (offered.current !== undefined) toasts.close(offered.current)
    offered.current = undefined
  }

  /** What a code stands for: an item, or a document by its number. */
  async function lookUp(scanned: string) {
    const { item, isShared } = may ? await itemByCode(api, scanned) : NO_ITEM
    if (item) return { id: item.itemID, name: item.name, href: itemPath(item.itemID) }
    if (isShared) return 'several'
    const document = documentOf(scanned)
    return document && (await documentExists(api, document)) ? document : undefined
  }

  /** What to say of a code that stands for nothing; undefined to users who find no items. */
  function nothing(scanned: string) {
    const document = documentOf(scanned)
    if (document) return noDocument(document)
    return may ? `No item has the code ${equalCodes(scanned)[0]}.` : undefined
  }

  const open = useEffectEvent(async (scanned: string) => {
    const [code = scanned] = equalCodes(scanned)
    try {
      const found = await lookUp(scanned)
      if (found === 'several') onSeveral(code)
      else if (found) void navigate(found.href)
      else if (nothing(scanned)) toasts.show({ tone: 'warning', title: nothing(scanned)! })
    } catch (failure) {
      showFailure(`Couldn't look up ${code}`, failure)
    }
  })

  const offer = useEffectEvent(async (scanned: string, field: Entry | undefined) => {
    const message = await lookUp(scanned).then(
      (found): Partial<ToastMessage> => {
        if (found === 'several') return { text: 'Several items have this code.' }
        if (!found) return { text: nothing(scanned) }
        return { text: found.name, link: { text: `Open ${found.id}`, href: found.href } }
      },
      (failure: unknown): Partial<ToastMessage> => ({ text: problemWords(failure) }),
    )
    withdraw()
    const action = field && { text: 'Insert', onPress: () => insert(field, scanned) }
    offered.current = toasts.show({ title: `Scanned ${scanned}`, tone: 'info', ...message, action }, 0)
  })

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, timeStamp, target } = event
    if (ctrlKey || metaKey || altKey || repeat) return
    const next = nextBurst(burst.current, key, timeStamp)
    burst.current = next.burst
    if (key.length === 1 && next.burst.text === key) start.current = scanStart()
    if (next.scanned === undefined || isAmountTyped(target, next.scanned)) return
    if (takesScans(target)) {
      if (mayEnterSave(target)) event.preventDefault()
      return
    }
    // Otherwise the scanner's Enter would press the focused button, or save.
    event.preventDefault()
    event.stopPropagation()
    const { field, wasTyped } = takeBack(start.current!)
    if (own && !isInDialog(target) && !documentOf(next.scanned)) own.take(next.scanned)
    else if (wasTyped || isDirty || isInDialog(target)) void offer(next.scanned, field)
    else void open(next.scanned)
  })

  useEffect(() => {
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  // On another page, the field and the reason to open the item are gone.
  useEffect(() => withdraw, [pathname, search])
}

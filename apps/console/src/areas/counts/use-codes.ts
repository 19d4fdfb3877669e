import { useAtomValue } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { isLost } from '#api/keep-trying.ts'
import { explainMissed, itemByCode } from '#data/items-by-code.ts'
import type { ChosenItem } from '#documents/document-form.ts'
import { useAttempt } from '#failures/use-attempt.ts'
import { useWhenPassed } from '#failures/use-when-passed.ts'
import { itemsWithCode, type SheetItem } from './sheet-items.ts'
import type { Entry } from './use-entries.ts'

type Codes = {
  items: readonly SheetItem[]
  entries: readonly Entry[]
  /** The code only if it was scanned: then it is counted. */
  onFound: (item: ChosenItem, scanned?: string) => void
  onMissed: (scanned: string | undefined, reason: string) => void
  /** The item of a scan that was missed. */
  onResolved: (entry: Entry, item: ChosenItem) => void
}

/** Finds the items of typed and scanned codes: on the sheet, where it takes no connection, and else on the server. */
export function useCodes({ items, entries, onFound, onMissed, onResolved }: Codes) {
  const api = useAtomValue(apiAtom)
  const { attempt, problem } = useAttempt()
  const missed = entries.filter(({ itemID }) => itemID === null)

  async function scan(code: string) {
    const [known, other] = itemsWithCode(items, code)
    if (known && !other) return onFound(namedOf(known), code)
    await attempt(async () => {
      try {
        const { item, isShared } = await itemByCode(api, code)
        if (item) onFound(item, code)
        else onMissed(code, explainMissed(code, isShared))
      } catch (failure) {
        if (!isLost(failure)) throw failure
        onMissed(code, `${code} is not on this sheet. It is looked up when the connection is back.`)
      }
    })
  }

  /** Goes to the item of a typed code, or else to the only one that is shown while it is typed. */
  async function enter(code: string, shown: readonly SheetItem[]) {
    const [known, other] = itemsWithCode(items, code)
    if (known && !other) return onFound(namedOf(known))
    const only = shown.length === 1 ? namedOf(shown[0]!) : undefined
    await attempt(async () => {
      try {
        const { item = only, isShared } = await itemByCode(api, code)
        if (item) onFound(item)
        else onMissed(undefined, explainMissed(code, isShared))
      } catch (failure) {
        if (!only || !isLost(failure)) throw failure
        onFound(only)
      }
    })
  }

  async function lookUp() {
    await attempt(async () => {
      for (const [code, scans] of Map.groupBy(missed, (entry) => entry.code!)) {
        const { item } = await itemByCode(api, code)
        if (item) for (const entry of scans) onResolved(entry, item)
      }
    })
  }
  useWhenPassed(() => void lookUp())

  return { scan, enter, problem, missed, onLookUp: () => void lookUp() }
}

function namedOf({ itemID, itemName }: SheetItem): ChosenItem {
  return { itemID, name: itemName }
}

import { type LabelItem } from '@greenroom/labels'
import { Button, IconButton, LookupField, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { useItemLookup } from '#data/item-lookup.ts'
import { exactItemID } from '#data/item-search.ts'
import { explainMissed, itemByCode } from '#data/items-by-code.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { showFailure } from '#failures/show-failure.ts'
import styles from './designer.module.css'

type PreviewBarProps = {
  items: readonly LabelItem[]
  at: number
  onGo: (at: number) => void
  /** Shows another item of the catalog. */
  onPick: (itemID: string) => void
  /** Shows the item whose texts are the longest, or whose label has the most issues. */
  onLongest: () => void
  onWorst: () => void
  /** Whether an item was picked, in place of the first ones of the catalog. */
  isPicked: boolean
  onBack: () => void
}

/** Steps through items of the catalog, whose label is shown; a scan shows its item. */
export function PreviewBar({ items, at, onGo, onPick, onLongest, onWorst, isPicked, onBack }: PreviewBarProps) {
  const [text, setText] = useState('')
  const found = useItemLookup(text)
  const item = items[at]!
  const api = useAtomValue(apiAtom)
  useScreenScan((code) => void take(code))

  async function take(code: string) {
    try {
      const { item: scanned, isShared } = await itemByCode(api, code)
      if (scanned) onPick(scanned.itemID)
      else toasts.show({ tone: 'warning', title: explainMissed(code, isShared) })
    } catch (failure) {
      showFailure(`Couldn't look up ${code}`, failure)
    }
  }

  function goBack() {
    setText('')
    onBack()
  }

  return (
    <div className={styles.preview} role="group" aria-label="Preview">
      <IconButton
        size="small"
        label="Previous item"
        icon={<ChevronLeft />}
        disabled={at === 0}
        onPress={() => onGo(at - 1)}
      />
      <span className={styles.previewed} aria-live="polite">
        <strong>{item.name ?? item.itemID}</strong>
        <span className={styles.muted}>{`${item.itemID} · ${at + 1} of ${items.length}`}</span>
      </span>
      <IconButton
        size="small"
        label="Next item"
        icon={<ChevronRight />}
        disabled={at === items.length - 1}
        onPress={() => onGo(at + 1)}
      />
      <Button size="small" disabled={items.length < 2} onPress={onLongest}>
        Longest text
      </Button>
      <Button size="small" disabled={items.length < 2} onPress={onWorst}>
        Most issues
      </Button>
      <div className={styles.lookup}>
        <LookupField
          label="Preview an item"
          labelHidden
          placeholder="ID, UPC or name"
          text={text}
          onType={setText}
          options={found.items.map(({ itemID, name }) => ({ id: itemID, label: name, hint: itemID }))}
          pending={found.pending}
          exact={exactItemID(found.items, text)}
          onPick={onPick}
        />
      </div>
      {isPicked && (
        <Button size="small" variant="quiet" onPress={goBack}>
          Back to all items
        </Button>
      )}
    </div>
  )
}

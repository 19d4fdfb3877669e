import { add, type Quantity, subtract, sum, toNumber, toQuantity, toText } from '@greenroom/money'
import { Banner, Button, ProgressBar, Screen, Select, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { useScanSignal } from '#data/scan-signal.atoms.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import type { ChosenItem } from '#documents/document-form.ts'
import { ItemLookup } from '#documents/ItemLookup.tsx'
import { ScanSignalSwitch } from '#records/ScanSignalSwitch.tsx'
import { useMay } from '#session/may.ts'
import { countedInSections, countedItems, countedKey, waitingEntries } from './counted-items.ts'
import type { CountSheet } from './counts.atoms.ts'
import { CountSheetRow } from './CountSheetRow.tsx'
import styles from './counts.module.css'
import type { CountEntry } from './kept-sheet.ts'
import { MissedCodes } from './MissedCodes.tsx'
import { countPath } from './paths.ts'
import { itemsOf, type SheetItem } from './sheet-items.ts'
import { UnsentEntries } from './UnsentEntries.tsx'
import { useCodes } from './use-codes.ts'
import { useEntries } from './use-entries.ts'
import { useKeptSheet } from './use-kept-sheet.ts'

const SHOWN = [
  { id: 'ALL', label: 'All items' },
  { id: 'LEFT', label: 'Not counted yet' },
  { id: 'AGAIN', label: 'To be counted again' },
]

/** Rows at first, and with every press. */
const ROWS = 100

type CountSheetFormProps = {
  sheet: CountSheet
  /** Entries of this device that a page before this one has left. */
  left: readonly CountEntry[]
}

/** The items of a count with a stepper each. A scan anywhere on the page counts one. */
export function CountSheetForm({ sheet, left }: CountSheetFormProps) {
  const { number, placeName, sections } = sheet
  const formats = useAtomValue(formatsAtom)
  const { denied } = useMay('addCountTallies')
  const queue = useEntries(number, left, useKeptSheet(sheet))
  const signal = useScanSignal()
  const list = useRef<HTMLUListElement>(null)
  const [section, setSection] = useState(sections[0] ?? '')
  const [shown, setShown] = useState('ALL')
  const [most, setMost] = useState(ROWS)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  /** The item that was gone to last, anew each time. */
  const [gone, setGone] = useState<{ to: string }>()
  /** Items that are not on the sheet, found here. */
  const [found, setFound] = useState<readonly SheetItem[]>([])

  const waiting = waitingEntries(queue.entries, sheet)
  const items = itemsOf(sheet, found, waiting)
  const totals = countedInSections(sheet, waiting)
  const countedIn = (itemID: string, name: string) => totals.get(countedKey(itemID, name))
  const inAll = (itemID: string): readonly Quantity[] =>
    (sections.length === 0 ? [''] : sections).flatMap((name) => countedIn(itemID, name) ?? [])

  function count({ itemID, round }: SheetItem, quantity: number, code: string | null = null) {
    queue.count({ itemID, code, section, round, quantity })
  }

  function join({ itemID, name }: ChosenItem): SheetItem {
    const known = items.find((item) => item.itemID === itemID)
    const item = known ?? { itemID, itemName: name, codes: [], round: 0 }
    if (!known) setFound((before) => [item, ...before])
    return item
  }

  /** Goes to an item, which joins the sheet if it is not on it. */
  function goTo(named: ChosenItem): SheetItem {
    const item = join(named)
    const { itemID } = item
    const at = items.indexOf(item)
    setShown('ALL')
    setText('')
    setMost((before) => Math.max(before, at === -1 ? items.length + 1 : at + 1))
    setGone({ to: itemID })
    return item
  }
  useEffect(() => {
    const row = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-item') === gone?.to)
    row?.querySelector('input')?.focus()
  }, [gone])

  const codes = useCodes({
    items,
    entries: queue.entries,
    onFound(named, code) {
      const item = goTo(named)
      if (code === undefined) return setSaid('')
      count(item, 1, code)
      signal(true)
      const total = add(countedIn(item.itemID, section) ?? toQuantity(0), toQuantity(1))
      setSaid(`${item.itemID}: ${toText(total)}`)
    },
    onMissed(code, reason) {
      setSaid(reason)
      if (code === undefined) return
      queue.count({ itemID: null, code, section, round: 0, quantity: 1 })
      signal(false)
    },
    onResolved(entry, named) {
      const { itemID, round } = join(named)
      queue.resolve(entry, { itemID, round })
    },
  })
  useScreenScan((code) => {
    if (denied === undefined) void codes.scan(code)
  })

  const typed = text.trim().toLowerCase()
  const isShown = ({ itemID, itemName, round }: SheetItem) =>
    typed !== ''
      ? `${itemID}\n${itemName}`.toLowerCase().includes(typed)
      : shown === 'ALL' || (shown === 'LEFT' ? inAll(itemID).length === 0 : round > 0)
  const matching = items.filter(isShown)
  const done = countedItems(sheet, waiting)

  return (
    <Screen
      title={`Count sheet ${number}`}
      record={number}
      context={placeName}
      back={<TextLink href={countPath(number)}>{number}</TextLink>}
    >
      <div className={styles.sheet}>
        {denied && <Banner>{denied}</Banner>}
        <div className={styles.progress}>
          <ProgressBar
            label="Counted"
            value={done}
            max={Math.max(items.length, 1)}
            text={`${formats.number(done)} of ${formats.number(items.length)} items`}
          />
          {waiting.length > 0 && (
            <span className={styles.detail}>{`${formats.number(waiting.length)} not sent yet`}</span>
          )}
        </div>
        <UnsentEntries {...queue} />
        <MissedCodes {...codes} onDismiss={() => queue.discard(codes.missed)} />
        <div className={styles.tool}>
          {sections.length > 0 && (
            <Select
              label="Section"
              options={sections.map((name) => ({ id: name, label: name }))}
              value={section}
              onChange={setSection}
            />
          )}
          <Select label="Show" options={SHOWN} value={shown} onChange={setShown} />
          <ItemLookup
            label="Find or add an item"
            text={text}
            onType={(next) => {
              setText(next)
              setSaid('')
            }}
            onEnter={(code) => void codes.enter(code, matching)}
            onPick={goTo}
            refusalOf={() => undefined}
            error={codes.problem?.lines.join(' ')}
          />
          {!denied && <ScanSignalSwitch />}
          <span role="status">{said}</span>
        </div>
        <ul ref={list} className={styles.items} aria-label="Items">
          {matching.slice(0, most).map((item) => {
            const own = countedIn(item.itemID, section)
            return (
              <CountSheetRow
                key={item.itemID}
                item={item}
                counted={own}
                inAll={sum(inAll(item.itemID))}
                readOnly={denied !== undefined}
                onCount={(total) => count(item, toNumber(subtract(total, own ?? toQuantity(0))))}
              />
            )
          })}
        </ul>
        {matching.length === 0 && <p className={styles.none}>No items to show. Scan, or type an item above.</p>}
        {matching.length > most && (
          <Button onPress={() => setMost(most + ROWS)}>
            {`Show more (${formats.number(matching.length - most)} left)`}
          </Button>
        )}
      </div>
    </Screen>
  )
}

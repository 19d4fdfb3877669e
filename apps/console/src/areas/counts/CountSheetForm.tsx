import { add, type Quantity, subtract, sum, toNumber, toQuantity, toText } from '@greenroom/money'
import { explainUnknown } from '@greenroom/validation'
import { Banner, Button, countOf, ProgressBar, Screen, Select, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { formatsAtom } from '#data/formats.ts'
import { itemByCode } from '#data/items-by-code.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { ItemLookup } from '#documents/ItemLookup.tsx'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { useMay } from '#session/may.ts'
import type { CountSheet } from './counts.atoms.ts'
import { countedInSections, countedItems, countedKey } from './counted-items.ts'
import { CountSheetRow } from './CountSheetRow.tsx'
import styles from './counts.module.css'
import { countPath } from './paths.ts'
import { useTallies } from './use-tallies.ts'

type SheetItem = CountSheet['items'][number]

const SHOWN = [
  { id: 'ALL', label: 'All items' },
  { id: 'LEFT', label: 'Not counted yet' },
  { id: 'AGAIN', label: 'To be counted again' },
]

/** Rows at first, and with every press. */
const ROWS = 100

/** The items of a count with a stepper each. A scan anywhere on the page counts one. */
export function CountSheetForm({ sheet }: { sheet: CountSheet }) {
  const { number, placeName, sections } = sheet
  const api = useAtomValue(apiAtom)
  const formats = useAtomValue(formatsAtom)
  const { denied } = useMay('addCountTallies')
  const tallies = useTallies(number)
  const lookup = useAttempt()
  const list = useRef<HTMLUListElement>(null)
  const [section, setSection] = useState(sections[0] ?? '')
  const [shown, setShown] = useState('ALL')
  const [most, setMost] = useState(ROWS)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  /** Items that are not on the sheet, found here. */
  const [found, setFound] = useState<readonly SheetItem[]>([])
  /** Scanned codes that no item has, or several, and how often. */
  const [missed, setMissed] = useState<ReadonlyMap<string, number>>(new Map())

  const listed = new Set(sheet.items.map(({ itemID }) => itemID))
  const items = [...sheet.items, ...found.filter(({ itemID }) => !listed.has(itemID))]

  const totals = countedInSections(sheet, tallies.waiting)
  const countedIn = (itemID: string, name: string) => totals.get(countedKey(itemID, name))
  const inAll = (itemID: string): readonly Quantity[] =>
    (sections.length === 0 ? [''] : sections).flatMap((name) => countedIn(itemID, name) ?? [])

  function tally({ itemID, round }: SheetItem, quantity: number) {
    tallies.tally({ itemID, section, round, quantity })
  }

  /** Goes to an item, which joins the sheet if it is not on it. */
  function goTo({ itemID, name }: { itemID: string; name: string }): SheetItem {
    const known = items.find((item) => item.itemID === itemID)
    const item = known ?? { itemID, itemName: name, round: 0 }
    if (!known) setFound((before) => [item, ...before])
    setShown('ALL')
    setMost((before) => Math.max(before, items.indexOf(item) + 1, known ? 0 : items.length + 1))
    requestAnimationFrame(() => {
      const row = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-item') === itemID)
      row?.querySelector('input')?.focus()
    })
    return item
  }

  async function take(code: string, isScanned: boolean) {
    await lookup.attempt(async () => {
      const { item: answer, isShared } = await itemByCode(api, code)
      if (!answer) {
        setSaid(isShared ? `Several items have the code ${code}.` : explainUnknown(code))
        if (isScanned) setMissed((before) => new Map(before).set(code, (before.get(code) ?? 0) + 1))
        return
      }
      if (!isScanned) return void goTo(answer)
      const item = goTo(answer)
      tally(item, 1)
      const total = add(countedIn(item.itemID, section) ?? toQuantity(0), toQuantity(1))
      setSaid(`${item.itemID}: ${toText(total)}`)
    })
  }
  useScreenScan((code) => {
    if (denied === undefined) void take(code, true)
  })

  const isShown = ({ itemID, round }: SheetItem) =>
    shown === 'ALL' || (shown === 'LEFT' ? inAll(itemID).length === 0 : round > 0)
  const matching = items.filter(isShown)
  const done = countedItems(sheet)

  return (
    <Screen
      title={`Count sheet ${number}`}
      record={number}
      context={placeName}
      back={<TextLink href={countPath(number)}>{number}</TextLink>}
    >
      <div className={styles.sheet}>
        {denied && <Banner>{denied}</Banner>}
        <ProgressBar
          label="Counted"
          value={done}
          max={Math.max(items.length, 1)}
          text={`${formats.number(done)} of ${formats.number(items.length)} items`}
        />
        {tallies.problem && (
          <Banner
            tone={tallies.problem.isPassing ? 'warning' : 'danger'}
            title={countOf(tallies.waiting.length, 'entry is not sent yet', 'entries are not sent yet')}
            action={
              <Button size="small" onPress={tallies.retry}>
                Try again
              </Button>
            }
          >
            <ProblemText {...tallies.problem} />
          </Banner>
        )}
        {missed.size > 0 && (
          <Banner
            tone="warning"
            title={countOf(missed.size, 'scanned code was not counted', 'scanned codes were not counted')}
            action={
              <Button size="small" variant="quiet" onPress={() => setMissed(new Map())}>
                Dismiss
              </Button>
            }
          >
            {[...missed].map(([code, times]) => (times > 1 ? `${code} (${times} times)` : code)).join(', ')}
          </Banner>
        )}
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
            onEnter={(code) => {
              setText('')
              void take(code, false)
            }}
            onPick={goTo}
            refusalOf={() => undefined}
            error={lookup.problem?.lines.join(' ')}
          />
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
                onCount={(total) => tally(item, toNumber(subtract(total, own ?? toQuantity(0))))}
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

import { toQuantity, toText } from '@greenroom/money'
import { Banner, Button, countOf } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useResource } from '#data/use-resource.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { unsentEntries } from './counts.atoms.ts'
import styles from './counts.module.css'
import type { CountEntry } from './kept-sheet.ts'
import { type Entry, useEntries } from './use-entries.ts'

type UnsentEntriesProps = Pick<ReturnType<typeof useEntries>, 'entries' | 'sending' | 'problem' | 'retry' | 'discard'>

/** What could not be sent, and why. */
export function UnsentEntries({ entries, sending, problem, retry, discard }: UnsentEntriesProps) {
  const counted = entries.filter(({ itemID }) => itemID !== null)
  const refused = counted.filter(({ refusal }) => refusal !== undefined)
  const waiting = counted.filter(({ refusal }) => refusal === undefined)
  return (
    <>
      {problem && waiting.length > 0 && (
        <Banner
          tone={problem.isPassing ? 'warning' : 'danger'}
          title={countOf(waiting.length, 'entry has not been sent yet', 'entries have not been sent yet')}
          action={
            <>
              <Button size="small" pending={sending} onPress={retry}>
                Try again
              </Button>
              {!problem.isPassing && <DiscardButton onPress={() => discard(waiting)} />}
            </>
          }
        >
          {!problem.isPassing && <ProblemText {...problem} />}
          <p>
            {waiting.some(({ isKept }) => isKept === false)
              ? "This browser can't save entries. Stay on this page until everything has been sent."
              : 'Saved on this device, and sent as soon as possible.'}
          </p>
          {!problem.isPassing && <EntryList entries={waiting} />}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner
          tone="danger"
          title={countOf(
            refused.length,
            'entry was refused and does not count',
            'entries were refused and do not count',
          )}
          action={<DiscardButton onPress={() => discard(refused)} />}
        >
          <EntryList entries={refused} />
        </Banner>
      )}
    </>
  )
}

function DiscardButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" variant="quiet" onPress={onPress}>
      Discard
    </Button>
  )
}

function EntryList({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.sheetID} ${entry.sequence}`}>
          {wordsOf(entry)}
          {entry.refusal && `: ${entry.refusal}`}
        </li>
      ))}
    </ul>
  )
}

function wordsOf({ itemID, section, quantity }: CountEntry): string {
  return `${toText(toQuantity(quantity))} of ${itemID}${section && ` in ${section}`}`
}

/** Sends what a page before this one has left of a count, and shows what can't be sent. */
export function LeftEntries({ number }: { number: string }) {
  const { value: left = [] } = useResource(unsentEntries(useAtomValue(draftOwnerAtom)))
  return left.some((one) => one.number === number) && <Left key={number} number={number} left={left} />
}

function Left({ number, left }: { number: string; left: readonly CountEntry[] }) {
  return <UnsentEntries {...useEntries(number, left)} />
}

import { ApiError, type FieldError } from '@greenroom/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropEntries, keepEntry } from '#browser/kept-entries.ts'
import { newUUID } from '#data/new-uuid.ts'
import { type Problem, problemOf } from '#failures/problem.ts'
import { useWhenPassed } from '#failures/use-when-passed.ts'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { useLeaveQuestion } from '#forms/leave-question.tsx'
import { endedAtom } from '#session/ended.atoms.ts'
import { type CountSheet, type CountTally, sendTalliesAtom } from './counts.atoms.ts'
import { COUNT_ENTRY, type CountEntry, entryID } from './kept-sheet.ts'

export type Entry = CountEntry & {
  /** Whether it survives a reload; undefined while it is written. */
  isKept: boolean | undefined
  /** Why the server does not take it. */
  refusal?: string
}

/** Called with what has been counted of the items of some entries, and the last of them. */
export type OnSent = (counted: CountSheet['counted'], last: CountSheet['received'][number]) => Promise<void>

const MOST_AT_ONCE = 500
/** Milliseconds until what could not be sent is sent again. */
const PAUSE = 5_000

/**
 * What is counted on this device: each entry is written to its disk, then sent, and dropped once the server has it.
 * Begins with those that a page before this one has left, `left`. `onSent` is awaited before they are dropped.
 */
export function useEntries(number: string, left: readonly CountEntry[], onSent?: OnSent) {
  const owner = useAtomValue(draftOwnerAtom)
  const isEnded = useAtomValue(endedAtom)
  const send = useSetAtom(sendTalliesAtom)
  const [sheetID] = useState(newUUID)
  const sequence = useRef(0)
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    left.filter((one) => one.number === number).map((one) => ({ ...one, isKept: true })),
  )
  const [sending, setSending] = useState(false)
  const underWay = useRef<Promise<boolean>>(undefined)
  const [problem, setProblem] = useState<Problem>()
  const isLostByLeaving = entries.some(({ isKept }) => isKept === false)
  useLeaveQuestion(isLostByLeaving, {}, async () => {
    await underWay.current
    return flush()
  })

  /** In place of the entry with its ID, if there is one. */
  async function put(entry: CountEntry) {
    const id = entryID(entry)
    setEntries((all) => [...all.filter((one) => entryID(one) !== id), { ...entry, isKept: undefined }])
    const isKept = await keepEntry(COUNT_ENTRY, id, entry, owner)
    setEntries((all) => all.map((one) => (entryID(one) === id ? { ...one, isKept } : one)))
  }

  function remove(gone: readonly CountEntry[]) {
    const ids = gone.map(entryID)
    setEntries((all) => all.filter((one) => !ids.includes(entryID(one))))
    void dropEntries(COUNT_ENTRY, ids, owner)
  }

  /** Sends a batch, or waits for the one that is under way. Returns whether it was sent. */
  function flush(): Promise<boolean> {
    underWay.current ??= sendBatch().finally(() => {
      underWay.current = undefined
      setSending(false)
    })
    return underWay.current
  }

  /** What failed stays a problem until it is sent or given up. */
  async function sendBatch(): Promise<boolean> {
    const batch = nextBatch(entries)
    if (batch.length === 0) {
      setProblem(undefined)
      return false
    }
    setSending(true)
    try {
      const last = { sheetID: batch[0]!.sheetID, sequence: batch.at(-1)!.sequence }
      const tallies = talliesOf(batch, Date.now())
      const { counted } = await send(number, owner, { sheetID: last.sheetID, tallies })
      await onSent?.(counted, last)
      remove(batch)
      setProblem(undefined)
      return true
    } catch (failure) {
      const refusals = refusalsOf(failure, batch)
      setEntries((all) => all.map((one) => ({ ...one, refusal: refusals.get(entryID(one)) ?? one.refusal })))
      setProblem(refusals.size > 0 ? undefined : problemOf(failure))
      return false
    }
  }

  const retry = useEffectEvent(() => void flush())
  const isReady = !sending && !problem && nextBatch(entries).length > 0
  useEffect(() => {
    if (isReady) retry()
  }, [isReady, entries])
  useEffect(() => {
    // After a session has ended, it is sent again once the user is back.
    if (!problem?.isPassing || isEnded) return
    const timer = setTimeout(retry, PAUSE)
    const whenSeen = () => document.visibilityState === 'visible' && retry()
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [problem, isEnded])
  useWhenPassed(() => retry())

  return {
    entries,
    sending,
    problem,
    /** Counts something in a section. */
    count: (counted: Pick<CountEntry, 'itemID' | 'code' | 'section' | 'round' | 'quantity'>) =>
      // A scan whose item is found later is sent out of turn, so it is a sheet of its own.
      void put({
        ...counted,
        number,
        at: Date.now(),
        ...(counted.itemID === null ? { sheetID: newUUID(), sequence: 0 } : { sheetID, sequence: sequence.current++ }),
      }),
    /** Says which item a scan was of. */
    resolve: ({ isKept: _, refusal: __, ...entry }: Entry, item: Pick<CountEntry, 'itemID' | 'round'>) =>
      void put({ ...entry, ...item }),
    discard: remove,
    retry: () => void flush(),
  }
}

/** The first that can be sent, of one sheet and in its order: none before one that is still written. */
function nextBatch(entries: readonly Entry[]): readonly Entry[] {
  const open = entries.filter(({ itemID, refusal }) => itemID !== null && refusal === undefined)
  const sheet = open.filter(({ sheetID }) => sheetID === open[0]!.sheetID)
  const written = sheet.findIndex(({ isKept }) => isKept === undefined)
  return sheet.slice(0, written === -1 ? MOST_AT_ONCE : Math.min(written, MOST_AT_ONCE))
}

function talliesOf(entries: readonly Entry[], now: number): CountTally[] {
  return entries.map(({ sequence, itemID, section, round, quantity, at }) => {
    const secondsAgo = Math.max(0, Math.round((now - at) / 1_000))
    return { sequence, itemID: itemID!, section, round, quantity, secondsAgo }
  })
}

const OF_TALLY = /^tallies\.(\d+)\./

/** Why the server refuses some of a batch, by the IDs of the entries; nothing if it refuses it as a whole. */
function refusalsOf(failure: unknown, batch: readonly Entry[]): ReadonlyMap<string, string> {
  const errors: readonly FieldError[] = failure instanceof ApiError ? failure.errors : []
  return new Map(
    errors.flatMap(({ field, message }) => {
      const entry = batch[Number(OF_TALLY.exec(field)?.[1] ?? -1)]
      return entry ? [[entryID(entry), message] as const] : []
    }),
  )
}

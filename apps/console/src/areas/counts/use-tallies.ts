import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newUUID } from '#data/new-uuid.ts'
import { isLost } from '#api/keep-trying.ts'
import { type Problem, problemOf } from '#failures/problem.ts'
import { useWhenPassed } from '#failures/use-when-passed.ts'
import { useLeaveQuestion } from '#forms/leave-question.tsx'
import { type CountTally, sendTalliesAtom } from './counts.atoms.ts'

/** A tally that the server has not taken yet. */
export type Waiting = Omit<CountTally, 'secondsAgo'> & {
  /** Epoch milliseconds by the clock of the device. */
  at: number
}

const MOST_AT_ONCE = 500
/** Milliseconds until what could not be sent is sent again. */
const PAUSE = 5_000

/** What is counted on this sheet, and sent one after the other. What was not sent yet is kept until it is. */
export function useTallies(number: string) {
  const send = useSetAtom(sendTalliesAtom)
  const [sheetID] = useState(newUUID)
  const sequence = useRef(0)
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  useLeaveQuestion(waiting.length > 0, {}, () => flush())

  function tally(counted: Omit<Waiting, 'sequence' | 'at'>) {
    const one = { ...counted, sequence: sequence.current++, at: Date.now() }
    setWaiting((before) => [...before, one])
  }

  /** Returns whether it was sent. What failed stays a problem until it is. */
  async function flush(): Promise<boolean> {
    const now = Date.now()
    const sent = waiting.slice(0, MOST_AT_ONCE)
    const tallies = sent.map(({ at, ...one }) => ({ ...one, secondsAgo: Math.max(0, Math.round((now - at) / 1_000)) }))
    setSending(true)
    try {
      await send(number, { sheetID, tallies })
      setWaiting((all) => all.filter((one) => !sent.includes(one)))
      setProblem(undefined)
      return true
    } catch (failure) {
      setProblem({ ...problemOf(failure), isPassing: isLost(failure) })
      return false
    } finally {
      setSending(false)
    }
  }

  const retry = useEffectEvent(() => void (!sending && waiting.length > 0 && flush()))
  const isReady = waiting.length > 0 && !sending && !problem
  useEffect(() => {
    if (isReady) retry()
  }, [isReady])
  useEffect(() => {
    if (!problem?.isPassing) return
    const timer = setTimeout(retry, PAUSE)
    return () => clearTimeout(timer)
  }, [problem])
  useWhenPassed(() => retry())

  return {
    tally,
    problem,
    retry: () => void flush(),
    /** What was counted and not sent yet. */
    waiting,
  }
}

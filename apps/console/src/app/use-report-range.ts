import { isLongRange, rangeInWords } from '@greenroom/quick-dates'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AskedRange, askedIn, rangesOf, readAsked, withAsked } from './report-range.ts'
import { reportSettingsAtom } from './report-range.atoms.ts'

/**
 * The range of a report, which lives in the address; its range stays the same object as long as the address says the same.
 * Suspends until the company's zone and hours are known.
 */
export function useReportRange() {
  const { zone, hours, usual } = useAtomValue(reportSettingsAtom)
  const [params, setParams] = useSearchParams()
  const [now, setNow] = useState(Date.now)
  const said = askedIn(params)
  const asked = useMemo(() => readAsked(said, usual), [said, usual])
  const { range, compared } = useMemo(() => rangesOf(asked, { now, zone, hours }), [asked, now, zone, hours])

  function ask(next: AskedRange) {
    setNow(Date.now())
    setParams((before) => withAsked(before, next), { replace: true })
  }

  return {
    asked,
    range,
    compared,
    words: rangeInWords(range, zone),
    comparedWords: compared && rangeInWords(compared, zone),
    isLong: isLongRange(range),
    ask,
  }
}

export type ReportRange = ReturnType<typeof useReportRange>

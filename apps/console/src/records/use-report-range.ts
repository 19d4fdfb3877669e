import { type DateRange, isLongRange, rangeInWords } from '@greenroom/quick-dates'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AskedRange, askedIn, rangesOf, readAsked, withAsked } from './report-range.ts'
import { reportSettingsAtom } from './report-range.atoms.ts'

/**
 * The range of a report from the URL. The range stays the same object while the URL says the same. Suspends until the
 * company's time zone and hours are loaded.
 */
export function useReportRange() {
  const { zone, hours, firstDay, dateFormat, timeFormat, defaultRange } = useAtomValue(reportSettingsAtom)
  const [params, setParams] = useSearchParams()
  const [now, setNow] = useState(Date.now)
  const query = askedIn(params)
  const asked = useMemo(() => readAsked(query, defaultRange), [query, defaultRange])
  const { range, compared } = useMemo(
    () => rangesOf(asked, { now, zone, hours, firstDay }),
    [asked, now, zone, hours, firstDay],
  )
  const inWords = (each: DateRange) => rangeInWords(each, zone, { dateFormat, timeFormat })

  function ask(next: AskedRange) {
    setNow(Date.now())
    setParams((before) => withAsked(before, next), { replace: true })
  }

  return {
    asked,
    range,
    compared,
    words: inWords(range),
    comparedWords: compared && inWords(compared),
    isLong: isLongRange(range),
    ask,
  }
}

export type ReportRange = ReturnType<typeof useReportRange>

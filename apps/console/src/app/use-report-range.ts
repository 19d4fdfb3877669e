import { isLongRange, rangeInWords } from '@greenroom/quick-dates'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AskedRange, rangesOf, readAsked, withAsked } from './report-range.ts'
import { reportSettingsAtom } from './report-range.atoms.ts'

/** The range of a report, which lives in the address. Suspends until the company's zone and hours are known. */
export function useReportRange() {
  const { zone, hours, usual } = useAtomValue(reportSettingsAtom)
  const [params, setParams] = useSearchParams()
  const [now, setNow] = useState(Date.now)
  const asked = useMemo(() => readAsked(params, usual), [params, usual])
  return useMemo(() => {
    const { range, compared } = rangesOf(asked, { now, zone, hours })
    return {
      asked,
      range,
      compared,
      words: rangeInWords(range, zone),
      comparedWords: compared && rangeInWords(compared, zone),
      isLong: isLongRange(range),
      ask(next: AskedRange) {
        setNow(Date.now())
        setParams((before) => withAsked(before, next), { replace: true })
      },
    }
  }, [asked, now, zone, hours, setParams])
}

export type ReportRange = ReturnType<typeof useReportRange>

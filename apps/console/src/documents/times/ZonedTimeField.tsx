import { DateField, type DateFieldProps, INCOMPLETE_DATE } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { zoneName } from '#data/zone-name.ts'
import { instantOf, instantsOf, minuteAt } from './zoned-time.ts'

type ZonedTimeFieldProps = Pick<DateFieldProps, 'name' | 'label' | 'error' | 'isFilter'> & {
  /** A time of the API; '' for none, INCOMPLETE_DATE while parts of it are missing. */
  value: string
  /** What a blank field means: a sentence. */
  blank: string
  onChange: (value: string) => void
}

/**
 * A time on the clocks of the chosen zone. What was typed stays as it was typed, as long as it means the value; where the
 * clocks skip it or show it twice, the field says which time it means.
 */
export function ZonedTimeField({ value, blank, onChange, ...field }: ZonedTimeFieldProps) {
  const { timeZone, zoned } = useAtomValue(formatsAtom)
  const [typed, setTyped] = useState('')
  const at = isTime(value) ? Date.parse(value) : undefined
  const wall = timeOf(typed) === value ? typed : at === undefined ? value : minuteAt(at, timeZone)
  const isUnusual = at !== undefined && instantsOf(wall, timeZone).length !== 1

  function timeOf(minute: string): string {
    if (!isTime(minute)) return minute
    const meant = instantOf(minute, timeZone, at)
    return meant === at ? value : new Date(meant).toISOString()
  }

  return (
    <DateField
      {...field}
      time
      description={isUnusual ? `This means ${zoned(value)}.` : `In ${zoneName(timeZone)} time. ${blank}`}
      value={wall}
      onChange={(minute) => {
        setTyped(minute)
        onChange(timeOf(minute))
      }}
    />
  )
}

function isTime(text: string): boolean {
  return text !== '' && text !== INCOMPLETE_DATE
}

import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { INCOMPLETE_DATE, type LineProps } from '../field.ts'
import { TextField } from './TextField.tsx'

export interface DateFieldProps extends LineProps {
  /** Whether it has a time of day: YYYY-MM-DDTHH:mm in place of YYYY-MM-DD. */
  time?: boolean
  /** It narrows a list, which stays as it is while the date is incomplete: nothing is told of it then. */
  isFilter?: boolean
}

/** As people write years. Browsers also take the year 2, which is the first digit of another, and years of six digits. */
const WHOLE_YEAR = /^[1-9]\d{3}-/

/**
 * A date, whose parts are typed in any order in the field of the browser. One that is not complete has the value
 * INCOMPLETE_DATE, which no rule takes for a date or for none. The browser tells of it only that the field is blank but
 * wrong, so the field is read again after each key.
 */
export function DateField({ time, isFilter = false, onChange, ...props }: DateFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isIncomplete = isOpen || props.value === INCOMPLETE_DATE

  // The parts of an incomplete date stay in a browser's field until its value is set.
  useEffect(() => {
    if (props.value === '' && ref.current?.validity.badInput) ref.current.value = ''
  }, [props.value])

  function read({ currentTarget, type }: SyntheticEvent<HTMLInputElement>) {
    const { value, validity } = currentTarget
    const isWhole = WHOLE_YEAR.test(value) || (value === '' && !validity.badInput)
    const next = isWhole ? value : INCOMPLETE_DATE
    setText(value)
    setIsLeft(type === 'blur')
    setIsOpen(isFilter && !isWhole)
    if (next !== props.value && (isWhole || !isFilter)) onChange?.(next)
  }

  return (
    <TextField
      {...props}
      type={time ? 'datetime-local' : 'date'}
      value={isIncomplete ? text : props.value}
      error={props.error ?? (isIncomplete && isLeft ? 'Complete the date.' : undefined)}
      // Otherwise a browser waits for six digits of a year, and takes the day or hour that follows for them.
      input={{ ref, max: time ? '9999-12-31T23:59' : '9999-12-31', onChange: read, onKeyUp: read, onBlur: read }}
    />
  )
}

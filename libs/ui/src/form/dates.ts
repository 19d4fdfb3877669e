import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** The value of a date field that is neither blank nor a whole date: a part is missing, or the year is still short. */
export const INCOMPLETE_DATE = 'incomplete'

/** As people write years. Browsers also take the year 2, which is the first digit of another, and years of six digits. */
const WHOLE_YEAR = /^[1-9]\d{3}-/

/**
 * The parts of a date, typed in any order. The browser keeps them, and tells of an incomplete date only that it is blank
 * but wrong, so the field is read again after each key.
 */
export function useTypedDate(value: string, onChange?: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isLeft, setIsLeft] = useState(false)

  // The parts of an incomplete date stay in a browser's field until its value is set.
  useEffect(() => {
    if (value === '' && input.current?.validity.badInput) input.current.value = ''
  }, [value])

  function read({ currentTarget, type }: SyntheticEvent<HTMLInputElement>) {
    const { value: next, validity } = currentTarget
    const isWhole = WHOLE_YEAR.test(next) || (next === '' && !validity.badInput)
    setText(next)
    setIsLeft(type === 'blur')
    if ((isWhole ? next : INCOMPLETE_DATE) !== value) onChange?.(isWhole ? next : INCOMPLETE_DATE)
  }

  const isIncomplete = value === INCOMPLETE_DATE
  return {
    value: isIncomplete ? text : value,
    error: isIncomplete && isLeft ? 'Complete the date.' : undefined,
    input: { ref: input, onChange: read, onKeyUp: read, onBlur: read },
  }
}

import { INCOMPLETE_DATE } from '@greenroom/ui'
import { useState } from 'react'

/** The value of a date field that narrows a list: as long as it is incomplete, the list stays as it is. */
export function useWholeDate(value: string, onChange: (value: string) => void) {
  const [isIncomplete, setIsIncomplete] = useState(false)
  return {
    value: isIncomplete ? INCOMPLETE_DATE : value,
    onChange(next: string) {
      setIsIncomplete(next === INCOMPLETE_DATE)
      if (next !== INCOMPLETE_DATE) onChange(next)
    },
  }
}

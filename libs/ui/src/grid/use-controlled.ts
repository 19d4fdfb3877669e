import { useState } from 'react'

/** A value that the parent holds when it gives one, and that is kept here otherwise. */
export function useControlled<Value>(given: Value | undefined, initial: Value, onChange?: (value: Value) => void) {
  const [own, setOwn] = useState(initial)
  const change = (value: Value) => {
    if (given === undefined) setOwn(value)
    onChange?.(value)
  }
  return [given === undefined ? own : given, change] as const
}

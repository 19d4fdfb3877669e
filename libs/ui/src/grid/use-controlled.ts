import { useState } from 'react'

/** A value controlled by the parent if given, and otherwise kept here. */
export function useControlled<Value>(given: Value | undefined, initial: Value, onChange?: (value: Value) => void) {
  const [own, setOwn] = useState(initial)
  const change = (value: Value) => {
    if (given === undefined) setOwn(value)
    onChange?.(value)
  }
  return [given === undefined ? own : given, change] as const
}

import { useState, useSyncExternalStore } from 'react'

/** How the reader writes numbers. Fields and sheets hold them as plain text, with a decimal point and without groups. */
export interface Numbers {
  /** A number to read. */
  text: (value: number) => string
  /** The plain text of what was typed; text that is no number stays as it is. */
  read: (typed: string) => string
  /** Plain text as it would be typed. */
  typed: (plain: string) => string
}

const english = new Intl.NumberFormat('en')
const ENGLISH: Numbers = { text: (value) => english.format(value), read: (typed) => typed, typed: (plain) => plain }

let chosen = ENGLISH
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The numbers of the whole page: English ones, until others are chosen. */
export const numbers = {
  /** Without an argument, English ones again. */
  choose(next: Numbers = ENGLISH) {
    chosen = next
    for (const listener of listeners) listener()
  },
  text: (value: number) => chosen.text(value),
  read: (typed: string) => chosen.read(typed),
  typed: (plain: string) => chosen.typed(plain),
}

/** The same in a component, which follows a change. */
export function useNumbers(): Numbers {
  return useSyncExternalStore(subscribe, () => chosen)
}

/**
 * The text of a field whose value is plain, with at least so many decimals: what was typed stays as it was typed, as long
 * as it means the value.
 */
export function useTypedNumber(value: string, onChange?: (value: string) => void, decimals = 0) {
  const { read, typed } = useNumbers()
  const [text, setText] = useState<string>()
  return {
    value: text !== undefined && read(text) === value ? text : typed(padded(value, decimals)),
    onChange(next: string) {
      setText(next)
      onChange?.(read(next))
    },
  }
}

/** Plain text with at least so many decimals: "12" with two is "12.00". Text that is no number stays as it is. */
function padded(plain: string, decimals: number): string {
  if (decimals === 0 || !/^-?\d+(\.\d+)?$/.test(plain)) return plain
  const [whole, fraction = ''] = plain.split('.')
  return `${whole}.${fraction.padEnd(decimals, '0')}`
}

/** Reads a value from outside; undefined if it doesn't have this shape. */
export type Reader<Value> = (value: unknown) => Value | undefined

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)

/** A value, or null. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value))
}

export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (value) => words.find((word) => word === value)
}

export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined
    const list = value.map(read)
    return list.includes(undefined) ? undefined : (list as Value[])
  }
}

/** Values under any names. */
export function recordOf<Value>(read: Reader<Value>): Reader<Record<string, Value>> {
  return (value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).map(([name, one]) => [name, read(one)] as const)
    return entries.some(([, one]) => one === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Record<string, Value>)
  }
}

/** Only these fields; others are dropped. */
export function fields<Value extends object>(readers: { [Name in keyof Value]-?: Reader<Value[Name]> }): Reader<Value> {
  return (value) => {
    if (!isRecord(value)) return undefined
    const names = Object.keys(readers) as (keyof Value & string)[]
    const read = names.map((name) => [name, readers[name](value[name])] as const)
    return read.some(([, each]) => each === undefined) ? undefined : (Object.fromEntries(read) as Value)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

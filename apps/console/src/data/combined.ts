import { atom, type Atom } from 'jotai'

type Parts<Atoms> = { [Name in keyof Atoms]: Atoms[Name] extends Atom<infer Value> ? Awaited<Value> : never }

/** The values of settled promises, so that they can be read synchronously when another atom changes. */
const settled = new WeakMap<Promise<unknown>, unknown>()

/**
 * Combines several atoms, loaded in parallel. It suspends until all are loaded, but not when one of them is reloaded in
 * the background.
 */
export function combined<Atoms extends Record<string, Atom<unknown>>, Value = Parts<Atoms>>(
  atoms: Atoms,
  make: (parts: Parts<Atoms>) => Value = (parts) => parts as Value,
): Atom<Value | Promise<Value>> {
  const names = Object.keys(atoms)
  const whole = (parts: readonly unknown[]) =>
    make(Object.fromEntries(names.map((name, index) => [name, parts[index]])) as Parts<Atoms>)
  return atom((get) => {
    const parts = Object.values(atoms).map((each) => known(get(each)))
    if (!parts.some((part) => part instanceof Promise)) return whole(parts)
    const coming = Promise.all(parts).then((values) => {
      parts.forEach((part, index) => note(part, values[index]))
      const value = whole(values)
      note(coming, value)
      return value
    })
    return coming
  })
}

/** The value of an atom, or `fallback` if it can't be loaded. */
export function orElse<Value, Fallback>(source: Atom<Value>, fallback: Fallback) {
  return atom((get): Awaited<Value> | Fallback | Promise<Awaited<Value> | Fallback> => {
    const value = known(get(source))
    if (!(value instanceof Promise)) return value as Awaited<Value>
    const coming: Promise<Awaited<Value> | Fallback> = value.catch(() => fallback)
    void coming.then((came) => note(coming, came))
    return coming
  })
}

function known(part: unknown): unknown {
  return part instanceof Promise && settled.has(part) ? settled.get(part) : part
}

function note(part: unknown, value: unknown): void {
  if (part instanceof Promise) settled.set(part, value)
}

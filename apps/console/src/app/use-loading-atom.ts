import { useEffect, useMemo } from 'react'

/** In milliseconds: longer than React takes to show what it has begun. */
const FORGOTTEN_AFTER = 10_000

/** Atoms of renders that nobody has seen yet, by what made them and the arguments. */
const begun = new Map<unknown, Map<string, unknown>>()

/**
 * The atom that `make` makes of these arguments, for this component alone: it loads when the component first shows it,
 * and anew where it is shown again later. React throws first renders away that wait for data, and their memory with
 * them; what they began to load is found again here, so that the server is asked once. `again` asks for another one.
 */
export function useLoadingAtom<Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
  args: Args,
  again = 0,
): Made {
  const key = JSON.stringify([args, again])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the arguments, which are new objects with each render
  const made = useMemo(() => begun.get(make)?.get(key) ?? begin(make, key, make(...args)), [make, key])
  useEffect(() => forget(make, key), [make, key])
  return made as Made
}

function begin(make: unknown, key: string, made: unknown): unknown {
  begun.set(make, (begun.get(make) ?? new Map<string, unknown>()).set(key, made))
  setTimeout(() => forget(make, key), FORGOTTEN_AFTER)
  return made
}

function forget(make: unknown, key: string): void {
  begun.get(make)?.delete(key)
}

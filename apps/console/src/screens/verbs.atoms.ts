import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useId } from 'react'

/** What the current screen can do, for the palette. */
export type Verb = {
  label: string
  /** Other words that find it. */
  also?: string
  perform: () => void
}

const verbsByPartAtom = atom<ReadonlyMap<string, readonly Verb[]>>(new Map())

/** The verbs of all parts of the screen. */
export const verbsAtom = atom((get) => [...get(verbsByPartAtom).values()].flat())

/** Offers verbs in the palette while this is mounted: those that are possible now. */
export function useVerbs(verbs: readonly Verb[]) {
  const part = useId()
  const setVerbs = useSetAtom(verbsByPartAtom)
  const perform = useEffectEvent((label: string) => verbs.find((verb) => verb.label === label)?.perform())
  const offered = JSON.stringify(verbs.map(({ label, also }) => ({ label, also })))
  useEffect(() => {
    const shown: Omit<Verb, 'perform'>[] = JSON.parse(offered)
    const performed = shown.map((verb): Verb => ({ ...verb, perform: () => perform(verb.label) }))
    setVerbs((before) => new Map([...before, [part, performed]]))
    return () => setVerbs((before) => new Map([...before].filter(([other]) => other !== part)))
  }, [part, offered, setVerbs])
}

import { atom } from 'jotai'

/** Long work that goes on when the user leaves its screen. The top bar shows it (look.md, Forms). */
export type Work = {
  id: string
  /** What is going on: "Importing products.csv". */
  label: string
  state: 'running' | 'done' | 'failed' | 'cancelled'
  /** How far it is, in `unit`s; without a total the end is not known. */
  done: number
  total?: number
  unit: string
  /** The screen that it belongs to. */
  href: string
  onCancel?: () => void
}

/** All long work of this session, the oldest first. */
export const workAtom = atom<readonly Work[]>([])

/** Adds work, or takes the newer word on work of the same id. */
export const reportWorkAtom = atom(null, (get, set, work: Work) => {
  const known = get(workAtom)
  const at = known.findIndex(({ id }) => id === work.id)
  set(workAtom, at < 0 ? [...known, work] : known.with(at, work))
})

/** Takes finished work out of the top bar. */
export const dropWorkAtom = atom(null, (get, set, id: string) => {
  set(
    workAtom,
    get(workAtom).filter((work) => work.id !== id),
  )
})

import { atom } from 'jotai'
import { sessionAtom } from './session.atoms.ts'

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

const keptAtom = atom<{ owner: string | null; list: readonly Work[] }>({ owner: null, list: [] })

const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.at === 'signedIn' ? `${session.companyCode}/${session.user.userID}` : null
})

/** All long work of the signed-in user, the oldest first. */
export const workAtom = atom((get): readonly Work[] => {
  const { owner, list } = get(keptAtom)
  return owner === get(ownerAtom) ? list : []
})

/** Adds work, or takes the newer word on work of the same id. What is left of a user who has gone is not heard. */
export const reportWorkAtom = atom(null, (get, set, work: Work) => {
  const [owner, known] = [get(ownerAtom), get(workAtom)]
  if (owner === null) return
  const at = known.findIndex(({ id }) => id === work.id)
  set(keptAtom, { owner, list: at < 0 ? [...known, work] : known.with(at, work) })
})

/** Takes finished work out of the top bar. */
export const dropWorkAtom = atom(null, (get, set, id: string) => {
  set(keptAtom, { owner: get(ownerAtom), list: get(workAtom).filter((work) => work.id !== id) })
})

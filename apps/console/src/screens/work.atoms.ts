import { atom } from 'jotai'
import { sessionAtom } from '#session/session.atoms.ts'

/** Work that continues when the user leaves its screen. The top bar shows it (look.md, Forms). */
export type Work = {
  id: string
  /** What is running: "Importing products.csv". */
  label: string
  state: 'running' | 'done' | 'failed' | 'canceled'
  /** The progress in `unit`s; without a total, the end isn't known. */
  done: number
  total?: number
  unit: string
  /** The path of its screen. */
  href: string
  onCancel?: () => void
}

const keptAtom = atom<{ owner: string | null; list: readonly Work[] }>({ owner: null, list: [] })

const ownerAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.at === 'signedIn' ? `${session.companyCode}/${session.user.userID}` : null
})

/** The signed-in user's work, oldest first. */
export const workAtom = atom((get): readonly Work[] => {
  const { owner, list } = get(keptAtom)
  return owner === get(ownerAtom) ? list : []
})

/** Adds or updates work by its ID. Work of a user who has signed out is ignored. */
export const reportWorkAtom = atom(null, (get, set, work: Work) => {
  const [owner, known] = [get(ownerAtom), get(workAtom)]
  if (owner === null) return
  const at = known.findIndex(({ id }) => id === work.id)
  set(keptAtom, { owner, list: at < 0 ? [...known, work] : known.with(at, work) })
})

/** Removes finished work from the top bar. */
export const dropWorkAtom = atom(null, (get, set, id: string) => {
  set(keptAtom, { owner: get(ownerAtom), list: get(workAtom).filter((work) => work.id !== id) })
})

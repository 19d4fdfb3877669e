import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { apiAtom } from '#api/api.ts'
import { partnerDomainAtom } from './partner-domain.atoms.ts'
import { hasPageAtom, userAtom } from './session.atoms.ts'
import { keep, readStored, type RecordKind } from '#browser/stored-records.ts'

/** Includes the current company, so that a partner's records of one merchant don't appear at another. */
const companyCodeAtom = atom((get) => get(partnerDomainAtom) ?? get(userAtom).companyCode)
const userIDAtom = atom((get) => get(userAtom).userID)
const ownerAtom = atom((get) => ({ companyCode: get(companyCodeAtom), userID: get(userIDAtom) }))

/**
 * A record that this browser keeps for each company and user (section 3, local browser storage). It has its initial
 * value until it is read, or if nothing is stored. Writing takes a function of the previous value, shows the result at
 * once and stores it.
 */
export function ownRecordAtom<Value>(kind: RecordKind<Value>, initial: Value) {
  const storedAtom = atom((get) => {
    // A new session reads again what the last one stored or removed.
    get(apiAtom)
    return readStored(kind, get(ownerAtom))
  })
  const readAtom = unwrap(storedAtom)
  const changedAtom = atom<{ from: Promise<Value | undefined>; value: Value }>()
  const newestAtom = atom((get) => {
    const changed = get(changedAtom)
    return changed?.from === get(storedAtom) ? changed : undefined
  })
  return atom(
    (get): Value => get(newestAtom)?.value ?? get(readAtom) ?? initial,
    async (get, set, change: (before: Value) => Value) => {
      if (!get(hasPageAtom)) return
      const from = get(storedAtom)
      const stored = await from
      const value = change(get(newestAtom)?.value ?? stored ?? initial)
      // The session may have ended meanwhile.
      if (!get(hasPageAtom) || get(storedAtom) !== from) return
      set(changedAtom, { from, value })
      await keep(kind, value, get(ownerAtom))
    },
  )
}

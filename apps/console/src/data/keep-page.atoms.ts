import { atom } from 'jotai'
import { invalidateAtom } from './held.atoms.ts'
import { openedAnswersAtom, seenAnswersAtom } from '#api/seen-answers.ts'
import { OPENED_PAGE } from '#session/opened-page.ts'
import { partnerDomainAtom } from '#session/partner-domain.atoms.ts'
import { previewAtom } from '#session/preview.atoms.ts'
import { reauthorizeAtom, sessionAtom } from '#session/session.atoms.ts'
import { isKept, keep } from '#browser/stored-records.ts'

/** The count of the answers that were kept last. */
const keptCountAtom = atom(-1)

/** Keeps what reopens this page after a reload without a connection. A preview isn't kept: a reload ends it. */
export const keepPageAtom = atom(null, async (get, set) => {
  const session = get(sessionAtom)
  if (session.at !== 'signedIn' || get(previewAtom)) return
  const { user, features, places, accountConfigurations } = session
  const owner = { ...user, merchant: get(partnerDomainAtom) }
  const seen = get(seenAnswersAtom)
  const count = seen.count()
  if (count === get(keptCountAtom) && isKept(OPENED_PAGE, owner)) return
  const { userID, userName, name = null, companyCode, roleID, role, employeeID = null, enablePin = false } = user
  const kept = { userID, userName, name, companyCode, roleID, role, employeeID, enablePin }
  set(keptCountAtom, count)
  // Until the server can be reached, a reopened page has only what was kept before.
  const answers = { ...get(openedAnswersAtom), ...(await seen.all()) }
  await keep(OPENED_PAGE, { user: kept, features, places, accountConfigurations, answers }, owner)
})

/** Replaces what was kept before a reload, once the server can be reached: permissions and every list. */
export const renewOpenedAtom = atom(null, (get, set) => {
  if (get(openedAnswersAtom) === null) return
  set(openedAnswersAtom, null)
  void set(reauthorizeAtom)
  set(invalidateAtom, null)
})

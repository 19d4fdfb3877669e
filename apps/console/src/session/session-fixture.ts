import { createStore } from 'jotai'
import { expect, vi } from 'vitest'
import { answering, type Answers } from '#data/answering-fixture.ts'
import { renewApiAtom, sessionAtom } from './session.atoms.ts'

export { type Answers, loginAnswer, Refusal } from '#data/answering-fixture.ts'

/** Replaces the network with a server. Returns the calls made. */
export function serve(answers: Answers): Request[] {
  const calls: Request[] = []
  const answer = answering(answers)
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.clone())
    return answer(request)
  })
  return calls
}

/** A store in which a user of the served company is signed in. Call `serve` first. */
export async function signedInStore() {
  const store = createStore()
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  await vi.waitFor(() => expect(store.get(sessionAtom).at).toBe('signedIn'))
  return store
}

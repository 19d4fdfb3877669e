import { atom } from 'jotai'

/** While an operation waits for the user to prove who they are: tells it whether they did. Null otherwise. */
export const confirmationAtom = atom<{ settle: (isGiven: boolean) => void } | null>(null)

/** Opens the dialog that asks, and resolves once it has closed. */
export const askToConfirmAtom = atom(null, (_get, set): Promise<boolean> => {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>()
  set(confirmationAtom, { settle })
  return promise.finally(() => set(confirmationAtom, null))
})

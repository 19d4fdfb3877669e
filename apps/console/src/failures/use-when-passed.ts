import { useWhenBack } from '#browser/use-when-back.ts'
import { endedAtom } from '#session/ended.atoms.ts'

/** Calls `passed` when calls work again: the server can be reached, or the user has signed in again over the page. */
export function useWhenPassed(passed: () => void): void {
  useWhenBack(passed)
  useWhenBack(passed, endedAtom)
}

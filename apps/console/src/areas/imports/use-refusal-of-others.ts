import { useAtomValue } from 'jotai'
import { userAtom } from '#session/session.atoms.ts'
import type { Import } from './import.atoms.ts'

/** Why the user can't apply an import: it was checked with the rights of whoever started it. */
export function useRefusalOfOthers({ createdBy }: Pick<Import, 'createdBy'>): string | undefined {
  const { userName } = useAtomValue(userAtom)
  return createdBy === userName ? undefined : `Only ${createdBy}, who started this import, can apply it.`
}

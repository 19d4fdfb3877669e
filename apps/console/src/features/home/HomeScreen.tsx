import { Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { userAtom } from '#app/session.atoms.ts'

export function HomeScreen() {
  const { userName } = useAtomValue(userAtom)
  return <Screen title={`Hello, ${userName}`} />
}

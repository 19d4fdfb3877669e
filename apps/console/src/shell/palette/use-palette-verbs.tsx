import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { LogOut, Moon, Plus, Sun, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { appearanceAtom } from '#browser/appearance.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom, sessionAtom } from '#session/session.atoms.ts'
import { chooseAppearanceAtom } from '../choose-appearance.atoms.ts'
import { isAvailableAtom } from '#screens/screen-access.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { type Verb, verbsAtom } from '#screens/verbs.atoms.ts'

/** A verb as the palette shows it. */
export type PaletteVerb = Verb & { id: string; icon: ReactNode; hint?: string | undefined; isDisabled?: true }

/** What the screen can do, what can be begun from anywhere, and the verbs of the user menu. */
export function usePaletteVerbs(): readonly PaletteVerb[] {
  const navigate = useNavigate()
  const grants = useAtomValue(grantsAtom)
  const isAvailable = useAtomValue(isAvailableAtom)
  const { dark } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const [, send] = useAtom(sessionAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  const here = useAtomValue(verbsAtom).map((verb) => ({ ...verb, id: `verb ${verb.label}`, icon: <Zap /> }))
  const pages = useAtomValue(screensAtom)
    .filter(isAvailable)
    .flatMap(({ verbs = [] }) => verbs)
    .filter(({ operation }) => mayCall(grants, operation).may)
    .map(({ label, also, href }) => {
      return { id: `begin ${label}`, label, also, icon: <Plus />, perform: () => void navigate(href) }
    })
  return [
    ...here,
    ...pages,
    {
      id: 'dark',
      label: dark ? 'Turn dark mode off' : 'Turn dark mode on',
      also: 'light theme appearance',
      icon: dark ? <Sun /> : <Moon />,
      perform: () => choose({ dark: !dark }),
    },
    {
      id: 'logout',
      label: 'Log out',
      also: 'sign out logout',
      icon: <LogOut />,
      perform: () => send({ type: 'signOut', dirty }),
    },
  ]
}

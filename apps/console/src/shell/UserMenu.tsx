import { Button, countOf, MenuButton, type MenuGroup } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { CircleUser, KeyRound, LogOut, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { capitalized } from '#data/capitalized.ts'
import { appearanceAtom, DENSITIES, THEMES } from '#browser/appearance.atoms.ts'
import { chooseAppearanceAtom } from './choose-appearance.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { sessionAtom, userAtom } from '#session/session.atoms.ts'

/** The user's name, appearance settings and logout. */
export function UserMenu() {
  const { userName, role } = useAtomValue(userAtom)
  const [session, send] = useAtom(sessionAtom)
  const { dark, theme, density } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  const navigate = useNavigate()
  const daysLeft = session.at === 'signedIn' ? session.passwordDaysLeft : undefined

  const groups: MenuGroup[] = [
    {
      id: 'dark',
      title: role ? `${userName}, ${role}` : userName,
      entries: [
        {
          id: 'dark',
          label: dark ? 'Turn dark mode off' : 'Turn dark mode on',
          icon: dark ? <Sun /> : <Moon />,
          onPick: () => choose({ dark: !dark }),
        },
      ],
    },
    {
      id: 'theme',
      title: 'Theme',
      chosen: theme,
      entries: THEMES.map((id) => ({ id, label: capitalized(id), onPick: () => choose({ theme: id }) })),
    },
    {
      id: 'density',
      title: 'Density',
      chosen: density,
      entries: DENSITIES.map((id) => ({ id, label: capitalized(id), onPick: () => choose({ density: id }) })),
    },
    {
      id: 'session',
      title: daysLeft === undefined ? undefined : passwordWords(daysLeft),
      entries: [
        { id: 'account', label: 'Your account', icon: <KeyRound />, onPick: () => navigate('/app/account') },
        { id: 'logout', label: 'Log out', icon: <LogOut />, onPick: () => send({ type: 'signOut', dirty }) },
      ],
    },
  ]
  return (
    <MenuButton
      label="User"
      placement="bottom end"
      groups={groups}
      trigger={<Button variant="quiet" icon={<CircleUser />} aria-label={`User menu of ${userName}`} />}
    />
  )
}

function passwordWords(days: number): string {
  if (days < 0) return 'Password has expired'
  return `Password expires in ${countOf(days, 'day')}`
}

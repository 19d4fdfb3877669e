import { Sidebar, SidebarEntry, SidebarGroup } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { Mark } from './Mark.tsx'
import { GROUPS, type ScreenRoute, screens } from './routes.tsx'
import { isOfferedAtom } from './screen-access.ts'

/** One entry per screen that exists and that the user may read; a group without entries is not there (section 2). */
export function Navigation() {
  const { pathname } = useLocation()
  const isOffered = useAtomValue(isOfferedAtom)
  const offered = screens.filter((screen) => screen.offered === 'sidebar' && isOffered(screen))
  const current = offered.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <Sidebar mark={<Mark />} name="Greenroom">
      {offered.filter(({ group }) => group === undefined).map((screen) => entryOf(screen, current))}
      {Object.entries(GROUPS).map(([group, Icon]) => {
        const members = offered.filter((screen) => screen.group === group)
        if (members.length === 0) return null
        return (
          <SidebarGroup key={group} label={group} icon={<Icon />} current={current?.group === group}>
            {members.map((screen) => entryOf(screen, current))}
          </SidebarGroup>
        )
      })}
    </Sidebar>
  )
}

function entryOf(screen: ScreenRoute, current: ScreenRoute | undefined) {
  const { path, label, group, icon: Icon } = screen
  return (
    <SidebarEntry
      key={path}
      label={label}
      href={path}
      current={screen === current}
      icon={group === undefined ? <Icon /> : undefined}
    />
  )
}

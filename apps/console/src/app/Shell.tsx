import { AppFrame, Sidebar, SidebarEntry, SidebarGroup } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useLocation, useNavigate } from 'react-router-dom'
import { LeaveQuestion } from './leave-question.tsx'
import { Mark } from './Mark.tsx'
import { type Group, GROUPS, screens } from './routes.tsx'
import { mayOpen } from './screen-access.ts'
import { grantsAtom } from './session.atoms.ts'

/** What stays while screens change: sidebar, top bar, and the questions that any screen may raise. */
export function Shell() {
  const navigate = useNavigate()
  const [collapsed, setCollapsed] = useState(false)
  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <AppFrame sidebar={<Navigation />} topbar={null} collapsed={collapsed} onCollapse={setCollapsed}>
        <Outlet />
      </AppFrame>
      <LeaveQuestion />
    </LinkProvider>
  )
}

/** One entry per screen that exists and that the user may read; a group without entries is not there (section 2). */
function Navigation() {
  const { pathname } = useLocation()
  const grants = useAtomValue(grantsAtom)
  const offered = screens.filter((screen) => screen.offered === 'sidebar' && mayOpen(screen, grants))
  const current = offered.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const entries = (list: typeof offered) =>
    list.map((screen) => (
      <SidebarEntry
        key={screen.path}
        label={screen.label}
        href={screen.path}
        current={screen === current}
        icon={screen.group ? undefined : <screen.icon />}
      />
    ))
  return (
    <Sidebar mark={<Mark />} name="Greenroom">
      {entries(offered.filter(({ group }) => group === undefined))}
      {Object.entries(GROUPS).map(([group, Icon]) => {
        const members = offered.filter((screen) => screen.group === group)
        if (members.length === 0) return null
        return (
          <SidebarGroup key={group} label={group} icon={<Icon />} current={current?.group === (group as Group)}>
            {entries(members)}
          </SidebarGroup>
        )
      })}
    </Sidebar>
  )
}

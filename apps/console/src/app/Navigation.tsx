import { Sidebar, SidebarEntry, SidebarGroup, SidebarSection } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ADDITIONAL_ATTRIBUTES, ATTRIBUTES_PATH } from './attribute-path.ts'
import { AttributeEntries } from './AttributeEntries.tsx'
import { Mark } from './Mark.tsx'
import { GROUPS, HEADINGS, type ScreenRoute, screens } from './routes.tsx'
import { isOfferedAtom } from './screen-access.ts'

/** One entry per screen that exists and that the user may read; a group without entries is not there (section 2). */
export function Navigation() {
  const { pathname } = useLocation()
  const isOffered = useAtomValue(isOfferedAtom)
  const offered = screens.filter((screen) => screen.offered === 'sidebar' && isOffered(screen))
  const current = offered.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const entries = (members: readonly ScreenRoute[]) => members.map((screen) => entryOf(screen, current, pathname))
  return (
    <Sidebar mark={<Mark />} name="Greenroom">
      {entries(offered.filter(({ group }) => group === undefined))}
      {Object.entries(GROUPS).map(([group, Icon]) => {
        const members = offered.filter((screen) => screen.group === group)
        if (members.length === 0) return null
        return (
          <SidebarGroup key={group} label={group} icon={<Icon />} current={current?.group === group}>
            {entries(members.filter(({ heading }) => heading === undefined))}
            {HEADINGS.map((heading) => {
              const below = members.filter((screen) => screen.heading === heading)
              if (below.length === 0) return null
              return (
                <SidebarSection key={heading} label={heading}>
                  {heading === ADDITIONAL_ATTRIBUTES && (
                    <Suspense>
                      <AttributeEntries />
                    </Suspense>
                  )}
                  {entries(below)}
                </SidebarSection>
              )
            })}
          </SidebarGroup>
        )
      })}
    </Sidebar>
  )
}

function entryOf(screen: ScreenRoute, current: ScreenRoute | undefined, pathname: string) {
  const { path, label, group, icon: Icon } = screen
  // Each additional attribute has an entry of its own.
  const isCurrent = screen === current && (path !== ATTRIBUTES_PATH || pathname === path)
  return (
    <SidebarEntry
      key={path}
      label={label}
      href={path}
      current={isCurrent}
      icon={group === undefined ? <Icon /> : undefined}
    />
  )
}

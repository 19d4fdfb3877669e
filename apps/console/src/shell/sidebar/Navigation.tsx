import { Sidebar, SidebarEntry, SidebarGroup, SidebarSection } from '@greenroom/ui'
import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ADDITIONAL_ATTRIBUTES, ATTRIBUTES_PATH } from '#screens/attribute-path.ts'
import { AttributeEntries } from './AttributeEntries.tsx'
import { Mark } from '#sign-in/Mark.tsx'
import type { ScreenRoute } from '#screens/area.ts'
import { type Group, GROUPS, HEADINGS } from '#screens/groups.ts'
import { screensAtom } from '#screens/screens.atoms.ts'
import { pinnedPlacesAtom } from '../places.atoms.ts'
import { isOfferedAtom } from '#screens/screen-access.ts'
import { openGroup, sidebarAtom } from './sidebar.atoms.ts'

const PinnedPages = lazy(async () => ({ default: (await import('./PinnedPages.tsx')).PinnedPages }))

/** The screens that the user may read, by group; empty groups are left out (section 2). */
export function Navigation() {
  const { pathname } = useLocation()
  const isOffered = useAtomValue(isOfferedAtom)
  const hasPins = useAtomValue(pinnedPlacesAtom).length > 0
  const offered = useAtomValue(screensAtom).filter((screen) => screen.offered === 'sidebar' && isOffered(screen))
  const [sidebar, change] = useAtom(sidebarAtom)
  const current = offered.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const groups = (Object.keys(GROUPS) as Group[]).filter((group) => offered.some((screen) => screen.group === group))
  const open = openGroup(sidebar, current?.group, groups)
  const entries = (members: readonly ScreenRoute[]) => members.map((screen) => entryOf(screen, current, pathname))
  return (
    <Sidebar mark={<Mark />} name="Greenroom">
      {hasPins && (
        <Suspense>
          <PinnedPages />
        </Suspense>
      )}
      {entries(offered.filter(({ group }) => group === undefined))}
      {groups.map((group) => {
        const Icon = GROUPS[group]
        const members = offered.filter((screen) => screen.group === group)
        return (
          <SidebarGroup
            key={group}
            label={group}
            icon={<Icon />}
            current={current?.group === group}
            expanded={open === group}
            onExpandedChange={(expanded) =>
              change((before) => ({ ...before, open: expanded ? group : '', at: current?.group ?? '' }))
            }
          >
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
  // Each additional attribute has its own entry.
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

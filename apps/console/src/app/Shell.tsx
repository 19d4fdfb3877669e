import { AppFrame, SearchButton, TopBar } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { appearanceAtom } from './appearance.atoms.ts'
import { chooseAppearanceAtom } from './choose-appearance.atoms.ts'
import { anyDirtyAtom } from './dirty.atoms.ts'
import { GatewayDialog } from './GatewayDialog.tsx'
import { Identity } from './Identity.tsx'
import { IdleNotice } from './IdleNotice.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { Navigation } from './Navigation.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { OnboardingBanner } from './OnboardingBanner.tsx'
import { PartnerBanner } from './PartnerBanner.tsx'
import { PreviewBanner } from './PreviewBanner.tsx'
import { gatewayFailureAtom } from './connection.atoms.ts'
import { ReleaseBar } from './ReleaseBar.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { SyncStatus } from './SyncStatus.tsx'
import { useLiveData } from './use-live-data.ts'
import { useScanner } from './use-scanner.ts'
import { UserMenu } from './UserMenu.tsx'
import { WorkStatus } from './WorkStatus.tsx'

const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

const ON_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What stays while screens change: sidebar, top bar, palette, and the questions that any screen may raise. */
export function Shell() {
  const navigate = useNavigate()
  const { narrowSidebar } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const [failure, setFailure] = useAtom(gatewayFailureAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  /** What the palette is open with, or null. */
  const [search, setSearch] = useState<string | null>(null)

  useLiveData()
  useScanner(setSearch)

  // Ahead of the first use, so that nothing typed after the keys is lost.
  useEffect(() => void loadPalette(), [])

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setSearch('')
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])

  const topbar = (
    <TopBar
      start={<Identity />}
      search={
        <SearchButton
          label="Search items and screens"
          shortcut={ON_MAC ? '⌘ K' : 'Ctrl K'}
          onPress={() => setSearch('')}
        />
      }
      end={
        <>
          <WorkStatus />
          <SyncStatus />
          <UserMenu />
        </>
      }
    />
  )

  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <AppFrame
        sidebar={<Navigation />}
        topbar={topbar}
        collapsed={narrowSidebar}
        onCollapse={(narrow) => choose({ narrowSidebar: narrow })}
      >
        <PartnerBanner />
        <OfflineBar />
        <PreviewBanner />
        <OnboardingBanner />
        <ReleaseBar />
        <Outlet />
      </AppFrame>
      {search !== null && (
        <Suspense>
          <Palette search={search} onClose={() => setSearch(null)} />
        </Suspense>
      )}
      <LeaveQuestion />
      <SignOutQuestion />
      <IdleNotice />
      <SignInAgain />
      {failure !== null && <GatewayDialog failure={failure} onStay={dirty ? () => setFailure(null) : undefined} />}
    </LinkProvider>
  )
}

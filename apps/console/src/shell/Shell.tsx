import { AppFrame, SearchButton, TopBar } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { appearanceAtom } from '#browser/appearance.atoms.ts'
import { chooseAppearanceAtom } from './choose-appearance.atoms.ts'
import { anyDirtyAtom } from '#forms/dirty.atoms.ts'
import { GatewayDialog } from './GatewayDialog.tsx'
import { Identity } from './Identity.tsx'
import { IdleNotice } from './banners/IdleNotice.tsx'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { Navigation } from './sidebar/Navigation.tsx'
import { OfflineBar } from './banners/OfflineBar.tsx'
import { OnboardingBanner } from './banners/OnboardingBanner.tsx'
import { PartnerBanner } from './banners/PartnerBanner.tsx'
import { PreviewBanner } from './banners/PreviewBanner.tsx'
import { gatewayFailureAtom } from '#browser/connection.atoms.ts'
import { ReleaseBar } from './banners/ReleaseBar.tsx'
import { SignInAgain } from '#sign-in/SignInAgain.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { SyncStatus } from './SyncStatus.tsx'
import { useLiveData } from '#data/use-live-data.ts'
import { useScanner } from '#data/use-scanner.ts'
import { UserMenu } from './UserMenu.tsx'
import { WorkStatus } from './WorkStatus.tsx'

const loadPalette = () => import('./Palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

const ON_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What stays while screens change: sidebar, top bar, palette, and the dialogs that any screen can open. */
export function Shell() {
  const navigate = useNavigate()
  const { narrowSidebar } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const [failure, setFailure] = useAtom(gatewayFailureAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  /** The search text of the open palette, or null. */
  const [search, setSearch] = useState<string | null>(null)

  useLiveData()
  useScanner(setSearch)

  // Loaded before its first use, so that no key is lost.
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

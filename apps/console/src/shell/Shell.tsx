import { AppFrame, isModalOpen, SearchButton, TopBar } from '@greenroom/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router-dom'
import { appearanceAtom } from '#browser/appearance.atoms.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { chooseAppearanceAtom } from './choose-appearance.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { EarlyKeys } from './palette/EarlyKeys.tsx'
import { GatewayDialog } from './GatewayDialog.tsx'
import { Identity } from './Identity.tsx'
import { keepRelease } from '#browser/keep-release.ts'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { Navigation } from './sidebar/Navigation.tsx'
import { OnboardingBanner } from './banners/OnboardingBanner.tsx'
import { PartnerBanner } from './banners/PartnerBanner.tsx'
import { PreviewBanner } from './banners/PreviewBanner.tsx'
import { gatewayFailureAtom } from '#browser/connection.atoms.ts'
import { ReleaseBar } from './banners/ReleaseBar.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'
import { SyncStatus } from './SyncStatus.tsx'
import { useLiveData } from '#data/use-live-data.ts'
import { useReaderNumbers } from './use-reader-numbers.ts'
import { useScanner } from './use-scanner.ts'
import { UserMenu } from './UserMenu.tsx'
import { WorkStatus } from './WorkStatus.tsx'

const loadPalette = () => import('./palette/Palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

/** Without a connection the page goes on without them until there is one. */
const loadLateParts = (): Promise<typeof import('./banners/LateParts.tsx')> =>
  import('./banners/LateParts.tsx').catch(async () => {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadLateParts()
  })
const LateParts = lazy(async () => ({ default: (await loadLateParts()).LateParts }))

const ON_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What stays while screens change: sidebar, top bar, palette, and the dialogs that any screen can open. */
export function Shell() {
  const navigate = useNavigate()
  const { narrowSidebar } = useAtomValue(appearanceAtom)
  const choose = useSetAtom(chooseAppearanceAtom)
  const [failure, setFailure] = useAtom(gatewayFailureAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  /** What is typed into the palette when it opens, and whether Enter follows; null while it is closed. */
  const [search, setSearch] = useState<{ text: string; isEntered: boolean } | null>(null)
  const [isIdle, setIdle] = useState(false)
  const openPalette = (text: string) => setSearch({ text, isEntered: false })

  useLiveData()
  useReaderNumbers()
  useScanner(openPalette)

  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
        void loadPalette()
      }),
    [],
  )

  useEffect(keepRelease, [])

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!isModalOpen()) setSearch({ text: '', isEntered: false })
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])

  const topbar = (
    <TopBar
      start={<Identity />}
      search={
        <SearchButton label="Search or jump to" shortcut={ON_MAC ? '⌘ K' : 'Ctrl K'} onPress={() => openPalette('')} />
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
        <PreviewBanner />
        <OnboardingBanner />
        <ReleaseBar />
        <Outlet />
      </AppFrame>
      {search !== null && (
        <Suspense
          fallback={
            <EarlyKeys
              onType={(edit) => setSearch((now) => now && { ...now, text: edit(now.text) })}
              onEnter={() => setSearch((now) => now && { ...now, isEntered: now.text !== '' })}
              onClose={() => setSearch(null)}
            />
          }
        >
          <Palette search={search.text} isEntered={search.isEntered} onClose={() => setSearch(null)} />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <LateParts />
        </Suspense>
      )}
      <LeaveQuestion />
      <SignOutQuestion />
      {failure !== null && <GatewayDialog failure={failure} onStay={dirty ? () => setFailure(null) : undefined} />}
    </LinkProvider>
  )
}

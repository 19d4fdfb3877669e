import { pageOf } from '@greenroom/session'
import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { GatewayDialog } from './GatewayDialog.tsx'
import { LoginPage } from '#sign-in/LoginPage.tsx'
import { isApp, LOGIN_PATHS, pathAtom, placeNow, restoringAtom } from '#browser/page.atoms.ts'
import { PageNotFound } from './PageNotFound.tsx'
import { gatewayFailureAtom } from '#browser/connection.atoms.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { Splash } from './Splash.tsx'

/** The app and its router, which the login page doesn't need. */
export const loadApp = () => import('./App.tsx')

const App = lazy(() => loadApp().then(({ App }) => ({ default: App })))

/** The login page, or the app for a signed-in user. The login page has no router, to stay small. */
export function Root() {
  const [session, send] = useAtom(sessionAtom)
  const restoring = useAtomValue(restoringAtom)
  const failure = useAtomValue(gatewayFailureAtom)
  const path = useAtomValue(pathAtom)
  const page = pageOf(session)
  const isStranded = session.at === 'signedOut' && !page && !restoring && isApp(path)

  // The Back button leads here after signing out.
  useEffect(() => {
    if (isStranded) send({ type: 'loginNeeded', url: placeNow() })
  }, [isStranded, send])
  if (page)
    return (
      <Suspense fallback={<Splash />}>
        <App key={page.user.userID} />
      </Suspense>
    )
  if (restoring || isStranded || session.at === 'authorizing')
    return failure === null ? <Splash /> : <GatewayDialog failure={failure} />
  if (session.at === 'twoFactor' || LOGIN_PATHS.includes(path)) return <LoginPage />
  return (
    <main>
      <PageNotFound />
    </main>
  )
}

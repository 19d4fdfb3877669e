import { pageOf } from '@greenroom/session'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { GatewayDialog } from './GatewayDialog.tsx'
import { LoginPage } from './LoginPage.tsx'
import { LOGIN_PATHS, pathAtom, restoringAtom } from './page.atoms.ts'
import { PageNotFound } from './PageNotFound.tsx'
import { gatewayFailureAtom } from './connection.atoms.ts'
import { sessionAtom } from './session.atoms.ts'
import { Splash } from './Splash.tsx'

/** The app and its router: all that the login page can do without. */
export const loadApp = () => import('./App.tsx')

const App = lazy(() => loadApp().then(({ App }) => ({ default: App })))

/** The login page, or the app for whoever is signed in. The login page has no router, to stay light. */
export function Root() {
  const session = useAtomValue(sessionAtom)
  const restoring = useAtomValue(restoringAtom)
  const failure = useAtomValue(gatewayFailureAtom)
  const path = useAtomValue(pathAtom)
  const page = pageOf(session)
  if (page)
    return (
      <Suspense fallback={<Splash />}>
        <App key={page.user.userID} />
      </Suspense>
    )
  if (restoring || session.at === 'authorising')
    return failure === null ? <Splash /> : <GatewayDialog failure={failure} />
  if (session.at === 'twoFactor' || LOGIN_PATHS.includes(path)) return <LoginPage />
  return (
    <main>
      <PageNotFound />
    </main>
  )
}
